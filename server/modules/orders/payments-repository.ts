/** The only SQL over payments. */
import type { Trx } from '../../db/schema'

export type NewPayment = { id: string; orderId: number; method: string; amount: number; currency: string; at: string }

/** The one payment a booking awaits. */
export const insertPayment = async (trx: Trx, { id, orderId, method, amount, currency, at }: NewPayment): Promise<void> => {
  await trx
    .insertInto('payments')
    .values({ id, order_id: orderId, method, status: 'processing', amount, currency, created_at: at, updated_at: at })
    .execute()
}
