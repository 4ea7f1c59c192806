/** What a course page shows before anybody chooses: computed when the page is built, so that the engine need not come with it. */
import { usualWeeks } from '../../config/search'
import type { Price } from '../../contract/price-schema'
import type { CoursePricing } from '../../contract/pricing-schema'
import type { IsoDate } from '../dates'
import { priceCliffs } from './answers'
import { listInForce } from './bands'
import type { DayContext } from './context'
import { priceBooking } from './price-booking'
import { nextStarts } from './starts'
import { studyAlone } from './study-alone'

/** `totalSar`: course and compulsory fees of so many weeks from the first start they have, an adult, without accommodation. Halalas. */
export type LengthPrice = { weeks: number; totalSar: number }

/** The usual weeks from the next start; null where the school has none, or no price for it. */
export type Opening = { weeks: number; startDate: IsoDate | null; price: Price | null; lengths: LengthPrice[] }

/** Lengths people ask for. @assumed */
const usualLengths = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 36, 48]

/** Where the price of a week falls, and the last weeks before it that cost more than one week more would. */
function turningLengths(pricing: CoursePricing, startDate: IsoDate): number[] {
  const list = listInForce(pricing.lists, startDate)
  if (!list || list.rule === 'fixed') return []
  const falls = list.bands.filter(({ price }, place) => price < (list.bands[place - 1]?.price ?? 0)).map(({ fromWeeks }) => fromWeeks)
  return [...falls, ...priceCliffs(pricing, startDate).flatMap(({ weeks, nextWeeks }) => [weeks, nextWeeks])]
}

/** The usual lengths and the turning ones, as far as the course offers them. */
function shownLengths(pricing: CoursePricing, startDate: IsoDate | null): number[] {
  const all = new Set([...usualLengths, ...(startDate ? turningLengths(pricing, startDate) : [])])
  return [...all].filter((length) => length >= pricing.minWeeks && length <= pricing.maxWeeks).sort((one, other) => one - other)
}

function priced(pricing: CoursePricing, weeks: number, context: DayContext): { startDate: IsoDate | null; price: Price | null } {
  const [startDate = null] = nextStarts(pricing, { ...context, weeks, count: 1 })
  if (!startDate) return { startDate, price: null }
  const price = priceBooking(pricing, studyAlone(pricing.courseId, weeks, startDate), { ...context, assumeAdult: true })
  return { startDate, price: price.ok ? price.value : null }
}

/** `context.today` is the day of the build. */
export function openingOf(pricing: CoursePricing, context: DayContext): Opening {
  const weeks = Math.min(Math.max(usualWeeks, pricing.minWeeks), pricing.maxWeeks)
  const first = priced(pricing, weeks, context)
  const lengths = shownLengths(pricing, first.startDate).flatMap((length) => {
    const { price } = priced(pricing, length, context)
    return price ? [{ weeks: length, totalSar: price.totalSar }] : []
  })
  return { weeks, ...first, lengths }
}
