/** Loading a cart: prices, coupon and totals are computed anew every time; what changed is written back. */
import type { BillingAddress, Traveller } from '../../../src/contract/cart-schema'
import { inTransaction } from '../../db/connect'
import type { Db, Trx } from '../../db/schema'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { cartTotals, droppedCode, problemOf, toDiscount } from './cart-discount'
import { findDraft, findItems, findPlaces, type Owner, type QuoteRow, setPrice, updateQuote } from './cart-repository'
import type { PricedCart } from './cart-view'
import { countUses, findCoupon } from './coupon-repository'
import { type PricedLine, priceLines } from './price-lines'

export type CartScene = { snapshot: CatalogueSnapshot; today: string; at: string }

export const travellersOf = (quote: QuoteRow): Traveller[] =>
  quote.travellers === null ? [] : (JSON.parse(quote.travellers) as Traveller[])
export const billingOf = (quote: QuoteRow): BillingAddress | null =>
  quote.billing === null ? null : (JSON.parse(quote.billing) as BillingAddress)

/** By whom uses of a coupon are counted: the account, else the e-mail given; null while neither is known. */
export function buyerOf(quote: QuoteRow): string | null {
  if (quote.customer_id !== null) return `customer:${quote.customer_id}`
  return billingOf(quote)?.email ?? null
}

async function couponOf(db: Db, quote: QuoteRow) {
  if (quote.coupon_code === null) return null
  const coupon = await findCoupon(db, quote.coupon_code)
  if (!coupon) return null
  const buyer = buyerOf(quote)
  return { coupon, discount: toDiscount(coupon, buyer === null ? 0 : await countUses(db, coupon.id, buyer)) }
}

async function pricedLines(db: Db, { snapshot, today }: CartScene, quote: QuoteRow): Promise<PricedLine[]> {
  const rows = await findItems(db, quote.id)
  const places = await findPlaces(db, [...new Set(rows.map(({ course_id }) => course_id))])
  return priceLines(rows, { snapshot, today, travellers: travellersOf(quote), places })
}

/** The cart as it is now. A coupon that no longer holds is reported, and already taken out of the quote and the totals. */
export async function priceQuote(db: Db, scene: CartScene, quote: QuoteRow): Promise<PricedCart> {
  const lines = await pricedLines(db, scene, quote)
  const coupon = await couponOf(db, quote)
  const problem = coupon && lines.length > 0 ? problemOf(lines, coupon.discount, scene.today) : null
  if (quote.coupon_code !== null && (problem !== null || !coupon)) {
    const fallen = { ...quote, coupon_code: null, coupon_dropped: problem === null ? 'core_cart_101' : droppedCode(problem) }
    return { quote: fallen, lines, totals: cartTotals(lines, null, scene.snapshot, scene.today) }
  }
  return { quote, lines, totals: cartTotals(lines, coupon?.discount ?? null, scene.snapshot, scene.today) }
}

/** Prices the cart and writes back what changed: the prices now shown, a coupon that fell. */
export async function settleQuote(trx: Trx, scene: CartScene, quote: QuoteRow): Promise<PricedCart> {
  const cart = await priceQuote(trx, scene, quote)
  for (const { row, price, changed } of cart.lines) if (changed) await setPrice(trx, row.id, price, scene.at)
  const { coupon_code, coupon_dropped } = cart.quote
  if (coupon_code !== quote.coupon_code || coupon_dropped !== quote.coupon_dropped) {
    await updateQuote(trx, quote.id, { coupon_code, coupon_dropped, updated_at: scene.at })
  }
  return cart
}

/** The owner's cart, or null where there is none. Writes only when something changed since it was last shown. */
export async function readCart(db: Db, scene: CartScene, owner: Owner): Promise<PricedCart | null> {
  const quote = await findDraft(db, owner)
  if (!quote) return null
  const cart = await priceQuote(db, scene, quote)
  if (cart.quote === quote && !cart.lines.some(({ changed }) => changed)) return cart
  return inTransaction(db, async (trx) => {
    const current = await findDraft(trx, owner)
    return current ? settleQuote(trx, scene, current) : null
  })
}
