/** What the engine answers beside the price: a cheaper start, price cliffs, the price per lesson, a partner's commission (design domain §3). */

import type { Price } from '../../contract/price-schema'
import type { BookingChoice, CoursePricing } from '../../contract/pricing-schema'
import { addWeeks, daysBetween, type IsoDate } from '../dates'
import { basisPointsOf, divideRounded } from '../money'
import { listInForce } from './bands'
import type { PricingContext } from './context'
import { priceBooking } from './price-booking'
import { startsBetween } from './starts'
import { studyWeeks, tuitionOf } from './tuition'

const weeksAround = 8

/** `saving`: halalas against the chosen start. */
export type CheaperStart = { startDate: IsoDate; totalSar: number; saving: number }

/**
 * The start within eight weeks on either side that makes the same booking cheapest; of equals the nearest to the chosen one, then the
 * earlier. Null when none is cheaper than the choice, or the choice has no price.
 */
export function cheapestStart(pricing: CoursePricing, choice: BookingChoice, context: PricingContext): CheaperStart | null {
  const chosen = priceBooking(pricing, choice, context)
  if (!chosen.ok) return null
  const starts = startsBetween(
    pricing,
    addWeeks(choice.startDate, -weeksAround),
    addWeeks(choice.startDate, weeksAround),
    choice.weeks,
    context,
  )
  const distance = (start: IsoDate) => Math.abs(daysBetween(choice.startDate, start))
  const nearestFirst = starts.sort((a, b) => distance(a) - distance(b) || (a < b ? -1 : 1))
  let best: CheaperStart | null = null
  for (const startDate of nearestFirst) {
    const price = priceBooking(pricing, { ...choice, startDate }, context)
    if (!price.ok || price.value.totalSar >= (best?.totalSar ?? chosen.value.totalSar)) continue
    best = { startDate, totalSar: price.value.totalSar, saving: chosen.value.totalSar - price.value.totalSar }
  }
  return best
}

/** Tuition alone of so many weeks, before promotions; minor units; null where no list is in force. */
export function tuitionFor(pricing: CoursePricing, startDate: IsoDate, weeks: number): number | null {
  const ruling = listInForce(pricing.lists, startDate)
  return ruling ? tuitionOf(pricing, ruling, studyWeeks({ startDate, weeks })).amount : null
}

/** One more week costs less: `weeks` at `price`, `nextWeeks` at `nextPrice`; minor units of the school's currency. */
export type PriceCliff = { weeks: number; price: number; nextWeeks: number; nextPrice: number; saving: number }

const cliff = (weeks: number, price: number, nextWeeks: number, nextPrice: number): PriceCliff => ({
  weeks,
  price,
  nextWeeks,
  nextPrice,
  saving: price - nextPrice,
})

/** Every number of weeks whose tuition is higher than that of one week more, for starts on `startDate`. */
export function priceCliffs(pricing: CoursePricing, startDate: IsoDate): PriceCliff[] {
  const found: PriceCliff[] = []
  let price = tuitionFor(pricing, startDate, pricing.minWeeks)
  for (let weeks = pricing.minWeeks; weeks < pricing.maxWeeks && price !== null; weeks += 1) {
    const nextPrice = tuitionFor(pricing, startDate, weeks + 1)
    if (nextPrice !== null && nextPrice < price) found.push(cliff(weeks, price, weeks + 1, nextPrice))
    price = nextPrice
  }
  return found
}

/** The fewest more weeks that make tuition cheaper than `weeks` do (22 weeks at 230 cost more than 24 at 210), or null. */
export function cheaperWithMoreWeeks(pricing: CoursePricing, startDate: IsoDate, weeks: number): PriceCliff | null {
  const price = tuitionFor(pricing, startDate, weeks)
  for (let more = weeks + 1; price !== null && more <= pricing.maxWeeks; more += 1) {
    const nextPrice = tuitionFor(pricing, startDate, more)
    if (nextPrice !== null && nextPrice < price) return cliff(weeks, price, more, nextPrice)
  }
  return null
}

const onTuition = (line: Price['lines'][number]) =>
  line.kind === 'tuition' || (line.kind === 'promotion' && !line.rule.key.startsWith('promotionWaived'))

/** Tuition after a promotion on tuition; a waived fee lowers its fee, not this. */
function tuitionAfterPromotion(price: Price): { amount: number; sar: number } {
  const lines = price.lines.filter(onTuition)
  return { amount: lines.reduce((total, line) => total + line.amount, 0), sar: lines.reduce((total, line) => total + line.sar, 0) }
}

/** Tuition after promotion for one lesson, in minor units of the school's currency and in halalas; null for a course without lessons. */
export function pricePerLesson(pricing: CoursePricing, price: Price, weeks: number): { amount: number; sar: number } | null {
  const lessons = pricing.lessonsPerWeek * weeks
  if (lessons <= 0) return null
  const tuition = tuitionAfterPromotion(price)
  return { amount: divideRounded(tuition.amount, lessons), sar: divideRounded(tuition.sar, lessons) }
}

/** A partner's commission in halalas: basis points of tuition after promotion, half away from zero. */
export const commissionOf = (price: Price, basisPoints: number): number => basisPointsOf(tuitionAfterPromotion(price).sar, basisPoints)

/** What a partner pays: the school's total less the commission, in halalas; the agency's own fee is not in it. */
export const netOf = (price: Price, basisPoints: number): number => price.schoolTotalSar - commissionOf(price, basisPoints)
