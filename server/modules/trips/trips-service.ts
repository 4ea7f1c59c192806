/** Courses named one by one, each with its own weeks and start: what it would cost now, and when one could begin. */
import type { TripAnswer, TripAnswers } from '../../../src/contract/trip-schema'
import { nextStarts } from '../../../src/domain/pricing'
import { type ListedTrip, readTrips } from '../../../src/domain/trip-list'
import type { Offer } from '../catalogue/catalogue-snapshot'
import { courseCard } from '../courses/course-cards'
import type { ReadContext } from '../courses/courses-service'
import { priceFrom, tripOf } from '../courses/trip-price'
import { marketTerms } from '../store/store-config'

/** @assumed Weeks priced when nobody said how many, or as near to it as the course is sold. */
const usualWeeks = 4
const startsShown = 12

export const weeksFor = ({ course: { pricing } }: Offer, weeks: number | null): number =>
  weeks ?? Math.min(Math.max(usualWeeks, pricing.minWeeks), pricing.maxWeeks)

/** The trip as asked; from the next start where the asked one has passed or is none of the course's. */
function pricedNow(offer: Offer, { start }: ListedTrip, weeks: number, { snapshot, today }: ReadContext) {
  const { pricing } = offer.course
  const terms = marketTerms(snapshot)
  const found = start === null ? null : priceFrom(pricing, terms, { today, weeks, start })
  return found ?? priceFrom(pricing, terms, { today, weeks, start: null })
}

/**
 * One listed course as it is now. The price is the course alone for an adult (halalas), and never kept with those of popular searches:
 * lists are everybody's own.
 */
export function tripNow(trip: ListedTrip, context: ReadContext): TripAnswer {
  const { snapshot, today } = context
  const offer = snapshot.offerById.get(trip.id)
  if (!offer) return { product_id: trip.id, weeks: trip.weeks, start: trip.start, course: null, starts: [] }
  const { pricing, bookable } = offer.course
  const weeks = weeksFor(offer, trip.weeks)
  const fits = bookable && weeks >= pricing.minWeeks && weeks <= pricing.maxWeeks
  const priced = fits ? pricedNow(offer, trip, weeks, context) : null
  return {
    product_id: trip.id,
    weeks: trip.weeks,
    start: trip.start,
    course: { ...courseCard(offer, { ...context, trip: null }), trip: priced && tripOf(weeks, priced) },
    starts: fits ? nextStarts(pricing, { today, terms: marketTerms(snapshot), weeks, count: startsShown }) : [],
  }
}

/** The trips of a list; a course that is gone is answered with `course: null`, so that the page can say so. */
export const listedTrips = (context: ReadContext, trips: string): TripAnswers => ({
  items: readTrips(trips).map((trip) => tripNow(trip, context)),
})
