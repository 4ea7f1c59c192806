/** Issued quotes: an offer with a number, frozen prices and names, and a secret address to share it by (added by us; spec §1, §2, §4). */
import { type Static, Type } from '@sinclair/typebox'
import { Quote } from './cart-schema'
import { Price } from './price-schema'
import { BookingChoice } from './pricing-schema'
import { AgencyLogo } from './sub-agent-schema'
import { IsoDate, LocalisedText, Minor } from './text-schema'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** Spec §2: the quote form distinguishes student and partner. */
export const QuoteMode = Type.Union([Type.Literal('student'), Type.Literal('partner')])
export type QuoteMode = Static<typeof QuoteMode>

/** Who will study, spec §3 "Quote and booking choices". No e-mail and no phone: whoever has the address of the quote reads this. */
export const QuoteStudent = Type.Object({
  firstname: Type.String(),
  lastname: Type.String(),
  gender: Nullable(Type.Union([Type.Literal('female'), Type.Literal('male')])),
  birth_date: Nullable(IsoDate),
  nationality: Nullable(Type.String()),
  city: Type.String(),
})
export type QuoteStudent = Static<typeof QuoteStudent>

const typed = Type.Optional(Nullable(Type.String({ maxLength: 1000 })))

/** What a client sends. Alternatives are read strictly by the server, as the cart's are; prices are the server's. */
export const IssueQuote = Type.Object({
  mode: Type.Optional(QuoteMode),
  student: Type.Optional(
    Type.Object({ firstname: typed, lastname: typed, gender: typed, birth_date: typed, nationality: typed, city: typed }),
  ),
  alternatives: Type.Optional(Type.Array(Type.Unknown())),
  notes: Type.Optional(Type.String({ maxLength: 20_000 })),
  /** Partners: on paper the student reads no commission. */
  hide_commission: Type.Optional(Type.Boolean()),
  /** Partners: totals by group, not line by line. */
  hide_breakdown: Type.Optional(Type.Boolean()),
})
export type IssueQuote = Static<typeof IssueQuote>

/** The names on the day of issue, in both languages: a course renamed later keeps its name on this paper. */
export const QuoteNames = Type.Object({
  name: LocalisedText,
  url: LocalisedText,
  school: LocalisedText,
  city: LocalisedText,
  poster: Type.String(),
  accommodation: Nullable(LocalisedText),
  /** What lines refer to: the airport, optional fees, promotions; by kind and id, `extraFee/12`. */
  refs: Type.Record(Type.String(), LocalisedText),
})
export type QuoteNames = Static<typeof QuoteNames>

/** Lines of a price by what they are for; `agency`: service fee and VAT. */
export const PriceGroupName = Type.Union([
  Type.Literal('course'),
  Type.Literal('accommodation'),
  Type.Literal('other'),
  Type.Literal('agency'),
])
export type PriceGroupName = Static<typeof PriceGroupName>
/** `amount` in the school's currency; of `agency` halalas, as `sar`. */
export const PriceGroup = Type.Object({ group: PriceGroupName, amount: Minor, sar: Minor })
export type PriceGroup = Static<typeof PriceGroup>

export const QuoteAlternative = Type.Object({
  choice: BookingChoice,
  names: QuoteNames,
  /** Frozen. `lines` is empty for readers from whom the breakdown is hidden, also in `now`. */
  price: Price,
  /** What the lines come to; also where they are hidden. */
  groups: Type.Array(PriceGroup),
  /** Halalas; frozen. `balance_on`: null where all is due at once. */
  payment: Type.Object({ deposit: Minor, balance: Minor, balance_on: Nullable(IsoDate) }),
  /** Halalas; null on a quote that no partner issued, and for readers it is hidden from. */
  commission: Nullable(Minor),
  /** The same choice at today's prices; `price` null and `problem` a pricing problem's or failure's code where it can't be had. */
  now: Type.Object({ price: Nullable(Price), problem: Nullable(Type.String()), difference: Minor }),
})
export type QuoteAlternative = Static<typeof QuoteAlternative>

export const QuoteStatus = Type.Union([Type.Literal('issued'), Type.Literal('accepted'), Type.Literal('expired')])
export type QuoteStatus = Static<typeof QuoteStatus>

export const IssuedQuote = Type.Object({
  /** RQ-26-000018. */
  number: Type.String(),
  /** The secret that opens it, without log-in. */
  link: Type.String(),
  status: QuoteStatus,
  mode: QuoteMode,
  locale: Type.String(),
  issued_on: IsoDate,
  /** The last day, in Riyadh. */
  valid_until: IsoDate,
  student: QuoteStudent,
  alternatives: Type.Array(QuoteAlternative),
  notes: Type.String(),
  /** A partner's choices for the paper and for readers: the issuer still reads the commission and the lines. */
  hide_commission: Type.Boolean(),
  hide_breakdown: Type.Boolean(),
  /** Which alternative went into a cart; null while none did. */
  accepted: Nullable(Type.Integer()),
  /** This session, or the customer of it, issued it. */
  own: Type.Boolean(),
  /** The partner's name and logo on the paper, as on the day of issue; null: the agency's own, or no logo. */
  partner: Nullable(Type.String()),
  logo: Nullable(AgencyLogo),
  /** Millionths of a riyal for one unit of each currency, as they were. */
  rates_micro: Type.Record(Type.String(), Type.Integer()),
})
export type IssuedQuote = Static<typeof IssuedQuote>

const done = { success: Type.Boolean() }
export const QuoteAnswer = Type.Object({ ...done, quote: IssuedQuote })
export type QuoteAnswer = Static<typeof QuoteAnswer>

export const QuoteLink = Type.Object({ link: Type.Optional(Type.String({ maxLength: 100 })) })
export type QuoteLink = Static<typeof QuoteLink>

/** "Send it to me": the mail goes in the quote's language, with the paper. `website`: a trap for robots. */
export const SendQuote = Type.Object({
  link: Type.Optional(Type.String({ maxLength: 100 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  website: Type.Optional(Type.String({ maxLength: 200 })),
})
export type SendQuote = Static<typeof SendQuote>
export const QuoteSent = Type.Object(done)
export type QuoteSent = Static<typeof QuoteSent>

/** A row of the history. `total` is the lowest of its alternatives, halalas. */
export const QuoteRow = Type.Object({
  number: Type.String(),
  link: Type.String(),
  status: QuoteStatus,
  issued_on: IsoDate,
  valid_until: IsoDate,
  student: Type.String(),
  course: Type.String(),
  alternatives: Type.Integer(),
  total: Minor,
})
export type QuoteRow = Static<typeof QuoteRow>
export const QuoteList = Type.Object({ ...done, items: Type.Array(QuoteRow) })
export type QuoteList = Static<typeof QuoteList>

/** `alternative`: its place, from 0. `expected_total`: the halalas the person saw; another total is `cart_price_changed`. */
export const AcceptQuote = Type.Object({
  link: Type.Optional(Type.String({ maxLength: 100 })),
  alternative: Type.Optional(Type.Integer()),
  expected_total: Type.Optional(Minor),
})
export type AcceptQuote = Static<typeof AcceptQuote>
export const QuoteAccepted = Type.Object({ ...done, quote: Quote })
export type QuoteAccepted = Static<typeof QuoteAccepted>
