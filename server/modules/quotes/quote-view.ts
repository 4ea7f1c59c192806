import type { Locale } from '../../../src/config/locales'
import type { Price } from '../../../src/contract/price-schema'
import type { BookingChoice, MarketTerms } from '../../../src/contract/pricing-schema'
import type { IssuedQuote, QuoteAlternative, QuoteNames, QuoteRow, QuoteStatus, QuoteStudent } from '../../../src/contract/quote-schema'
import type { AgencyLogo } from '../../../src/contract/sub-agent-schema'
import { textIn } from '../../../src/domain/localised-text'
import { type PaymentTerms, paymentPlan } from '../../../src/domain/payment-plan'
import { groupTotals } from '../../../src/domain/price-groups'
import { commissionOf, type PricingProblem, priceBooking } from '../../../src/domain/pricing'
import { failed, type Result, succeed } from '../../../src/domain/result'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { marketTerms } from '../store/store-config'
import type { IssuedRow } from './quotes-repository'

/** What is kept of an alternative. */
export type Frozen = { choice: BookingChoice; names: QuoteNames; price: Price }
/** The rates it was sold at, and what the partner earned then: a share agreed later changes no paper. */
export type FrozenTerms = MarketTerms & PaymentTerms & { commissionBasisPoints: number }
export type QuoteScene = { snapshot: CatalogueSnapshot; today: string }

const termsOf = (row: IssuedRow): FrozenTerms => JSON.parse(row.terms) as FrozenTerms
export const frozenOf = (row: IssuedRow): Frozen[] => JSON.parse(row.alternatives) as Frozen[]

/** Expired from the day after the last one, by the date in Riyadh. An accepted quote stays accepted. */
export function statusOf({ accepted, valid_until }: IssuedRow, today: string): QuoteStatus {
  if (accepted !== null) return 'accepted'
  return today > valid_until ? 'expired' : 'issued'
}

/** Why a choice can't be had: no such course, not bookable today, or a rule of its prices. */
export type NotPriced = 'not_found' | 'cart_item_not_bookable' | PricingProblem

/** The one rule for prices of a quote: bookable courses at today's prices and rates. */
export function priceToday(choice: BookingChoice, { snapshot, today }: QuoteScene): Result<{ price: Price; offer: Offer }, NotPriced> {
  const offer = snapshot.offerById.get(choice.courseId)
  if (!offer) return failed('not_found')
  if (!offer.course.bookable) return failed('cart_item_not_bookable')
  const priced = priceBooking(offer.course.pricing, choice, { today, terms: marketTerms(snapshot) })
  return priced.ok ? succeed({ price: priced.value, offer }) : priced
}

const problemOf = (reason: NotPriced): string => (typeof reason === 'string' ? 'cart_item_not_bookable' : reason.code)

/** The same choice today. `difference`: today less the paper, halalas; 0 where it can't be had. */
function priceNow({ choice, price }: Frozen, scene: QuoteScene): QuoteAlternative['now'] {
  const priced = priceToday(choice, scene)
  if (!priced.ok) return { price: null, problem: problemOf(priced.failure), difference: 0 }
  return { price: priced.value.price, problem: null, difference: priced.value.price.totalSar - price.totalSar }
}

export type Reader = {
  own: boolean
  /** The row's logo. */
  logo: AgencyLogo | null
}

/** A partner's commission is the partner's to see; a student reads it only where the partner shows it. */
function commissionFor(price: Price, row: IssuedRow, { own }: Reader): number | null {
  if (row.sub_agent_id === null || (!own && row.hide_commission === 1)) return null
  return commissionOf(price, termsOf(row).commissionBasisPoints)
}

const withoutLines = (price: Price): Price => ({ ...price, lines: [] })

/** One alternative as a reader may see it: what the partner hides never leaves the server, but for the partner. */
function alternativeFor(frozen: Frozen, row: IssuedRow, scene: QuoteScene, reader: Reader): QuoteAlternative {
  const now = priceNow(frozen, scene)
  const isHidden = row.hide_breakdown === 1 && !reader.own
  const { price, choice } = frozen
  const { deposit, balance, balanceOn } = paymentPlan(price.totalSar, choice.startDate, row.issued_on, termsOf(row))
  return {
    ...frozen,
    price: isHidden ? withoutLines(price) : price,
    groups: groupTotals(price),
    payment: { deposit, balance, balance_on: balanceOn },
    commission: commissionFor(price, row, reader),
    now: isHidden && now.price ? { ...now, price: withoutLines(now.price) } : now,
  }
}

export function issuedQuote(row: IssuedRow, scene: QuoteScene, reader: Reader): IssuedQuote {
  return {
    number: row.number,
    link: row.link,
    status: statusOf(row, scene.today),
    mode: row.mode,
    locale: row.locale,
    issued_on: row.issued_on,
    valid_until: row.valid_until,
    student: JSON.parse(row.student) as QuoteStudent,
    alternatives: frozenOf(row).map((frozen) => alternativeFor(frozen, row, scene, reader)),
    notes: row.notes,
    hide_commission: row.hide_commission === 1,
    hide_breakdown: row.hide_breakdown === 1,
    accepted: row.accepted,
    own: reader.own,
    partner: row.partner_name,
    logo: reader.logo,
    rates_micro: termsOf(row).ratesMicro,
  }
}

export function quoteRow(row: IssuedRow, today: string, locale: Locale): QuoteRow {
  const frozen = frozenOf(row)
  const { firstname, lastname } = JSON.parse(row.student) as QuoteStudent
  const [first] = frozen
  return {
    number: row.number,
    link: row.link,
    status: statusOf(row, today),
    issued_on: row.issued_on,
    valid_until: row.valid_until,
    student: `${firstname} ${lastname}`.trim(),
    course: first ? textIn(first.names.name, locale) : '',
    alternatives: frozen.length,
    total: Math.min(...frozen.map(({ price }) => price.totalSar)),
  }
}
