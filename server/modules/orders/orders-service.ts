/** Bookings after they were placed. */
import type { LastOrder } from '../../../src/contract/cart-schema'
import { type CartCall, ownerOf } from '../cart/cart-changes'
import { placedOrder } from './order-view'
import { findLastOrder } from './orders-repository'

/**
 * The booking this session made last, for the thank-you page; null in a session that made none. There is no way to ask for another one by
 * number here (cases 44, 47).
 */
export async function lastOrder(call: CartCall): Promise<LastOrder> {
  const order = await findLastOrder(call.db, ownerOf(call))
  return { success: true, order: order ? await placedOrder(call.db, order, call.locale) : null }
}
