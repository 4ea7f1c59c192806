/** Tuition and what the school asks once: design domain §3.1, §3.3, §3.4. */
import type { BookingChoice, CoursePricing, MaterialsFee, PriceList } from '../../contract/pricing-schema'
import { firstMonday } from '../dates'
import { bandFor, priceWeeks, type WeeksPrice } from './bands'
import { type PricingContext, type SchoolLine, schoolLine } from './context'
import type { RuleText } from './rule-keys'
import { inSpan } from './seasons'
import { weekDaysFrom } from './stay'

/** Mondays of the weeks of study. */
export const studyWeeks = (choice: Pick<BookingChoice, 'startDate' | 'weeks'>) => weekDaysFrom(firstMonday(choice.startDate), choice.weeks)

export function tuitionOf(pricing: CoursePricing, ruling: PriceList, mondays: readonly string[]): WeeksPrice & { line: SchoolLine } {
  const price = priceWeeks(pricing.lists, ruling, mondays)
  return { ...price, line: schoolLine('tuition', price.amount, { key: `tuition${price.form}`, params: price.params }) }
}

/** Kept as a line of 0 when it is already paid, so that the student sees it was not forgotten. */
export function registrationLines(pricing: CoursePricing, context: PricingContext): SchoolLine[] {
  if (pricing.registration === 0) return []
  const paid = context.registrationPaid === true
  return [schoolLine('registration', paid ? 0 : pricing.registration, { key: paid ? 'registrationPaid' : 'registrationOnce', params: {} })]
}

function materialsPrice(fee: MaterialsFee, weeks: number): { amount: number; rule: RuleText } {
  if (fee.rule === 'perStartedWeeks') {
    const everyWeeks = fee.everyWeeks ?? 1
    const packs = Math.ceil(weeks / everyWeeks)
    const rate = bandFor(fee.bands, 1).price
    return { amount: packs * rate, rule: { key: 'materialsPerStartedWeeks', params: { count: everyWeeks, times: packs, rate } } }
  }
  const band = bandFor(fee.bands, fee.rule === 'once' ? 1 : weeks)
  const rule: RuleText = fee.rule === 'once' ? { key: 'materialsOnce', params: {} } : { key: 'materialsBand', params: { count: weeks } }
  return { amount: band.price, rule }
}

export function materialsLines(pricing: CoursePricing, weeks: number): SchoolLine[] {
  if (!pricing.materials) return []
  const { amount, rule } = materialsPrice(pricing.materials, weeks)
  return amount === 0 ? [] : [schoolLine('materials', amount, rule)]
}

/** One line for each season that some week's Monday lies in. */
export function tuitionSeasonLines(pricing: CoursePricing, mondays: readonly string[]): SchoolLine[] {
  return pricing.seasons.flatMap((season) => {
    const count = mondays.filter((monday) => inSpan(season, monday)).length
    if (count === 0 || season.perWeek === 0) return []
    const params = { count, weeks: mondays.length, from: season.from, to: season.to, rate: season.perWeek }
    return [schoolLine('tuitionSeason', count * season.perWeek, { key: 'tuitionSeason', params })]
  })
}
