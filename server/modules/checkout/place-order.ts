/** core/checkout/placeOrder: exactly once, at the price the server computes now (architecture §5 b, design domain §4). */
import type { OrderPlaced, PlaceOrder, SaveBilling } from '../../../src/contract/cart-schema'
import { waitInLine } from '../../db/dialect'
import type { Db, Trx } from '../../db/schema'
import { Failure, fail } from '../../fail'
import { type CartCall, onceMore, ownerOf, sceneOf } from '../cart/cart-changes'
import { billingOf, buyerOf, type CartScene, priceQuote, readCart, travellersOf } from '../cart/cart-reading'
import { findDraft, findItems, findQuote, insertDraft, type QuoteRow, updateQuote } from '../cart/cart-repository'
import type { PricedCart } from '../cart/cart-view'
import { findCoupon, insertUse, takeUse } from '../cart/coupon-repository'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { placedOrder } from '../orders/order-view'
import { findLastOrder, findOrderOfQuote, type OrderRow, takePlaces } from '../orders/orders-repository'
import { setSessionQuote } from '../session/session-service'
import { guestCheckout } from '../store/store-config'
import { travellerFields, travellersFit } from './checkout-service'
import { writeOrder } from './write-order'

/** @assumed how long an empty cart still answers the order it became, for a second click or tab that does not name its cart. Milliseconds. */
const repeatWindow = 3_600_000

/** The same order again for the same cart: a second click, another tab, a repeated request (case 2). */
async function placedBefore(db: Db, call: CartCall, input: PlaceOrder): Promise<OrderRow | null> {
  const owner = ownerOf(call)
  if (input.quote_id) {
    const quote = await findQuote(db, owner, input.quote_id)
    return quote?.status === 'placed' ? ((await findOrderOfQuote(db, quote.id)) ?? null) : null
  }
  const draft = await findDraft(db, owner)
  if (draft && (await findItems(db, draft.id)).length > 0) return null
  const last = await findLastOrder(db, owner)
  return last && call.now - Date.parse(last.created_at) < repeatWindow ? last : null
}

async function requireQuote(trx: Trx, call: CartCall, input: PlaceOrder): Promise<QuoteRow> {
  const quote = await findDraft(trx, ownerOf(call))
  if (!quote || (input.quote_id && input.quote_id !== quote.id)) throw fail('core_cart_105')
  return quote
}

/** What the steps before must have left: lines, billing with travellers for each place, consent, a way to pay. */
function checkSteps({ quote, lines }: PricedCart): void {
  if (lines.length === 0) throw fail('core_cart_100')
  if (!billingOf(quote) || quote.consents === null) throw fail('checkout_billing_needed')
  const rows = lines.map(({ row }) => row)
  if (!travellersFit(rows, travellersOf(quote))) throw fail('checkout_travellers')
  if (!(JSON.parse(quote.consents) as SaveBilling['consents']).terms) throw fail('checkout_terms_needed')
  if (quote.payment_method === null) throw fail('checkout_payment_needed')
}

/** Everything that may have changed since the visitor last looked. */
function checkOffer(before: QuoteRow, { quote, lines, totals }: PricedCart, input: PlaceOrder): void {
  const broken = lines.filter(({ problem }) => problem !== null)
  if (broken.length > 0) {
    throw fail(broken.every(({ problem }) => problem === 'cart_places_gone') ? 'cart_places_gone' : 'cart_item_not_bookable', {
      fields: Object.fromEntries(broken.map(({ row, problem }) => [`items.${row.id}`, problem ?? ''])),
    })
  }
  if (totals.showMinimumMessage) throw fail('cart_minimum_order')
  if (before.coupon_code !== null && quote.coupon_code === null)
    throw fail('core_cart_101', { fields: { coupon_code: quote.coupon_dropped ?? '' } })
  const unlikeSeen = lines.some(({ changed }) => changed)
  if (unlikeSeen || (input.expected_total !== undefined && input.expected_total !== totals.grandTotal)) throw fail('cart_price_changed')
}

/** An offer that began or a price list that changed since billing may part the students of a line: nobody pays by another one's data. */
function checkTravellers(scene: CartScene, { quote, lines }: PricedCart): void {
  const fields = travellerFields(scene, lines, travellersOf(quote))
  if (Object.keys(fields).length > 0) throw fail('checkout_travellers', { fields })
}

/** Places and coupon uses are taken by guarded updates: who comes second finds none left, and nothing of the order stays. */
async function takeScarce(trx: Trx, { lines }: PricedCart): Promise<void> {
  for (const { row } of lines) if (!(await takePlaces(trx, row.course_id, row.qty))) throw fail('cart_places_gone')
}

async function takeCoupon(trx: Trx, { quote }: PricedCart, orderId: number, at: string): Promise<void> {
  if (quote.coupon_code === null) return
  const coupon = await findCoupon(trx, quote.coupon_code)
  const buyer = buyerOf(quote)
  if (!coupon || buyer === null || !(await takeUse(trx, coupon.id))) throw fail('core_cart_101', { fields: { coupon_code: 'usedUp' } })
  await insertUse(trx, coupon.id, orderId, buyer, at)
}

async function startAnew(trx: Trx, call: CartCall, quote: QuoteRow, at: string): Promise<void> {
  await updateQuote(trx, quote.id, { status: 'placed', updated_at: at })
  const fresh = await insertDraft(trx, { owner: ownerOf(call), storeCode: quote.store_code, currency: quote.currency, at })
  await setSessionQuote(trx, call.session.id, fresh.id)
}

async function place(trx: Trx, call: CartCall, input: PlaceOrder): Promise<OrderPlaced> {
  await waitInLine(trx, call.services.connection.kind, 'counters')
  const earlier = await placedBefore(trx, call, input)
  if (earlier) return { success: true, ...(await placedOrder(trx, earlier, call.locale)) }
  const scene: CartScene = sceneOf(call, await call.services.catalogue.within(trx))
  if (call.session.customerId === null && !guestCheckout(scene.snapshot)) throw fail('checkout_guest_closed')
  const quote = await requireQuote(trx, call, input)
  const cart = await priceQuote(trx, scene, quote)
  checkSteps({ ...cart, quote })
  checkOffer(quote, cart, input)
  checkTravellers(scene, cart)
  await takeScarce(trx, cart)
  const order = await writeOrder(trx, call, scene, cart)
  await takeCoupon(trx, cart, order.id, scene.at)
  await startAnew(trx, call, quote, scene.at)
  return { success: true, ...(await placedOrder(trx, order, call.locale)) }
}

/** A catalogue that changed is loaded before the transaction, where nobody waits for it; the transaction then finds it held. */
function renewCatalogue({ services }: CartCall): Promise<CatalogueSnapshot> {
  services.catalogue.recheck()
  return services.catalogue.current()
}

/** After these the visitor must see the cart as it is now: prices, dropped coupon, lines that can't be booked. */
const refreshAfter: readonly string[] = ['core_cart_101', 'cart_price_changed', 'cart_item_not_bookable', 'cart_places_gone']

/**
 * Makes the booking. Called again for the same cart, by whoever shares the session, it answers the same booking. Fails, leaving nothing
 * behind, with core_cart_105, core_cart_100, `checkout_guest_closed`, `checkout_billing_needed`, `checkout_travellers`,
 * `checkout_terms_needed`, `checkout_payment_needed`, `cart_item_not_bookable`, `cart_places_gone`, `cart_minimum_order`, core_cart_101,
 * `cart_price_changed`.
 */
export async function placeOrder(call: CartCall, input: PlaceOrder): Promise<OrderPlaced> {
  const earlier = await placedBefore(call.db, call, input)
  if (earlier) return { success: true, ...(await placedOrder(call.db, earlier, call.locale)) }
  await renewCatalogue(call)
  try {
    return await onceMore(() => call.transact((trx) => place(trx, call, input)))
  } catch (error) {
    if (error instanceof Failure && refreshAfter.includes(error.code)) {
      await readCart(call.db, sceneOf(call, await renewCatalogue(call)), ownerOf(call))
    }
    throw error
  }
}
