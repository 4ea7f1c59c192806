/** core/cart/*: the rules of the cart (spec §3, §4; design domain §4). */
import { limits } from '../../../src/config/limits'
import type { CartChanged, CurrentQuote, QuoteItems } from '../../../src/contract/cart-schema'
import type { BookingChoice } from '../../../src/contract/pricing-schema'
import { parseCount } from '../../../src/domain/digits'
import { priceBooking } from '../../../src/domain/pricing'
import type { Trx } from '../../db/schema'
import { fail } from '../../fail'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { marketTerms, minimumOrder } from '../store/store-config'
import { type CartCall, changedAnswer, currentScene, onceMore, openDraft, ownerOf, requireDraft, settleChange } from './cart-changes'
import { choiceFailure, choiceKey, readChoice, readQuantity } from './cart-choice'
import { type CartScene, readCart } from './cart-reading'
import { deleteItem, deleteItems, findItems, type ItemRow, insertItem, type QuoteRow, setQuantity } from './cart-repository'
import { cartItem, type PricedCart, quoteAnswer } from './cart-view'

function bookableOffer({ snapshot }: CartScene, choice: BookingChoice): Offer {
  const offer = snapshot.offerById.get(choice.courseId)
  if (!offer) throw fail('not_found')
  if (!offer.course.bookable) throw fail('cart_item_not_bookable')
  return offer
}

/** Adds `qty` to an equal line or writes a new one; the cart is not priced anew yet. Fails as addToCart does. */
export async function putLine(
  trx: Trx,
  scene: CartScene,
  quote: QuoteRow,
  choice: BookingChoice,
  qty: number,
): Promise<ItemRow | undefined> {
  const offer = bookableOffer(scene, choice)
  const priced = priceBooking(offer.course.pricing, choice, { today: scene.today, terms: marketTerms(scene.snapshot) })
  if (!priced.ok) throw choiceFailure(priced.failure)
  const rows = await findItems(trx, quote.id)
  const key = choiceKey(choice)
  const same = rows.find(({ choice_key }) => choice_key === key)
  if (!same && rows.length >= limits.cart.maxLines) throw fail('cart_full')
  if (same && same.qty + qty > limits.cart.maxQuantity) throw fail('cart_full')
  if (same) await setQuantity(trx, quote.id, same.id, same.qty + qty, scene.at)
  else await insertItem(trx, { quoteId: quote.id, choice, choiceKey: key, qty, price: priced.value, at: scene.at })
  return (await findItems(trx, quote.id)).find(({ choice_key }) => choice_key === key)
}

/**
 * Puts a booking for `qty` students into the cart; an equal one grows. Fails with `cart_choice_invalid` (fields), `validation` (qty),
 * `not_found`, `cart_item_not_bookable`, `cart_places_gone`, `cart_full`.
 */
export async function addToCart(call: CartCall, input: Readonly<Record<string, unknown>>): Promise<CartChanged> {
  const choice = readChoice(input)
  const qty = readQuantity(input.qty === undefined ? 1 : input.qty)
  const scene = await currentScene(call)
  return onceMore(() =>
    call.transact(async (trx) => {
      const quote = await openDraft(trx, call, scene)
      const item = await putLine(trx, scene, quote, choice, qty)
      const cart = await settleChange(trx, scene, quote)
      refuseMissingPlaces(cart, item ? [item.id] : [])
      return changedAnswer(call, scene, cart, item?.id ?? null)
    }),
  )
}

/** Which line is meant: by `item_id`, else by `product_id` where only one line has that course. Fails with core_cart_104. */
async function findLine(trx: Trx, quote: QuoteRow, { item_id, product_id }: { item_id?: unknown; product_id?: unknown }): Promise<ItemRow> {
  const rows = await findItems(trx, quote.id)
  const itemId = parseCount(item_id)
  const productId = parseCount(product_id)
  const meant = rows.filter(({ id, course_id }) => (itemId === null ? course_id === productId : id === itemId))
  const [line] = meant
  if (!line || meant.length > 1) throw fail('core_cart_104')
  return line
}

export type LineAsked = { item_id?: unknown; product_id?: unknown; qty?: unknown }

/** Fails with core_cart_103 where no quantity is sent; 0 is refused: removing has its own calls. */
function readNewQuantity(qty: unknown): number {
  if (qty === undefined || qty === null || qty === '') throw fail('core_cart_103')
  return readQuantity(qty)
}

/** Sets how many students a line books. Fails with core_cart_103, `validation` (qty), core_cart_105, core_cart_104, `cart_places_gone`. */
export const updateQuantity = (call: CartCall, input: LineAsked): Promise<CartChanged> => updateQuantities(call, [input])

function refuseMissingPlaces(cart: PricedCart, grown: readonly number[]): void {
  if (cart.lines.some(({ row, problem }) => grown.includes(row.id) && problem === 'cart_places_gone')) throw fail('cart_places_gone')
}

/** Sets several lines' quantities, all or none. The answer's `item` is the line, where one was asked for. */
export async function updateQuantities(call: CartCall, changes: readonly LineAsked[]): Promise<CartChanged> {
  const asked = changes.map((change) => ({ ...change, qty: readNewQuantity(change.qty) }))
  const scene = await currentScene(call)
  return call.transact(async (trx) => {
    const quote = await requireDraft(trx, call)
    const grown: number[] = []
    let only: number | null = null
    for (const change of asked) {
      const line = await findLine(trx, quote, change)
      if (change.qty !== line.qty) await setQuantity(trx, quote.id, line.id, change.qty, scene.at)
      if (change.qty > line.qty) grown.push(line.id)
      only = asked.length === 1 ? line.id : null
    }
    const cart = await settleChange(trx, scene, quote)
    refuseMissingPlaces(cart, grown)
    return changedAnswer(call, scene, cart, only)
  })
}

/** Takes a line out. Fails with core_cart_105, core_cart_104. */
export async function removeItem(call: CartCall, input: LineAsked): Promise<CartChanged> {
  const scene = await currentScene(call)
  return call.transact(async (trx) => {
    const quote = await requireDraft(trx, call)
    const line = await findLine(trx, quote, input)
    await deleteItem(trx, quote.id, line.id)
    return changedAnswer(call, scene, await settleChange(trx, scene, quote), null)
  })
}

/** Takes the named lines out, or all. The coupon stays for what is added next, and is judged then. */
export async function removeItems(call: CartCall, itemIds: readonly unknown[] | null): Promise<CartChanged> {
  const scene = await currentScene(call)
  return call.transact(async (trx) => {
    const quote = await requireDraft(trx, call)
    if (itemIds === null) await deleteItems(trx, quote.id)
    for (const itemId of itemIds ?? []) await deleteItem(trx, quote.id, (await findLine(trx, quote, { item_id: itemId })).id)
    return changedAnswer(call, scene, await settleChange(trx, scene, quote), null)
  })
}

/** An empty cart that was never opened. @assumed a fresh visitor's cart is empty, not an error. */
const emptyQuote = (snapshot: CatalogueSnapshot): CurrentQuote => ({
  success: true,
  quote_id: '',
  items_count: 0,
  subtotal: 0,
  subtotal_with_discount: 0,
  delivery_fees: 0,
  shipping_amount: 0,
  epowercrm_wallet_amount: 0,
  epowercrm_offer_amount: 0,
  redeem_points_amount: 0,
  discount: 0,
  grand_total: 0,
  coupon_code: null,
  coupon_dropped: null,
  minimum_order: minimumOrder(snapshot),
  show_minimum_message: minimumOrder(snapshot) > 0,
})

export async function currentQuote(call: CartCall): Promise<CurrentQuote> {
  const scene = await currentScene(call)
  const cart = await readCart(call.db, scene, ownerOf(call))
  return cart ? { success: true, ...quoteAnswer(cart, scene.snapshot) } : emptyQuote(scene.snapshot)
}

export async function quoteItems(call: CartCall): Promise<QuoteItems> {
  const scene = await currentScene(call)
  const cart = await readCart(call.db, scene, ownerOf(call))
  return { success: true, items: cart?.lines.map((line) => cartItem(line, scene.snapshot, call.locale)) ?? [] }
}
