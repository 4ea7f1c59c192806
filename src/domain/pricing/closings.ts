import type { Closing, CoursePricing } from '../../contract/pricing-schema'
import { addDays, type IsoDate, isoWeekday } from '../dates'

/** Does the span hold a day on which a school teaches? A closing over a weekend takes nothing from anybody. */
function hasSchoolDay(from: IsoDate, to: IsoDate): boolean {
  for (let day = from; day <= to; day = addDays(day, 1)) if (isoWeekday(day) <= 5) return true
  return false
}

const later = (one: IsoDate, other: IsoDate) => (one > other ? one : other)
const earlier = (one: IsoDate, other: IsoDate) => (one < other ? one : other)

/** The closings of the school that take lessons from a course from `from` to `to` (both included), in order. */
export const closingsDuring = (pricing: Pick<CoursePricing, 'closings'>, from: IsoDate, to: IsoDate): Closing[] =>
  pricing.closings
    .filter((closing) => hasSchoolDay(later(from, closing.from), earlier(to, closing.to)))
    .sort((one, other) => (one.from < other.from ? -1 : 1))
