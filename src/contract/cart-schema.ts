/** Cart and checkout on the wire. Field names are the specification's (§3, §7); amounts are halalas. */
import { type Static, Type } from '@sinclair/typebox'
import { Price } from './price-schema'
import { BookingChoice } from './pricing-schema'
import { IsoDate, Minor } from './text-schema'

/** `qty`: how many students book exactly this. */
export const AddToCartItem = Type.Intersect([BookingChoice, Type.Object({ qty: Type.Optional(Type.Integer({ minimum: 1, maximum: 20 })) })])
export type AddToCartItem = Static<typeof AddToCartItem>

export const CartItem = Type.Object({
  item_id: Type.Integer(),
  /** The course: a course is a product. */
  product_id: Type.Integer(),
  qty: Type.Integer(),
  choice: BookingChoice,
  name: Type.String(),
  url: Type.String(),
  school: Type.String(),
  city: Type.String(),
  poster: Type.String(),
  accommodation: Type.Union([Type.String(), Type.Null()]),
  price: Price,
  unit_price: Minor,
  row_total: Minor,
  /** Null when it can be booked; otherwise the failure code that says why not. */
  problem: Type.Union([Type.String(), Type.Null()]),
})
export type CartItem = Static<typeof CartItem>

/** The quote of the specification's section 3: a server cart. `quote_id` is empty while nothing was ever added. */
export const Quote = Type.Object({
  quote_id: Type.String(),
  items_count: Type.Integer(),
  subtotal: Minor,
  subtotal_with_discount: Minor,
  delivery_fees: Minor,
  shipping_amount: Minor,
  epowercrm_wallet_amount: Minor,
  epowercrm_offer_amount: Minor,
  redeem_points_amount: Minor,
  discount: Minor,
  grand_total: Minor,
  coupon_code: Type.Union([Type.String(), Type.Null()]),
  /** Failure code of the coupon that the last change made fall; null again after the next change. */
  coupon_dropped: Type.Optional(Type.Union([Type.String(), Type.Null()])),
  minimum_order: Minor,
  show_minimum_message: Type.Boolean(),
})
export type Quote = Static<typeof Quote>

const done = { success: Type.Boolean() }

/** Every change of the cart answers the whole cart anew; `item` is the line it was about, null once that is gone. */
export const CartChanged = Type.Object({ ...done, quote: Quote, items: Type.Array(CartItem), item: Type.Union([CartItem, Type.Null()]) })
export type CartChanged = Static<typeof CartChanged>
export const CurrentQuote = Type.Composite([Quote, Type.Object(done)])
export type CurrentQuote = Static<typeof CurrentQuote>

export const BillingAddress = Type.Object(
  {
    firstname: Type.String(),
    lastname: Type.String(),
    email: Type.String(),
    phone: Type.String(),
    /** ISO alpha-2. */
    country: Type.String(),
    city: Type.String(),
    street: Type.String(),
  },
  { additionalProperties: false },
)
export type BillingAddress = Static<typeof BillingAddress>

export const Traveller = Type.Object(
  {
    item_id: Type.Integer(),
    firstname: Type.String(),
    lastname: Type.String(),
    gender: Type.Union([Type.Literal('female'), Type.Literal('male')]),
    birth_date: IsoDate,
    nationality: Type.String(),
    guardian_name: Type.Union([Type.String(), Type.Null()]),
    guardian_phone: Type.Union([Type.String(), Type.Null()]),
  },
  { additionalProperties: false },
)
export type Traveller = Static<typeof Traveller>

export const SaveBilling = Type.Object(
  {
    billing: BillingAddress,
    /** One for each place in the cart: an item of qty 2 has two. */
    travellers: Type.Array(Traveller),
    consents: Type.Object(
      { terms: Type.Boolean(), school_abroad: Type.Boolean(), marketing_email: Type.Boolean(), guardian: Type.Boolean() },
      { additionalProperties: false },
    ),
  },
  { additionalProperties: false },
)
export type SaveBilling = Static<typeof SaveBilling>

export const Done = Type.Object(done)
export type Done = Static<typeof Done>

/** saveBillingAddress answers the cart anew: a traveller's birth date and nationality can change what a booking costs. */
export const BillingSaved = Type.Object({ ...done, quote: Quote, items: Type.Array(CartItem), price_changed: Type.Boolean() })
export type BillingSaved = Static<typeof BillingSaved>

export const SetPaymentMethod = Type.Object({ code: Type.String({ maxLength: 50 }) })

/**
 * Both optional (the specification sends nothing). `quote_id`: which cart the page shows; when it was already placed by this session, the same
 * booking is answered again, also to another tab. `expected_total`: the halalas the person agreed to; another total is `cart_price_changed`.
 */
export const PlaceOrder = Type.Object({
  quote_id: Type.Optional(Type.String({ maxLength: 100 })),
  expected_total: Type.Optional(Minor),
})
export type PlaceOrder = Static<typeof PlaceOrder>

export const QuoteItems = Type.Object({ success: Type.Boolean(), items: Type.Array(CartItem) })
export type QuoteItems = Static<typeof QuoteItems>

export const PaymentMethod = Type.Object({ code: Type.String(), title: Type.String(), instructions: Type.String() })
export type PaymentMethod = Static<typeof PaymentMethod>

export const PaymentMethods = Type.Object({ ...done, items: Type.Array(PaymentMethod) })
export type PaymentMethods = Static<typeof PaymentMethods>

export const PlacedOrder = Type.Object({
  /** The booking number people read out, e.g. RH-26-004217. */
  number: Type.String(),
  grand_total: Minor,
  email: Type.String(),
  placed_on: IsoDate,
  payment_method: Type.String(),
  payment_reference: Type.String(),
  pay_before: IsoDate,
  items: Type.Array(CartItem),
})
export type PlacedOrder = Static<typeof PlacedOrder>

/** core/checkout/placeOrder; also when the order was placed before, by another tab or click. */
export const OrderPlaced = Type.Composite([Type.Object(done), PlacedOrder])
export type OrderPlaced = Static<typeof OrderPlaced>

/** The order this session placed last; null for a session that placed none (reported faults 44, 47). */
export const LastOrder = Type.Object({ ...done, order: Type.Union([PlacedOrder, Type.Null()]) })
export type LastOrder = Static<typeof LastOrder>

export const ShippingRate = Type.Object({ code: Type.String(), title: Type.String(), amount: Minor })
export type ShippingRate = Static<typeof ShippingRate>
export const ShippingRates = Type.Object({ ...done, items: Type.Array(ShippingRate) })
export type ShippingRates = Static<typeof ShippingRates>

/** What checkout has saved so far, so that a reload at any step loses nothing (added by us). */
export const CheckoutState = Type.Object({
  ...done,
  quote_id: Type.String(),
  billing: Type.Union([BillingAddress, Type.Null()]),
  travellers: Type.Array(Traveller),
  consents: Type.Union([SaveBilling.properties.consents, Type.Null()]),
  payment_method: Type.Union([Type.String(), Type.Null()]),
  shipping_rate: Type.Union([Type.String(), Type.Null()]),
  guest_allowed: Type.Boolean(),
})
export type CheckoutState = Static<typeof CheckoutState>
