/** The only SQL over partner agencies and their logos; what a quote reads of them is in its own repository. */
import type { Insertable, Selectable } from 'kysely'
import type { AgencyLogo } from '../../../src/contract/sub-agent-schema'
import type { Db, Trx } from '../../db/schema'
import type { AgencyLogosTable, SubAgentsTable } from '../../db/schema/people-tables'

export type SubAgentRow = Selectable<SubAgentsTable>

/** The agency of a customer, in whatever state. */
export const findOwnAgency = (db: Db, customerId: number): Promise<SubAgentRow | undefined> =>
  db.selectFrom('sub_agents').selectAll().where('customer_id', '=', customerId).executeTakeFirst()

export const allAgencies = (db: Db): Promise<Pick<SubAgentRow, 'id' | 'agency_name' | 'state' | 'logo_id'>[]> =>
  db.selectFrom('sub_agents').select(['id', 'agency_name', 'state', 'logo_id']).orderBy('id').execute()

/** A logo as pages and papers take it; null for none. */
export async function findLogo(db: Db | Trx, id: string | null): Promise<AgencyLogo | null> {
  if (id === null) return null
  const row = await db.selectFrom('agency_logos').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? { src: `data:image/png;base64,${row.png}`, width: row.width, height: row.height } : null
}

/** The same file again is the same logo. */
export const saveLogo = async (trx: Trx, row: Insertable<AgencyLogosTable>): Promise<void> => {
  await trx
    .insertInto('agency_logos')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** False where there is no such agency. */
export async function setLogo(trx: Trx, agencyId: number, logoId: string | null): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('sub_agents')
    .set({ logo_id: logoId })
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}
