/** core/cart/*. */
import { Type } from '@sinclair/typebox'
import { limits } from '../../../src/config/limits'
import { CartChanged, CurrentQuote, QuoteItems } from '../../../src/contract/cart-schema'
import { fail } from '../../fail'
import { isRecord } from '../../input'
import { serve } from '../../routing'
import {
  addToCart,
  currentQuote,
  type LineAsked,
  quoteItems,
  removeItem,
  removeItems,
  updateQuantities,
  updateQuantity,
} from './cart-service'
import { applyPromoCode } from './coupon-service'

const Anything = Type.Optional(Type.Unknown())

/** Only these are looked at; what they hold is read by cart-choice.ts, strictly. */
const AddToCart = Type.Object({
  item: Anything,
  courseId: Anything,
  weeks: Anything,
  startDate: Anything,
  accommodationId: Anything,
  accommodationWeeks: Anything,
  extraNights: Anything,
  transfer: Anything,
  pickupId: Anything,
  insurance: Anything,
  extraFeeIds: Anything,
  student: Anything,
  qty: Anything,
})
const LineQuery = Type.Object({ item_id: Anything, product_id: Anything, qty: Anything })
const CartQuery = Type.Object({ cart: Anything })
const LinesQuery = Type.Object({ item_ids: Anything })
const PromoQuery = Type.Object({ coupon_code: Type.Optional(Type.String({ maxLength: 100 })) })
const Empty = Type.Object({})

/** Never more entries than a cart can hold: each costs statements inside the one writing transaction. */
function listOf(list: unknown, field: string): unknown[] {
  if (!Array.isArray(list) || list.length > limits.cart.maxLines) throw fail('validation', { fields: { [field]: 'format' } })
  return list
}

function asLines(cart: unknown): unknown {
  if (!isRecord(cart)) return cart
  return Object.entries(cart).map(([item_id, line]) => (isRecord(line) ? { ...line, item_id } : { item_id, qty: line }))
}

/** `cart` as a list of lines, or as an object of item id → quantity or line. Fails with `validation`. */
function linesOf(cart: unknown): LineAsked[] {
  const lines = listOf(asLines(cart), 'cart')
  if (!lines.every(isRecord)) throw fail('validation', { fields: { cart: 'format' } })
  return lines
}

/** Null, which means every line, only where nothing was named: what can't be read must not empty a cart. */
const namedIn = (itemIds: unknown): unknown[] | null => (itemIds === undefined || itemIds === null ? null : listOf(itemIds, 'item_ids'))

export const cartCalls = [
  serve('core/cart/addToCart', { input: AddToCart, output: CartChanged }, (call) => addToCart(call, call.input)),
  serve('core/cart/updateQuantity', { input: LineQuery, output: CartChanged }, (call) => updateQuantity(call, call.input)),
  serve('core/cart/updateQuantityById', { input: LineQuery, output: CartChanged }, (call) =>
    updateQuantity(call, { item_id: call.input.item_id, qty: call.input.qty }),
  ),
  serve('core/cart/updateCartQuantities', { input: CartQuery, output: CartChanged }, (call) =>
    updateQuantities(call, linesOf(call.input.cart)),
  ),
  serve('core/cart/removeItem', { input: LineQuery, output: CartChanged }, (call) => removeItem(call, call.input)),
  serve('core/cart/removeItemById', { input: LineQuery, output: CartChanged }, (call) => removeItem(call, { item_id: call.input.item_id })),
  serve('core/cart/removeItems', { input: LinesQuery, output: CartChanged }, (call) => removeItems(call, namedIn(call.input.item_ids))),
  serve('core/cart/getCurrentQuote', { input: Empty, output: CurrentQuote }, (call) => currentQuote(call)),
  serve('core/cart/getQuoteItems', { input: Empty, output: QuoteItems }, (call) => quoteItems(call)),
  serve('core/cart/applyPromoCode', { input: PromoQuery, output: CartChanged }, (call) =>
    applyPromoCode(call, call.input.coupon_code ?? ''),
  ),
]
