import type { CartItem, Quote } from '../contract/cart-schema'
import type { Price } from '../contract/price-schema'
import type { BookingChoice } from '../contract/pricing-schema'
import type { CallOptions, Client } from './client'
import { mapped } from './mapped'

/** A line of the cart. Amounts are halalas. `key` is product id plus item id, spec §3. */
export type CartLine = {
  key: string
  itemId: number
  productId: number
  qty: number
  choice: BookingChoice
  name: string
  url: string
  school: string
  city: string
  poster: string
  accommodation: string | null
  price: Price
  unitPrice: number
  rowTotal: number
  /** The failure code that says why it can't be booked now; null when it can. */
  problem: string | null
}

/** The server's cart totals, halalas. */
export type CartTotals = {
  quoteId: string
  itemsCount: number
  subtotal: number
  subtotalWithDiscount: number
  deliveryFees: number
  shippingAmount: number
  walletAmount: number
  offerAmount: number
  loyaltyAmount: number
  discount: number
  grandTotal: number
  couponCode: string | null
  /** The failure code of a coupon that a change made fall; null when none did. */
  couponDropped: string | null
  minimumOrder: number
  showMinimumMessage: boolean
}

const lineKey = (item: CartItem) => `${item.product_id}-${item.item_id}`

export const toCartLine = (item: CartItem): CartLine => ({
  key: lineKey(item),
  itemId: item.item_id,
  productId: item.product_id,
  qty: item.qty,
  choice: item.choice,
  name: item.name,
  url: item.url,
  school: item.school,
  city: item.city,
  poster: item.poster,
  accommodation: item.accommodation,
  price: item.price,
  unitPrice: item.unit_price,
  rowTotal: item.row_total,
  problem: item.problem,
})

export const toCartTotals = (quote: Quote): CartTotals => ({
  quoteId: quote.quote_id,
  itemsCount: quote.items_count,
  subtotal: quote.subtotal,
  subtotalWithDiscount: quote.subtotal_with_discount,
  deliveryFees: quote.delivery_fees,
  shippingAmount: quote.shipping_amount,
  walletAmount: quote.epowercrm_wallet_amount,
  offerAmount: quote.epowercrm_offer_amount,
  loyaltyAmount: quote.redeem_points_amount,
  discount: quote.discount,
  grandTotal: quote.grand_total,
  couponCode: quote.coupon_code,
  couponDropped: quote.coupon_dropped ?? null,
  minimumOrder: quote.minimum_order,
  showMinimumMessage: quote.show_minimum_message,
})

/** The cart's calls in the site's own words: wire names end here. */
export function cartCalls(client: Client) {
  return {
    totals: async (options?: CallOptions) => mapped(await client.call('core/cart/getCurrentQuote', undefined, options), toCartTotals),
    lines: async (options?: CallOptions) =>
      mapped(await client.call('core/cart/getQuoteItems', undefined, options), ({ items }) => items.map(toCartLine)),
    add: (choice: BookingChoice, qty: number, options?: CallOptions) => client.call('core/cart/addToCart', { ...choice, qty }, options),
    setQuantity: async (itemId: number, qty: number) =>
      mapped(await client.call('core/cart/updateQuantityById', { item_id: itemId, qty }), ({ item }) => (item ? toCartLine(item) : null)),
    remove: (itemId: number) => client.call('core/cart/removeItemById', { item_id: itemId }),
    /** An empty code takes the coupon off. */
    applyCoupon: (code: string) => client.call('core/cart/applyPromoCode', { coupon_code: code }),
  }
}
