/**
 * Tables of carts, bookings, money and people (design domain §4–6). Conventions as in session-tables.ts; amounts are halalas.
 * Constraints that make faults impossible live in the migrations and are named beside the columns they guard.
 */
import type { Generated } from 'kysely'

type Flag = 0 | 1
type Json = string
type IsoDate = string
type Moment = string

/** A cart. One draft per session and one per customer (partial unique indexes). */
export type QuotesTable = {
  id: string
  /** The guest's; null once it belongs to a customer. */
  session_id: string | null
  customer_id: number | null
  status: 'draft' | 'placed' | 'merged' | 'abandoned'
  store_code: string
  currency: string
  coupon_code: string | null
  /** Failure code of the coupon that a change of the cart made fall; kept until the next change. */
  coupon_dropped: string | null
  redeem_points: number
  use_wallet: Flag
  /** BillingAddress, Traveller[], consents of src/contract/cart-schema.ts. */
  billing: Json | null
  travellers: Json | null
  consents: Json | null
  payment_method: string | null
  shipping_rate: string | null
  /** Delivery slot and address of documents. */
  delivery: Json | null
  created_at: Moment
  updated_at: Moment
}
/** Unique on quote and choice_key: the same booking is one line. */
export type QuoteItemsTable = {
  id: Generated<number>
  quote_id: string
  course_id: number
  qty: number
  /** Course, start, weeks, accommodation and student in one text: lines with an equal key merge. */
  choice_key: string
  /** BookingChoice and the Price it had when last computed, of src/contract/pricing-schema.ts. */
  choice: Json
  price: Json
  unit_price: number
  created_at: Moment
  updated_at: Moment
}

export type OrderStatus =
  | 'pending_payment'
  | 'paid'
  | 'sent_to_school'
  | 'confirmed'
  | 'completed'
  | 'rejected_by_school'
  | 'cancelled'
  | 'refund_due'
  | 'refunded'

/** A booking. Unique on quote_id, number and payment_reference. */
export type OrdersTable = {
  id: Generated<number>
  number: string
  quote_id: string
  session_id: string | null
  customer_id: number | null
  sub_agent_id: number | null
  status: OrderStatus
  /** The language the person booked in, for mails. */
  locale: string
  email: string
  firstname: string
  lastname: string
  phone: string
  billing: Json
  currency: string
  subtotal: number
  discount: number
  coupon_code: string | null
  delivery_fees: number
  wallet_amount: number
  points_amount: number
  vat: number
  grand_total: number
  invoiced: number
  /** MarketTerms frozen at placing. */
  terms: Json
  payment_method: string
  payment_reference: string
  pay_before: IsoDate
  placed_on: IsoDate
  created_at: Moment
  updated_at: Moment
}
/** `snapshot`: names and pictures as they were, a CartItem of the contract in both locales. */
export type OrderItemsTable = {
  id: Generated<number>
  order_id: number
  course_id: number
  qty: number
  choice: Json
  price: Json
  snapshot: Json
  unit_price: number
  row_total: number
  discount: number
  start_date: IsoDate
  end_date: IsoDate
  weeks: number
}
export type OrderTravellersTable = {
  id: Generated<number>
  order_id: number
  order_item_id: number
  firstname: string
  lastname: string
  gender: string
  birth_date: IsoDate
  nationality: string
  guardian_name: string | null
  guardian_phone: string | null
}
/** Append-only: what a person agreed to, in which version of the text (domain §6). */
export type ConsentsTable = {
  id: Generated<number>
  order_id: number | null
  customer_id: number | null
  email: string
  kind: 'terms' | 'school_abroad' | 'marketing_email' | 'marketing_sms' | 'guardian'
  version: string
  given: Flag
  created_at: Moment
}
/** One per booking. */
export type PaymentsTable = {
  id: string
  order_id: number
  method: string
  status: 'processing' | 'paid' | 'declined' | 'cancelled'
  amount: number
  currency: string
  created_at: Moment
  updated_at: Moment
}
/** Many per payment; a partial unique index allows one paid. */
export type PaymentAttemptsTable = {
  id: string
  payment_id: string
  status: 'processing' | 'paid' | 'declined' | 'cancelled'
  gateway_session: string | null
  success_indicator_hash: string | null
  gateway_transaction: string | null
  amount: number
  details: Json
  created_at: Moment
  updated_at: Moment
}
/** `used` never exceeds `total_uses` (check): it is raised by a guarded update when an order is placed. */
export type CouponsTable = {
  id: number
  code: string
  kind: 'percent' | 'amount'
  /** percent: basis points; amount: halalas. */
  value: number
  min_subtotal: number
  cap: number | null
  valid_from: IsoDate
  valid_to: IsoDate
  total_uses: number | null
  uses_per_customer: number | null
  used: number
  /** JSON arrays; empty means everything. Cities by Latin slug. */
  language_ids: Json
  school_ids: Json
  course_types: Json
  city_slugs: Json
}
/** Unique on coupon and order; `person` is the customer's id or the normalised e-mail, so that a use per person can be counted. */
export type CouponUsesTable = {
  id: Generated<number>
  coupon_id: number
  order_id: number
  person: string
  created_at: Moment
  released_at: Moment | null
}

/** Append-only; the balance is the sum. `reference` is unique, so one event books once. */
type Ledger = { id: Generated<number>; amount: number; reason: string; order_id: number | null; reference: string; created_at: Moment }
export type WalletEntriesTable = Ledger & { customer_id: number }
export type PointsEntriesTable = Ledger & { customer_id: number }
export type CommissionEntriesTable = Ledger & { sub_agent_id: number; state: 'estimated' | 'earned' | 'paid' | 'reversed' }

export type CommerceTables = {
  quotes: QuotesTable
  quote_items: QuoteItemsTable
  orders: OrdersTable
  order_items: OrderItemsTable
  order_travellers: OrderTravellersTable
  consents: ConsentsTable
  payments: PaymentsTable
  payment_attempts: PaymentAttemptsTable
  coupons: CouponsTable
  coupon_uses: CouponUsesTable
  wallet_entries: WalletEntriesTable
  points_entries: PointsEntriesTable
  commission_entries: CommissionEntriesTable
}
