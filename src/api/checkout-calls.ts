import type { CheckoutState, PlacedOrder, Traveller } from '../contract/cart-schema'
import type { Result } from '../domain/result'
import { type CartLine, toCartLine } from './cart-calls'
import type { CallOptions, Client } from './client'
import type { Failure } from './failure'
import { mapped } from './mapped'

/** Who pays and gets the mails. `phone` E.164, `country` ISO alpha-2. */
export type Billing = { firstname: string; lastname: string; email: string; phone: string; country: string; city: string; street: string }

export type TravellerDetails = {
  itemId: number
  firstname: string
  lastname: string
  gender: 'female' | 'male'
  birthDate: string
  nationality: string
  guardianName: string | null
  guardianPhone: string | null
}

export type Consents = { terms: boolean; schoolAbroad: boolean; marketingEmail: boolean; guardian: boolean }
export type BillingStep = { billing: Billing; travellers: TravellerDetails[]; consents: Consents }
export type PaymentChoice = { code: string; title: string; instructions: string }

/** A booking just made. `payBefore` and `placedOn` are ISO dates, totals halalas. */
export type PlacedBooking = {
  number: string
  grandTotal: number
  email: string
  placedOn: string
  paymentMethod: string
  paymentReference: string
  payBefore: string
  lines: CartLine[]
}

const toPlacedBooking = (order: PlacedOrder): PlacedBooking => ({
  number: order.number,
  grandTotal: order.grand_total,
  email: order.email,
  placedOn: order.placed_on,
  paymentMethod: order.payment_method,
  paymentReference: order.payment_reference,
  payBefore: order.pay_before,
  lines: order.items.map(toCartLine),
})

/** What the server has of this checkout, so that a reload or another tab goes on where one was. */
export type CheckoutSaved = {
  quoteId: string
  billing: Billing | null
  travellers: TravellerDetails[]
  consents: Consents | null
  paymentMethod: string | null
  guestAllowed: boolean
}

const toTraveller = (traveller: Traveller): TravellerDetails => ({
  itemId: traveller.item_id,
  firstname: traveller.firstname,
  lastname: traveller.lastname,
  gender: traveller.gender,
  birthDate: traveller.birth_date,
  nationality: traveller.nationality,
  guardianName: traveller.guardian_name,
  guardianPhone: traveller.guardian_phone,
})

const toSaved = ({ quote_id, billing, travellers, consents, payment_method, guest_allowed }: CheckoutState): CheckoutSaved => ({
  quoteId: quote_id,
  billing,
  travellers: travellers.map(toTraveller),
  consents: consents && {
    terms: consents.terms,
    schoolAbroad: consents.school_abroad,
    marketingEmail: consents.marketing_email,
    guardian: consents.guardian,
  },
  paymentMethod: payment_method,
  guestAllowed: guest_allowed,
})

const wireTraveller = (traveller: TravellerDetails) => ({
  item_id: traveller.itemId,
  firstname: traveller.firstname,
  lastname: traveller.lastname,
  gender: traveller.gender,
  birth_date: traveller.birthDate,
  nationality: traveller.nationality,
  guardian_name: traveller.guardianName,
  guardian_phone: traveller.guardianPhone,
})

/** The checkout's calls in the site's own words. */
export function checkoutCalls(client: Client) {
  return {
    saved: async (options?: CallOptions) => mapped(await client.call('core/checkout/getCheckout', undefined, options), toSaved),
    saveBilling: ({ billing, travellers, consents }: BillingStep) =>
      client.call('core/checkout/saveBillingAddress', {
        billing,
        travellers: travellers.map(wireTraveller),
        consents: {
          terms: consents.terms,
          school_abroad: consents.schoolAbroad,
          marketing_email: consents.marketingEmail,
          guardian: consents.guardian,
        },
      }),
    paymentMethods: async (options?: CallOptions): Promise<Result<PaymentChoice[], Failure>> =>
      mapped(await client.call('core/checkout/getAvailablePaymentMethods', undefined, options), ({ items }) =>
        items.map((method) => ({ ...method })),
      ),
    choosePayment: (code: string) => client.call('core/checkout/setPaymentMethod', { code }),
    /** `expectedTotal` in halalas: what the person saw and agreed to. `key`: one for the whole intention, also across reloads. */
    placeOrder: async (quoteId: string, expectedTotal: number, key: string): Promise<Result<PlacedBooking, Failure>> =>
      mapped(await client.call('core/checkout/placeOrder', { quote_id: quoteId, expected_total: expectedTotal }, { key }), toPlacedBooking),
  }
}
