/** What the engine knows of a course beyond its document: what depends on the day and on the market. */
import { minorDigitsOf } from '../../config/currencies'
import type { AccommodationType, Branch, City, Country, Course, Language, School } from '../../contract/catalogue-schema'
import type { CoursePricing, MarketTerms, PriceList } from '../../contract/pricing-schema'
import type { IsoDate } from '../dates'
import { convertToSar, divideRounded } from '../money'
import { earliestStart, startsBetween } from '../pricing/starts'
import { hasOffer } from './offers'

/** The catalogue as documents of the contract; entries of no use to a course may be among them. */
export type Documents = {
  languages: readonly Pick<Language, 'id' | 'url' | 'name'>[]
  countries: readonly Pick<Country, 'code' | 'url' | 'name'>[]
  cities: readonly Pick<City, 'id' | 'url' | 'name' | 'countryCode' | 'latitude' | 'longitude' | 'poster'>[]
  schools: readonly Pick<School, 'id' | 'url' | 'name' | 'accreditations' | 'featured' | 'founded' | 'languageIds'>[]
  branches: readonly Pick<
    Branch,
    'id' | 'url' | 'name' | 'schoolId' | 'cityId' | 'latitude' | 'longitude' | 'rating' | 'reviewCount' | 'currency'
  >[]
  accommodations: readonly { branchId: number; type: AccommodationType }[]
}

/** `months`: bit n is set when the course can begin in the n-th of `monthsFrom`. `fromPerWeekSar`: halalas. */
export type CourseFacts = { course: Course; months: number; fromPerWeekSar: number; onOffer: boolean }

/** Months that can be asked for: this one and the twelve after it. */
const monthsAhead = 13

/** `YYYY-MM`, ascending. */
export function monthsFrom(today: IsoDate): string[] {
  const first = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: monthsAhead }, (_, index) => {
    const month = first + index
    return `${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

/** The list in force, else the next one to be, else the last. */
export function listToday(lists: readonly PriceList[], today: IsoDate): PriceList | undefined {
  const inForce = lists.find((list) => list.validFrom <= today && (list.validTo === null || today <= list.validTo))
  return inForce ?? lists.filter((list) => list.validFrom > today).sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))[0] ?? lists.at(-1)
}

function lowestWeek(pricing: CoursePricing, today: IsoDate): number {
  const list = listToday(pricing.lists, today)
  if (!list) return 0
  const reachable = list.bands.filter((band) => band.fromWeeks <= pricing.maxWeeks)
  const weekly = reachable.map((band) =>
    list.rule === 'fixed' ? divideRounded(band.price, Math.max(band.fromWeeks, pricing.minWeeks)) : band.price,
  )
  return weekly.length === 0 ? 0 : Math.min(...weekly)
}

/** The lowest tuition a week of the bands in force today, in halalas; 0 where there is none. */
export const lowestWeekSar = (pricing: CoursePricing, terms: MarketTerms, today: IsoDate): number =>
  convertToSar(lowestWeek(pricing, today), terms.ratesMicro[pricing.currency] ?? 0, minorDigitsOf(pricing.currency))

function monthsOf(pricing: CoursePricing, months: readonly string[], today: IsoDate, terms: MarketTerms): number {
  const context = { today, terms }
  const earliest = earliestStart(context)
  let bits = 0
  months.forEach((month, index) => {
    const first = `${month}-01` > earliest ? `${month}-01` : earliest
    const [start] = startsBetween(pricing, first, `${month}-31`, pricing.minWeeks, context, 1)
    if (start) bits |= 1 << index
  })
  return bits
}

/** What decides on which days a course can begin; courses of one key begin on the same days. */
export const startsKey = ({ startRule, holidays, closings, minWeeks, maxWeeks, lists }: CoursePricing): string =>
  JSON.stringify([
    startRule,
    holidays,
    closings.map(({ from, to }) => [from, to]),
    minWeeks,
    maxWeeks,
    lists.map(({ validFrom, validTo }) => [validFrom, validTo]),
  ])

/** Makes the facts of courses, one after the other: the months of courses that begin on the same days are found once. */
export function createFactMaker(today: IsoDate, terms: MarketTerms): (course: Course) => CourseFacts {
  const months = monthsFrom(today)
  const known = new Map<string, number>()
  return (course) => {
    const { pricing } = course
    const key = startsKey(pricing)
    const bits = known.get(key) ?? monthsOf(pricing, months, today, terms)
    known.set(key, bits)
    return { course, months: bits, fromPerWeekSar: lowestWeekSar(pricing, terms, today), onOffer: hasOffer(pricing, today) }
  }
}
