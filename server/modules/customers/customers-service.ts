/** Who the session belongs to (spec §4 "Session"). */
import type { LoginCustomer } from '../../../src/contract/customer-schema'
import type { Db } from '../../db/schema'
import { fail } from '../../fail'
import type { Session } from '../session/session-service'
import { findCustomer } from './customers-repository'

/** False for a guest and for an account that is gone. */
export const isLoggedIn = async (db: Db, { customerId }: Session): Promise<boolean> =>
  customerId !== null && (await findCustomer(db, customerId)) !== undefined

/** The customer's session data. Fails with core_customers_103 for an account that is gone. */
export async function loginCustomerData(db: Db, customerId: number): Promise<LoginCustomer> {
  const customer = await findCustomer(db, customerId)
  if (!customer) throw fail('core_customers_103')
  const { id, email_shown, firstname, lastname, group_id } = customer
  return { success: true, data: { entity_id: id, email: email_shown, firstname, lastname, name: `${firstname} ${lastname}`, group_id } }
}
