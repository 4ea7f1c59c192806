/** Tables of people and what is theirs (design api.md "Accounts", domain §5). Conventions as in session-tables.ts. */
import type { Generated } from 'kysely'

type Flag = 0 | 1
type Json = string
type IsoDate = string
type Moment = string

export type CustomersTable = {
  id: Generated<number>
  /** Normalised (trimmed, lower-cased); unique. */
  email: string
  /** As it was typed. */
  email_shown: string
  password_hash: string
  firstname: string
  lastname: string
  date_of_birth: IsoDate | null
  nationality: string | null
  country: string | null
  city: string | null
  /** E.164. */
  mobile: string | null
  contact_method: string | null
  heard_from: string | null
  group_id: number
  locale: string
  state: 'active' | 'erased'
  confirmed_at: Moment | null
  created_at: Moment
  updated_at: Moment
}
/** One default per customer (partial unique index). */
export type AddressesTable = {
  id: Generated<number>
  customer_id: number
  label: string
  firstname: string
  lastname: string
  country: string
  state: string | null
  city: string
  street: string
  phone: string
  is_default: Flag
  created_at: Moment
}
/** Confirmation, reset and change-of-address links: hashed, single use. */
export type EmailTokensTable = {
  token_hash: string
  kind: 'confirm' | 'reset' | 'change_email'
  customer_id: number
  email: string
  created_at: Moment
  expires_at: Moment
  used_at: Moment | null
}
export type SubAgentsTable = {
  id: Generated<number>
  customer_id: number
  agency_name: string
  contact_person: string
  commercial_registration: string
  tax_id: string
  state: 'applied' | 'approved' | 'declined' | 'suspended'
  commission_basis_points: number
  created_at: Moment
  decided_at: Moment | null
  logo_id: string | null
}
/** `id`: digest of what went in; `png`: Base64. A logo that is taken away stays for the quotes that show it. */
export type AgencyLogosTable = { id: string; width: number; height: number; png: string; created_at: Moment }
/** Offers (the quote builder's): number, rates, names and prices frozen at issue; after that only what became of it changes. */
export type IssuedQuotesTable = {
  id: string
  number: string
  /** Opens it without log-in; 256 random bits, shown to whoever may share it, so kept as it is. */
  link: string
  session_id: string
  customer_id: number | null
  sub_agent_id: number | null
  mode: 'student' | 'partner'
  locale: string
  student: Json
  /** One to three: choice, names and price of each. */
  alternatives: Json
  terms: Json
  notes: string
  hide_commission: Flag
  hide_breakdown: Flag
  issued_on: IsoDate
  /** The last day, in Riyadh. */
  valid_until: IsoDate
  /** Place of the accepted alternative, and what was agreed to then. */
  accepted: number | null
  accepted_price: Json | null
  accepted_at: Moment | null
  created_at: Moment
  /** Since when it names nobody. */
  cleared_at: Moment | null
  /** The partner's on the day of issue; null on a quote that no partner issued. */
  partner_name: string | null
  logo_id: string | null
}
/** A quote that was sent by mail: no address is kept, only what tells two apart. */
export type QuoteMailsTable = { id: string; quote_id: string; session_id: string; recipient_hash: string; sent_at: Moment }
/** One review of a course per customer, and per booking. */
export type ReviewsTable = {
  id: Generated<number>
  course_id: number
  customer_id: number | null
  order_id: number | null
  nickname: string
  title: string
  body: string
  rating: number
  /** Criterion → 1 … 5; criteria that were left out are not in it. */
  criteria: Json
  /** The language it was written in. */
  locale: string
  state: 'pending' | 'published' | 'rejected'
  verified: Flag
  /** The school's. */
  answer: string | null
  created_at: Moment
  decided_at: Moment | null
}
export type WishlistItemsTable = {
  id: Generated<number>
  customer_id: number
  course_id: number
  created_at: Moment
  weeks: number | null
  start_date: IsoDate | null
  /** Halalas: what the trip cost when it was saved. */
  seen_sar: number | null
}
/** What visitors object to; one report of a review per session. */
export type ReviewReportsTable = { review_id: number; session_id: string; reason: string; created_at: Moment }
export type CompareItemsTable = { session_id: string; course_id: number; created_at: Moment }
export type AttachmentsTable = {
  id: string
  customer_id: number
  order_id: number | null
  name: string
  media_type: string
  bytes: number
  sha256: string
  path: string
  created_at: Moment
  deleted_at: Moment | null
}
/** One pending request per customer (partial unique index). */
export type DeletionRequestsTable = {
  id: Generated<number>
  customer_id: number
  state: 'pending' | 'withdrawn' | 'done'
  due_on: IsoDate
  created_at: Moment
  closed_at: Moment | null
}
/** Who wants to know when a course is bookable again or cheaper. Nothing is sent before the address is confirmed. */
export type StockNoticesTable = {
  course_id: number
  email: string
  kind: 'bookable' | 'cheaper'
  locale: string
  /** The trip whose price counts, and what it cost (halalas) when the notice was asked for; null where it had no price. */
  weeks: number
  price_sar: number | null
  token_hash: string
  confirmed_at: Moment | null
  notified_at: Moment | null
  created_at: Moment
}

export type PeopleTables = {
  customers: CustomersTable
  addresses: AddressesTable
  email_tokens: EmailTokensTable
  sub_agents: SubAgentsTable
  agency_logos: AgencyLogosTable
  issued_quotes: IssuedQuotesTable
  quote_mails: QuoteMailsTable
  reviews: ReviewsTable
  review_reports: ReviewReportsTable
  wishlist_items: WishlistItemsTable
  compare_items: CompareItemsTable
  attachments: AttachmentsTable
  deletion_requests: DeletionRequestsTable
  stock_notices: StockNoticesTable
}
