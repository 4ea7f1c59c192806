/** core/cart/applyPromoCode. */
import type { CartChanged } from '../../../src/contract/cart-schema'
import type { Trx } from '../../db/schema'
import { fail } from '../../fail'
import { type CartCall, changedAnswer, currentScene, requireDraft, settleChange } from './cart-changes'
import { normaliseCode, problemOf, refusedCode, toDiscount } from './cart-discount'
import { buyerOf, type CartScene, priceQuote } from './cart-reading'
import { type QuoteRow, updateQuote } from './cart-repository'
import { countUses, findCoupon } from './coupon-repository'

/**
 * Puts a coupon on the cart; one at a time, a second one takes the first one's place. An empty code takes it off. Fails with core_cart_101
 * (unknown, not yet, ended, used up: the field says which), `coupon_minimum`, `coupon_scope`, core_cart_105, core_cart_100.
 */
export async function applyPromoCode(call: CartCall, typed: string): Promise<CartChanged> {
  const code = normaliseCode(typed)
  const scene = await currentScene(call)
  return call.transact(async (trx) => {
    const quote = await requireDraft(trx, call)
    if (code !== '') await checkCode(trx, scene, quote, code)
    const changed = { ...quote, coupon_code: code === '' ? null : code }
    await updateQuote(trx, quote.id, { coupon_code: changed.coupon_code })
    return changedAnswer(call, scene, await settleChange(trx, scene, changed), null)
  })
}

async function checkCode(trx: Trx, scene: CartScene, quote: QuoteRow, code: string): Promise<void> {
  const { lines } = await priceQuote(trx, scene, { ...quote, coupon_code: null })
  if (lines.length === 0) throw fail('core_cart_100')
  const coupon = await findCoupon(trx, code)
  if (!coupon) throw fail('core_cart_101', { fields: { coupon_code: 'unknown' } })
  const buyer = buyerOf(quote)
  const discount = toDiscount(coupon, buyer === null ? 0 : await countUses(trx, coupon.id, buyer))
  const problem = problemOf(lines, discount, scene.today)
  if (problem) throw fail(refusedCode(problem), { fields: { coupon_code: problem } })
}
