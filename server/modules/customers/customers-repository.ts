/** The only SQL over customers. */
import type { Selectable } from 'kysely'
import type { Db } from '../../db/schema'
import type { CustomersTable } from '../../db/schema/people-tables'

export type CustomerRow = Selectable<CustomersTable>

export const findCustomer = (db: Db, id: number): Promise<CustomerRow | undefined> =>
  db.selectFrom('customers').selectAll().where('id', '=', id).where('state', '=', 'active').executeTakeFirst()
