/** core/checkout/* before the order: who pays and travels, how it is paid, how documents come. */
import type { BillingSaved, CheckoutState, PaymentMethods, SaveBilling, ShippingRates, Traveller } from '../../../src/contract/cart-schema'
import { priceBooking } from '../../../src/domain/pricing'
import type { Trx } from '../../db/schema'
import { type FailedFields, fail } from '../../fail'
import { type CartCall, currentScene, ownerOf } from '../cart/cart-changes'
import { billingOf, type CartScene, priceQuote, settleQuote, travellersOf } from '../cart/cart-reading'
import { findDraft, findItems, type ItemRow, type QuoteRow, updateQuote } from '../cart/cart-repository'
import { cartItem, quoteAnswer } from '../cart/cart-view'
import type { PricedLine } from '../cart/price-lines'
import { mailText } from '../orders/mail-text'
import { allowedCountries, bankDetails, guestCheckout, marketTerms } from '../store/store-config'
import { type CheckedBilling, checkBillingStep } from './billing-check'

/** @assumed one way to pay until the card gateway lands: bank transfer, within the days of site config. */
export const paymentCodes = ['bank_transfer'] as const
/** @assumed documents go by e-mail, free of charge, until couriers land. */
export const shippingCodes = ['email'] as const

/** The cart that is being checked out. Fails with core_cart_105, core_cart_100, `checkout_guest_closed`. */
export async function requireFilled(trx: Trx, call: CartCall, { snapshot }: CartScene): Promise<{ quote: QuoteRow; rows: ItemRow[] }> {
  if (call.session.customerId === null && !guestCheckout(snapshot)) throw fail('checkout_guest_closed')
  const quote = await findDraft(trx, ownerOf(call))
  if (!quote) throw fail('core_cart_105')
  const rows = await findItems(trx, quote.id)
  if (rows.length === 0) throw fail('core_cart_100')
  return { quote, rows }
}

/** True when every place of every line has its traveller and no traveller is left over. */
export function travellersFit(rows: readonly ItemRow[], travellers: readonly Traveller[]): boolean {
  const counts = new Map<number, number>()
  for (const { item_id } of travellers) counts.set(item_id, (counts.get(item_id) ?? 0) + 1)
  return rows.length === counts.size && rows.every(({ id, qty }) => counts.get(id) === qty)
}

/** What each traveller's own age and nationality make of the booking: a problem, or a price unlike the others' of the line. */
export function travellerFields(
  { snapshot, today }: CartScene,
  lines: readonly PricedLine[],
  travellers: readonly Traveller[],
): FailedFields {
  const fields: FailedFields = {}
  const terms = marketTerms(snapshot)
  travellers.forEach((traveller, index) => {
    const line = lines.find(({ row }) => row.id === traveller.item_id)
    if (!line?.offer) return
    const choice = { ...line.choice, student: { birthDate: traveller.birth_date, nationality: traveller.nationality } }
    const own = priceBooking(line.offer.course.pricing, choice, { today, terms })
    const first = priceBooking(line.offer.course.pricing, line.choice, { today, terms })
    if (!own.ok) fields[`travellers.${index}.birth_date`] = own.failure.code
    else if (first.ok && own.value.totalSar !== first.value.totalSar) fields[`travellers.${index}.birth_date`] = 'priceDiffers'
  })
  return fields
}

function refuseBroken({ fields, consents, hasMinor }: CheckedBilling): void {
  if (Object.keys(fields).length > 0) throw fail('validation', { fields })
  if (!consents.terms) throw fail('checkout_terms_needed', { fields: { 'consents.terms': 'required' } })
  if (hasMinor && !consents.guardian) throw fail('checkout_guardian_needed', { fields: { 'consents.guardian': 'required' } })
}

/**
 * Saves who pays, who travels and what they agreed to, and prices the cart with the travellers' own ages and nationalities. Fails with
 * `validation` (fields by dotted path; a pricing problem's code at `travellers.{n}.birth_date`, `priceDiffers` where the students of one line
 * would pay differently), `checkout_travellers`, `checkout_terms_needed`, `checkout_guardian_needed`, core_cart_105, core_cart_100,
 * `checkout_guest_closed`.
 */
export async function saveBillingAddress(call: CartCall, sent: SaveBilling): Promise<BillingSaved> {
  const scene = await currentScene(call)
  return call.transact(async (trx) => {
    const { quote, rows } = await requireFilled(trx, call, scene)
    if (!travellersFit(rows, sent.travellers)) throw fail('checkout_travellers')
    const before = await priceQuote(trx, scene, quote)
    const starts = new Map(before.lines.map(({ row, choice }) => [row.id, choice.startDate]))
    const checked = checkBillingStep(sent, { today: scene.today, allowed: allowedCountries(scene.snapshot), starts })
    refuseBroken(checked)
    const { billing, travellers, consents } = checked
    const saved = { billing: JSON.stringify(billing), travellers: JSON.stringify(travellers), consents: JSON.stringify(consents) }
    await updateQuote(trx, quote.id, { ...saved, coupon_dropped: null, updated_at: scene.at })
    const cart = await settleQuote(trx, scene, { ...quote, ...saved, coupon_dropped: null })
    const fields = travellerFields(scene, cart.lines, travellers)
    if (Object.keys(fields).length > 0) throw fail('validation', { fields })
    return {
      success: true,
      quote: quoteAnswer(cart, scene.snapshot),
      items: cart.lines.map((line) => cartItem(line, scene.snapshot, call.locale)),
      price_changed: cart.totals.grandTotal !== before.totals.grandTotal,
    }
  })
}

/** How an order can be paid, in the reader's language. Fails with core_cart_105, core_cart_100. */
export async function paymentMethods(call: CartCall): Promise<PaymentMethods> {
  const { snapshot } = await currentScene(call)
  const text = mailText(call.locale)
  const { bank, holder, iban, daysToPay } = bankDetails(snapshot, call.locale)
  const instructions = text('mail:payment.bank_transfer.instructions', { bank, holder, iban, count: daysToPay })
  return { success: true, items: [{ code: 'bank_transfer', title: text('mail:payment.bank_transfer.title'), instructions }] }
}

async function change(call: CartCall, what: Partial<QuoteRow>): Promise<void> {
  const scene = await currentScene(call)
  await call.transact(async (trx) => {
    const { quote } = await requireFilled(trx, call, scene)
    await updateQuote(trx, quote.id, { ...what, updated_at: scene.at })
    return { success: true }
  })
}

/** Fails with `checkout_payment_unknown`, core_cart_105, core_cart_100. */
export async function setPaymentMethod(call: CartCall, code: string): Promise<{ success: true }> {
  if (!paymentCodes.some((known) => known === code)) throw fail('checkout_payment_unknown', { fields: { code: 'unknown' } })
  await change(call, { payment_method: code })
  return { success: true }
}

/** How documents reach the buyer. Fails with core_checkout_105 where there is nothing to send. */
export async function shippingRates(call: CartCall): Promise<ShippingRates> {
  const quote = await findDraft(call.db, ownerOf(call))
  const rows = quote ? await findItems(call.db, quote.id) : []
  if (rows.length === 0) throw fail('core_checkout_105')
  return { success: true, items: [{ code: 'email', title: mailText(call.locale)('mail:shipping.email'), amount: 0 }] }
}

/** Fails with core_checkout_105 for a way that is not offered. */
export async function setShippingRate(call: CartCall, code: string): Promise<{ success: true }> {
  if (!shippingCodes.some((known) => known === code)) throw fail('core_checkout_105')
  await change(call, { shipping_rate: code })
  return { success: true }
}

/** What checkout has saved so far; all empty where nothing was. */
export async function checkoutState(call: CartCall): Promise<CheckoutState> {
  const { snapshot } = await currentScene(call)
  const quote = await findDraft(call.db, ownerOf(call))
  return {
    success: true,
    quote_id: quote?.id ?? '',
    billing: quote ? billingOf(quote) : null,
    travellers: quote ? travellersOf(quote) : [],
    consents: quote?.consents ? (JSON.parse(quote.consents) as SaveBilling['consents']) : null,
    payment_method: quote?.payment_method ?? null,
    shipping_rate: quote?.shipping_rate ?? null,
    guest_allowed: guestCheckout(snapshot),
  }
}
