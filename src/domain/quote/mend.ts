/** A wish kept since another day, against the catalogue of today. Comes with the pricing engine. */
import type { CoursePricing } from '../../contract/pricing-schema'
import { type DayContext, dayProblem } from '../pricing'
import { emptyWish, type QuoteWish } from './wish'

/** What had to go, and why: a course that left the catalogue or can't be booked, a start that passed or is none any more, … */
export const lossNames = ['courseGone', 'notBookable', 'weeks', 'start', 'stay', 'pickup', 'services'] as const
export type Loss = (typeof lossNames)[number]

/** Of the course's detail; null: not in the catalogue any more. */
export type KnownCourse = { bookable: boolean; pricing: CoursePricing } | null

const withoutCourse = ({ language, country, city, school, weeks }: QuoteWish): QuoteWish => ({
  ...emptyWish,
  language,
  country,
  city,
  school,
  weeks,
})

function mendWeeks(wish: QuoteWish, { minWeeks, maxWeeks }: CoursePricing): QuoteWish {
  return wish.weeks === null ? wish : { ...wish, weeks: Math.min(Math.max(wish.weeks, minWeeks), maxWeeks) }
}

function mendStart(wish: QuoteWish, pricing: CoursePricing, context: DayContext): QuoteWish {
  if (wish.startDate === null) return wish
  return dayProblem(pricing, wish.startDate, wish.weeks ?? pricing.minWeeks, context) ? { ...wish, startDate: null } : wish
}

function mendStay(wish: QuoteWish, { accommodations }: CoursePricing): QuoteWish {
  if (typeof wish.stay !== 'number' || accommodations.some(({ id }) => id === wish.stay)) return wish
  return { ...wish, stay: null, stayWeeks: null, extraNights: 0 }
}

const mendPickup = (wish: QuoteWish, { pickups }: CoursePricing): QuoteWish =>
  wish.transfer === 'none' || pickups.some(({ id }) => id === wish.pickupId) ? wish : { ...wish, transfer: 'none', pickupId: null }

function mendServices(wish: QuoteWish, { extraFees, insurancePerWeek }: CoursePricing): QuoteWish {
  const extraFeeIds = wish.extraFeeIds.filter((id) => extraFees.some((fee) => fee.id === id && fee.compulsory === null))
  const insurance = wish.insurance && insurancePerWeek > 0
  return extraFeeIds.length === wish.extraFeeIds.length && insurance === wish.insurance ? wish : { ...wish, extraFeeIds, insurance }
}

/**
 * The wish with all in it that still can be had. Places are kept where the course is gone, so that another one is chosen near by.
 * @returns also what went, in the order of the steps; none: nothing changed
 */
export function mendWish(wish: QuoteWish, course: KnownCourse, context: DayContext): { wish: QuoteWish; lost: Loss[] } {
  if (wish.courseId === null) return { wish, lost: [] }
  if (!course?.bookable) return { wish: withoutCourse(wish), lost: [course ? 'notBookable' : 'courseGone'] }
  const { pricing } = course
  const mends: [Loss, (wish: QuoteWish) => QuoteWish][] = [
    ['weeks', (one) => mendWeeks(one, pricing)],
    ['start', (one) => mendStart(one, pricing, context)],
    ['stay', (one) => mendStay(one, pricing)],
    ['pickup', (one) => mendPickup(one, pricing)],
    ['services', (one) => mendServices(one, pricing)],
  ]
  return mends.reduce<{ wish: QuoteWish; lost: Loss[] }>(
    (mended, [loss, mend]) => {
      const next = mend(mended.wish)
      return JSON.stringify(next) === JSON.stringify(mended.wish) ? mended : { wish: next, lost: [...mended.lost, loss] }
    },
    { wish, lost: [] },
  )
}
