/** The steps of a booking as a visitor's client takes them, for suites that need a cart or an order. */

import type { BillingSaved, CartChanged, OrderPlaced, SaveBilling, Traveller } from '../../src/contract/cart-schema'
import type { BookingChoice } from '../../src/contract/pricing-schema'
import { studyAlone } from '../../src/domain/pricing/study-alone'
import { demoChoice } from '../../src/domain/pricing/testing/demo-school'
import type { Answer, TestClient } from './test-client'

/** The worked example's booking (design domain §3), with changes. Its total is 2,951,040 halalas on 2026-03-01. */
export const choice = (change: Partial<BookingChoice> = {}): BookingChoice => ({ ...demoChoice, ...change })

/** Four weeks of the course alone, for an adult. */
export const plainChoice = (change: Partial<BookingChoice> = {}): BookingChoice => ({
  ...studyAlone(1, 4, '2026-06-15'),
  ...change,
})

export const workedTotal = 2_951_040

export const add = (visitor: TestClient, wish: BookingChoice, qty = 1): Promise<Answer<CartChanged>> =>
  visitor.call<CartChanged>('core/cart/addToCart', { ...wish, qty })

export const traveller = (itemId: number, change: Partial<Traveller> = {}): Traveller => ({
  item_id: itemId,
  firstname: 'Noura',
  lastname: 'Alharbi',
  gender: 'female',
  birth_date: '2000-05-15',
  nationality: 'SA',
  guardian_name: null,
  guardian_phone: null,
  ...change,
})

export const billingStep = (travellers: Traveller[], change: Partial<SaveBilling> = {}): SaveBilling => ({
  billing: {
    firstname: 'Noura',
    lastname: 'Alharbi',
    email: 'noura@example.com',
    phone: '0501234567',
    country: 'SA',
    city: 'Riyadh',
    street: 'King Fahd Road 12',
  },
  travellers,
  consents: { terms: true, school_abroad: true, marketing_email: false, guardian: false },
  ...change,
})

export const saveBilling = (visitor: TestClient, step: SaveBilling): Promise<Answer<BillingSaved>> =>
  visitor.call<BillingSaved>('core/checkout/saveBillingAddress', step)

export type Ready = { quoteId: string; total: number; itemId: number }

/** A cart of one plain booking that is ready to be placed. */
export async function readyCart(visitor: TestClient, wish: BookingChoice = plainChoice(), email = 'noura@example.com'): Promise<Ready> {
  const added = await add(visitor, wish)
  const item = added.body.items?.[0]
  if (!item) throw new Error(`not added: ${JSON.stringify(added.body)}`)
  const step = billingStep([traveller(item.item_id)])
  const saved = await saveBilling(visitor, { ...step, billing: { ...step.billing, email } })
  if (saved.status !== 200) throw new Error(`billing not saved: ${JSON.stringify(saved.body)}`)
  await visitor.call('core/checkout/setPaymentMethod', { code: 'bank_transfer' })
  return { quoteId: saved.body.quote.quote_id, total: saved.body.quote.grand_total, itemId: item.item_id }
}

export const place = (visitor: TestClient, { quoteId, total }: Ready, key?: string): Promise<Answer<OrderPlaced>> =>
  visitor.call<OrderPlaced>('core/checkout/placeOrder', { quote_id: quoteId, expected_total: total }, key ? { key } : {})
