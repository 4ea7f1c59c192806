/** The price of a course booking: design domain §3. The site answers with this file at once, the server decides with the same. */

import { customerCurrency, minorDigitsOf } from '../../config/currencies'
import type { Price, PricedLine } from '../../contract/price-schema'
import type { BookingChoice, CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import { endOfStudy } from '../dates'
import { basisPointsOf, convertToSar } from '../money'
import { failed, type Result, succeed } from '../result'
import { accommodationOf } from './accommodation'
import { listInForce } from './bands'
import { checkChoice } from './check'
import { type PricingContext, type SchoolLine, schoolLine } from './context'
import { extraFeeLines, insuranceLines, transferLines } from './extras'
import { judgePromotions, type PromotionBase, type PromotionVerdict, promotionLines } from './promotions'
import type { PricingProblem } from './rule-keys'
import type { Stay } from './stay'
import { materialsLines, registrationLines, studyWeeks, tuitionOf, tuitionSeasonLines } from './tuition'

type Draft = { tuition: SchoolLine; base: PromotionBase; stay: Stay | null }

/** Every line of the school but the promotion, in the order of the design. */
function draftBooking(pricing: CoursePricing, choice: BookingChoice, context: PricingContext): Result<Draft, PricingProblem> {
  const problem = checkChoice(pricing, choice, context)
  if (problem) return failed(problem)
  const ruling = listInForce(pricing.lists, choice.startDate)
  if (!ruling) return failed({ code: 'noPriceList' })
  const mondays = studyWeeks(choice)
  const tuition = tuitionOf(pricing, ruling, mondays)
  const home = pricing.accommodations.find((one) => one.id === choice.accommodationId)
  const living = home ? accommodationOf(home, choice) : null
  const fees = [
    ...registrationLines(pricing, context),
    ...materialsLines(pricing, choice.weeks),
    ...tuitionSeasonLines(pricing, mondays),
    ...(living?.lines ?? []),
    ...transferLines(pricing, choice),
    ...insuranceLines(pricing, choice),
    ...extraFeeLines(pricing, choice),
  ]
  return succeed({ tuition: tuition.line, base: { tuition: tuition.amount, rate: tuition.rate, fees }, stay: living?.stay ?? null })
}

/** Each line is converted once, by itself: totals are sums of what is printed (design domain §2). */
function priced(line: SchoolLine, currency: string, sar: number): PricedLine {
  return {
    kind: line.kind,
    refId: line.refId,
    amount: line.amount,
    currency,
    sar,
    rule: line.rule,
    taxable: line.taxable,
    removable: line.removable,
  }
}

/** VAT of one line in halalas: what an invoice prints beside it. */
export const vatOf = (line: Pick<PricedLine, 'taxable' | 'sar'>, terms: MarketTerms): number =>
  line.taxable ? basisPointsOf(line.sar, terms.vatBasisPoints) : 0

/** The agency's fee, and one line with the VAT of all taxable lines, rounded line by line as the invoice prints it. @assumed */
function agencyLines(school: readonly PricedLine[], terms: MarketTerms): PricedLine[] {
  const lines: PricedLine[] = []
  if (terms.serviceFeeSar !== 0) {
    const fee = schoolLine('serviceFee', terms.serviceFeeSar, { key: 'serviceFeeOnce', params: {} })
    lines.push(priced({ ...fee, taxable: true }, customerCurrency, terms.serviceFeeSar))
  }
  const taxed = [...school, ...lines].filter((line) => line.taxable)
  const vat = taxed.reduce((total, line) => total + vatOf(line, terms), 0)
  if (vat !== 0) {
    const base = taxed.reduce((total, line) => total + line.sar, 0)
    const rule = { key: 'vatOnTaxable', params: { percent: terms.vatBasisPoints, base } } as const
    lines.push(priced(schoolLine('vat', vat, rule), customerCurrency, vat))
  }
  return lines
}

const sumOf = (lines: readonly PricedLine[], part: 'amount' | 'sar', kind?: PricedLine['kind']): number =>
  lines.reduce((total, line) => (kind === undefined || line.kind === kind ? total + line[part] : total), 0)

/**
 * The whole price, line by line in the design's order, or the first problem that stands in the way. Lines that come to nothing are left
 * out, except a registration that is already paid.
 * @returns amounts in minor units of the school's currency, `sar` in halalas; what can go wrong: `pricingProblemCodes`
 */
export function priceBooking(pricing: CoursePricing, choice: BookingChoice, context: PricingContext): Result<Price, PricingProblem> {
  const draft = draftBooking(pricing, choice, context)
  if (!draft.ok) return draft
  const { tuition, base, stay } = draft.value
  const rate = context.terms.ratesMicro[pricing.currency] ?? 0
  const digits = minorDigitsOf(pricing.currency)
  const promotion = promotionLines(pricing.promotions, choice, context, base)
  const school = [tuition, ...promotion, ...base.fees].map((line) =>
    priced(line, pricing.currency, convertToSar(line.amount, rate, digits)),
  )
  const agency = agencyLines(school, context.terms)
  const schoolTotalSar = sumOf(school, 'sar')
  return succeed({
    lines: [...school, ...agency],
    currency: pricing.currency,
    schoolTotal: sumOf(school, 'amount'),
    schoolTotalSar,
    serviceFeeSar: sumOf(agency, 'sar', 'serviceFee'),
    vatSar: sumOf(agency, 'sar', 'vat'),
    totalSar: schoolTotalSar + sumOf(agency, 'sar'),
    endDate: endOfStudy(choice.startDate, choice.weeks),
    accommodationFrom: stay?.from ?? null,
    accommodationTo: stay?.to ?? null,
  })
}

/** Every promotion of the course with its worth for this booking and, but for the chosen one, why it lost; empty when there is no price. */
export function explainPromotions(pricing: CoursePricing, choice: BookingChoice, context: PricingContext): PromotionVerdict[] {
  const draft = draftBooking(pricing, choice, context)
  return draft.ok ? judgePromotions(pricing.promotions, choice, context, draft.value.base) : []
}
