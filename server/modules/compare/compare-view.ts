/** Compared courses as answers, in one language. */
import { minorDigitsOf } from '../../../src/config/currencies'
import type { Locale } from '../../../src/config/locales'
import type { CompareBrief, CompareItem } from '../../../src/contract/trip-schema'
import { convertToSar } from '../../../src/domain/money'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { courseCard } from '../courses/course-cards'
import type { ReadContext } from '../courses/courses-service'
import { priceFrom, tripOf } from '../courses/trip-price'
import { marketTerms } from '../store/store-config'

export const compareBrief = ({ course, school, city }: Offer, locale: Locale): CompareBrief => ({
  id: course.id,
  url: localise(course.url, locale),
  name: localise(course.name, locale),
  school: localise(school.name, locale),
  city: localise(city.name, locale),
  poster: city.poster,
})

/** The home that costs least a week for a stay of so many weeks; supplements and placement are left to the calculator. */
function cheapestHome({ course, branch }: Offer, snapshot: CatalogueSnapshot, weeks: number, locale: Locale): CompareItem['accommodation'] {
  const { pricing } = course
  const rate = marketTerms(snapshot).ratesMicro[pricing.currency] ?? 0
  const homes = snapshot.accommodations.filter(({ branchId }) => branchId === branch.id)
  const priced = homes.flatMap((home) => {
    const bands = pricing.accommodations.find(({ id }) => id === home.id)?.lists.at(-1)?.bands ?? []
    const band = bands.filter(({ fromWeeks }) => fromWeeks <= weeks).at(-1) ?? bands[0]
    return band ? [{ home, perWeekSar: convertToSar(band.price, rate, minorDigitsOf(pricing.currency)) }] : []
  })
  const [cheapest] = priced.sort((a, b) => a.perWeekSar - b.perWeekSar || a.home.id - b.home.id)
  return (
    (cheapest && {
      name: localise(cheapest.home.name, locale),
      perWeekSar: cheapest.perWeekSar,
      minutesAway: cheapest.home.minutesAway,
    }) ??
    null
  )
}

/** One column: the course with the whole price of `weeks` from its first start on or after `start`. */
export function compareItem(offer: Offer, context: ReadContext, { weeks, start }: { weeks: number; start: string | null }): CompareItem {
  const { snapshot, today, locale } = context
  const { course, branch, school } = offer
  const { minWeeks, maxWeeks } = course.pricing
  const sold = course.bookable && weeks >= minWeeks && weeks <= maxWeeks
  const priced = sold ? priceFrom(course.pricing, marketTerms(snapshot), { today, weeks, start }) : null
  return {
    course: { ...courseCard(offer, { ...context, trip: null }), trip: priced && tripOf(weeks, priced) },
    price: priced?.price ?? null,
    startRule: course.pricing.startRule,
    accommodation: cheapestHome(offer, snapshot, weeks, locale),
    accreditations: school.accreditations,
    facilities: branch.facilities.map(({ name }) => localise(name, locale)),
  }
}
