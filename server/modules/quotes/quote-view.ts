import type { Locale } from '../../../src/config/locales'
import type { Price } from '../../../src/contract/price-schema'
import type { BookingChoice, MarketTerms } from '../../../src/contract/pricing-schema'
import type { IssuedQuote, QuoteAlternative, QuoteNames, QuoteRow, QuoteStatus, QuoteStudent } from '../../../src/contract/quote-schema'
import { commissionOf, priceBooking } from '../../../src/domain/pricing'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { marketTerms } from '../store/store-config'
import type { IssuedRow, SubAgentRow } from './quotes-repository'

/** What is kept of an alternative. */
export type Frozen = { choice: BookingChoice; names: QuoteNames; price: Price }
/** The rates it was sold at, and what the partner earned then: a share agreed later changes no paper. */
export type FrozenTerms = MarketTerms & { commissionBasisPoints: number }
export type QuoteScene = { snapshot: CatalogueSnapshot; today: string }

const termsOf = (row: IssuedRow): FrozenTerms => JSON.parse(row.terms) as FrozenTerms
export const frozenOf = (row: IssuedRow): Frozen[] => JSON.parse(row.alternatives) as Frozen[]

/** Expired from the day after the last one, by the date in Riyadh. An accepted quote stays accepted. */
export function statusOf({ accepted, valid_until }: IssuedRow, today: string): QuoteStatus {
  if (accepted !== null) return 'accepted'
  return today > valid_until ? 'expired' : 'issued'
}

/** The same choice at today's prices and rates. `difference`: today less the paper, halalas; 0 where it can't be had. */
export function priceNow({ choice, price }: Frozen, { snapshot, today }: QuoteScene): QuoteAlternative['now'] {
  const offer = snapshot.offerById.get(choice.courseId)
  if (!offer?.course.bookable) return { price: null, problem: 'cart_item_not_bookable', difference: 0 }
  const priced = priceBooking(offer.course.pricing, choice, { today, terms: marketTerms(snapshot) })
  if (!priced.ok) return { price: null, problem: priced.failure.code, difference: 0 }
  return { price: priced.value, problem: null, difference: priced.value.totalSar - price.totalSar }
}

export type Reader = {
  own: boolean
  /** Who issued it; null: no partner. */
  partner: SubAgentRow | null
}

/** A partner's commission is the partner's to see; a student reads it only where the partner shows it. */
function commissionFor(price: Price, row: IssuedRow, { own, partner }: Reader): number | null {
  if (!partner || (!own && row.hide_commission === 1)) return null
  return commissionOf(price, termsOf(row).commissionBasisPoints)
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
    alternatives: frozenOf(row).map((frozen) => ({
      ...frozen,
      commission: commissionFor(frozen.price, row, reader),
      now: priceNow(frozen, scene),
    })),
    notes: row.notes,
    hide_breakdown: row.hide_breakdown === 1,
    accepted: row.accepted,
    own: reader.own,
    partner: reader.partner?.agency_name ?? null,
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
    student: `${firstname} ${lastname}`,
    course: first ? localise(first.names.name, locale) : '',
    alternatives: frozen.length,
    total: Math.min(...frozen.map(({ price }) => price.totalSar)),
  }
}
