/** The only SQL over devices. */
import type { Insertable } from 'kysely'
import type { Trx } from '../../db/schema'
import type { DevicesTable } from '../../db/schema/session-tables'

/** A device that comes again, in another session or language, is the same device. */
export async function upsertDevice(trx: Trx, device: Insertable<DevicesTable>): Promise<void> {
  const { session_id, customer_id, locale, platform } = device
  await trx
    .insertInto('devices')
    .values(device)
    .onConflict((conflict) => conflict.column('token_hash').doUpdateSet({ session_id, customer_id, locale, platform }))
    .execute()
}
