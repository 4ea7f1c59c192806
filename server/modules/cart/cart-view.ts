/** A priced cart as the client reads it, names in the reader's language (case 61). */
import type { Locale } from '../../../src/config/locales'
import type { CartItem, Quote } from '../../../src/contract/cart-schema'
import type { CartTotals } from '../../../src/domain/cart-totals'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { minimumOrder } from '../store/store-config'
import type { QuoteRow } from './cart-repository'
import type { PricedLine } from './price-lines'

export type PricedCart = { quote: QuoteRow; lines: PricedLine[]; totals: CartTotals }

/** A course that left the catalogue keeps its line, without a name, so that it can be removed. */
const gone = { en: '', ar: '' }

export function cartItem(
  { row, choice, offer, price, unitPrice, rowTotal, problem }: PricedLine,
  snapshot: CatalogueSnapshot,
  locale: Locale,
): CartItem {
  const accommodation = snapshot.accommodations.find(({ id }) => id === choice.accommodationId)
  return {
    item_id: row.id,
    product_id: row.course_id,
    qty: row.qty,
    choice,
    name: localise(offer?.course.name ?? gone, locale),
    url: localise(offer?.course.url ?? gone, locale),
    school: localise(offer?.school.name ?? gone, locale),
    city: localise(offer?.city.name ?? gone, locale),
    poster: offer?.city.poster ?? '',
    accommodation: accommodation ? localise(accommodation.name, locale) : null,
    price,
    unit_price: unitPrice,
    row_total: rowTotal,
    problem,
  }
}

/** Spec §3 "Quote response fields read". `items_count` counts students. */
export function quoteAnswer({ quote, lines, totals }: PricedCart, snapshot: CatalogueSnapshot): Quote {
  return {
    quote_id: quote.id,
    items_count: lines.reduce((count, { row }) => count + row.qty, 0),
    subtotal: totals.subtotal,
    subtotal_with_discount: totals.subtotalWithDiscount,
    delivery_fees: totals.delivery,
    shipping_amount: totals.delivery,
    epowercrm_wallet_amount: totals.walletAmount,
    epowercrm_offer_amount: 0,
    redeem_points_amount: totals.pointsAmount,
    discount: totals.discount,
    grand_total: totals.grandTotal,
    coupon_code: quote.coupon_code,
    coupon_dropped: quote.coupon_dropped,
    minimum_order: minimumOrder(snapshot),
    show_minimum_message: totals.showMinimumMessage,
  }
}
