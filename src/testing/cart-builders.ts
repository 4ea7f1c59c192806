import type { CartItem, Quote } from '../contract/cart-schema'
import type { Price } from '../contract/price-schema'
import type { BookingChoice } from '../contract/pricing-schema'
import { studyAlone } from '../domain/pricing/study-alone'

/** A booking of four weeks; say only what the test is about. */
export const buildChoice = (more: Partial<BookingChoice> = {}): BookingChoice => ({
  ...studyAlone(7, 4, '2026-06-15'),
  student: { birthDate: '2000-05-15', nationality: 'SA' },
  ...more,
})

export const buildPrice = (totalSar: number): Price => ({
  lines: [
    {
      kind: 'tuition',
      refId: null,
      amount: totalSar,
      currency: 'SAR',
      sar: totalSar,
      rule: { key: 'tuitionWhole', params: { count: 4, weeks: 4, rate: Math.round(totalSar / 4) } },
      taxable: false,
      removable: false,
    },
  ],
  currency: 'SAR',
  schoolTotal: totalSar,
  schoolTotalSar: totalSar,
  serviceFeeSar: 0,
  vatSar: 0,
  totalSar,
  endDate: '2026-07-10',
  accommodationFrom: null,
  accommodationTo: null,
})

export function buildCartItem(more: Partial<CartItem> = {}): CartItem {
  const { qty = 1, unit_price: unitPrice = 100_000 } = more
  return {
    item_id: 1,
    product_id: 7,
    qty,
    choice: buildChoice(),
    name: 'General English',
    url: 'general-english',
    school: 'Demo School',
    city: 'London',
    poster: 'london',
    accommodation: null,
    price: buildPrice(unitPrice),
    unit_price: unitPrice,
    row_total: unitPrice * qty,
    problem: null,
    ...more,
  }
}

export function buildQuote(items: CartItem[], more: Partial<Quote> = {}): Quote {
  const subtotal = items.reduce((sum, item) => sum + item.row_total, 0)
  return {
    quote_id: 'q-1',
    items_count: items.length,
    subtotal,
    subtotal_with_discount: subtotal,
    delivery_fees: 0,
    shipping_amount: 0,
    epowercrm_wallet_amount: 0,
    epowercrm_offer_amount: 0,
    redeem_points_amount: 0,
    discount: 0,
    grand_total: subtotal,
    coupon_code: null,
    coupon_dropped: null,
    minimum_order: 0,
    show_minimum_message: false,
    ...more,
  }
}
