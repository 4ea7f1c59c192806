/** Writing a booking with all that belongs to it; part of placeOrder's one transaction. */
import { randomUUID } from 'node:crypto'
import { configPaths } from '../../../src/config/config-paths'
import { fixedPageIds } from '../../../src/config/content-identifiers'
import type { SaveBilling, Traveller } from '../../../src/contract/cart-schema'
import { formatBookingNumber } from '../../../src/domain/booking-number'
import { addDays } from '../../../src/domain/dates'
import { sum } from '../../../src/domain/money'
import type { Trx } from '../../db/schema'
import { enqueueMail } from '../../events/mail'
import { fail } from '../../fail'
import type { CartCall } from '../cart/cart-changes'
import { billingOf, type CartScene, travellersOf } from '../cart/cart-reading'
import type { PricedCart } from '../cart/cart-view'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { textVersion } from '../content/text-version'
import { type ItemNames, namesOf, placedOrder } from '../orders/order-view'
import {
  findOrderOfQuote,
  insertConsents,
  insertOrder,
  insertOrderItem,
  insertTravellers,
  nextNumber,
  type OrderRow,
} from '../orders/orders-repository'
import { insertPayment } from '../orders/payments-repository'
import type { PlacedMail } from '../orders/placed-mail'
import { bankDetails, configValue, marketTerms } from '../store/store-config'

const vatOf = ({ lines }: PricedCart): number => sum(lines.map(({ price, row }) => price.vatSar * row.qty))

/** The order's own row. @assumed the reference of a bank transfer is the booking number without dashes: a bank's form may refuse them. */
async function insertHead(trx: Trx, call: CartCall, { snapshot, today, at }: CartScene, cart: PricedCart): Promise<number> {
  const { quote, totals } = cart
  const billing = billingOf(quote)
  if (!billing || quote.payment_method === null) throw fail('checkout_billing_needed')
  const year = Number(today.slice(0, 4))
  const number = formatBookingNumber(year, await nextNumber(trx, `booking-${year}`))
  return insertOrder(trx, {
    number,
    quote_id: quote.id,
    session_id: call.session.id,
    customer_id: quote.customer_id,
    sub_agent_id: null,
    status: 'pending_payment',
    locale: call.locale,
    email: billing.email,
    firstname: billing.firstname,
    lastname: billing.lastname,
    phone: billing.phone,
    billing: JSON.stringify(billing),
    currency: quote.currency,
    subtotal: totals.subtotal,
    discount: totals.discount,
    coupon_code: quote.coupon_code,
    delivery_fees: totals.delivery,
    wallet_amount: totals.walletAmount,
    points_amount: totals.pointsAmount,
    vat: vatOf(cart),
    grand_total: totals.grandTotal,
    invoiced: 0,
    terms: JSON.stringify(marketTerms(snapshot)),
    payment_method: quote.payment_method,
    payment_reference: number.replaceAll('-', ''),
    pay_before: addDays(today, bankDetails(snapshot, call.locale).daysToPay),
    placed_on: today,
    created_at: at,
    updated_at: at,
  })
}

const travellerRow = (orderId: number, itemId: number, { item_id: _, ...traveller }: Traveller) => ({
  order_id: orderId,
  order_item_id: itemId,
  ...traveller,
})

async function insertLines(trx: Trx, orderId: number, { snapshot }: CartScene, { quote, lines, totals }: PricedCart): Promise<ItemNames[]> {
  const travellers = travellersOf(quote)
  const names: ItemNames[] = []
  for (const [index, line] of lines.entries()) {
    const { row, choice, price, unitPrice, rowTotal } = line
    const named = namesOf(line, snapshot)
    names.push(named)
    const itemId = await insertOrderItem(trx, {
      order_id: orderId,
      course_id: row.course_id,
      qty: row.qty,
      choice: JSON.stringify(choice),
      price: JSON.stringify(price),
      snapshot: JSON.stringify(named),
      unit_price: unitPrice,
      row_total: rowTotal,
      discount: totals.discountByLine[index] ?? 0,
      start_date: choice.startDate,
      end_date: price.endDate,
      weeks: choice.weeks,
    })
    const own = travellers.filter(({ item_id }) => item_id === row.id)
    await insertTravellers(
      trx,
      own.map((traveller) => travellerRow(orderId, itemId, traveller)),
    )
  }
  return names
}

async function logConsents(trx: Trx, order: OrderRow, snapshot: CatalogueSnapshot, json: string | null): Promise<void> {
  if (json === null) return
  const { terms, school_abroad, marketing_email, guardian } = JSON.parse(json) as SaveBilling['consents']
  const given = { terms, school_abroad, marketing_email, guardian }
  const version = textVersion(snapshot, fixedPageIds.terms)
  const kinds = ['terms', 'school_abroad', 'marketing_email', 'guardian'] as const
  await insertConsents(
    trx,
    kinds.map((kind) => ({
      order_id: order.id,
      customer_id: order.customer_id,
      email: order.email,
      kind,
      version,
      given: given[kind] ? (1 as const) : (0 as const),
      created_at: order.created_at,
    })),
  )
}

async function sendMail(trx: Trx, call: CartCall, { snapshot }: CartScene, order: OrderRow, names: readonly ItemNames[]): Promise<void> {
  const { locale } = call
  const value = (path: string) => configValue(snapshot, path, locale) ?? ''
  const { bank, holder, iban } = bankDetails(snapshot, locale)
  const params: PlacedMail = {
    order: await placedOrder(trx, order, locale),
    refs: names.map(({ refs }) => refs),
    firstname: order.firstname,
    subtotal: order.subtotal,
    discount: order.discount,
    couponCode: order.coupon_code,
    deliveryFees: order.delivery_fees,
    vat: order.vat,
    bank: { bank, holder, iban },
    store: { name: value(configPaths.storeName), phone: value(configPaths.storePhone), vatNumber: value(configPaths.storeVatNumber) },
  }
  await enqueueMail(trx, { to: order.email, locale, template: 'booking_placed', params }, call.now)
}

/** Head, lines, travellers, consents, the payment that is awaited and the confirmation mail. */
export async function writeOrder(trx: Trx, call: CartCall, scene: CartScene, cart: PricedCart): Promise<OrderRow> {
  const orderId = await insertHead(trx, call, scene, cart)
  const names = await insertLines(trx, orderId, scene, cart)
  const order = await findOrderOfQuote(trx, cart.quote.id)
  if (!order) throw new Error('the order just written is not there')
  await logConsents(trx, order, scene.snapshot, cart.quote.consents)
  await insertPayment(trx, {
    id: randomUUID(),
    orderId,
    method: order.payment_method,
    amount: order.grand_total,
    currency: order.currency,
    at: scene.at,
  })
  await sendMail(trx, call, scene, order, names)
  return order
}
