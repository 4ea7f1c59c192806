/** Answers about courses in one language. */
import type { Locale } from '../../../src/config/locales'
import type { CourseCard, CourseDetail } from '../../../src/contract/course-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { metresBetween } from '../../../src/domain/distance'
import { hasOffer } from '../../../src/domain/search/offers'
import { inLocale } from '../../../src/domain/search/table'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { perSnapshot } from '../catalogue/per-snapshot'
import { fromPerWeekSar, type TripAsked, tripAt } from './trip-price'

export type CardContext = { snapshot: CatalogueSnapshot; today: string; locale: Locale; trip: TripAsked | null }

const linked = ({ url, name }: { url: LocalisedText; name: LocalisedText }, locale: Locale) => ({
  url: inLocale(url, locale),
  name: inLocale(name, locale),
})

/** A course in a list: who teaches what where, and what it costs from, or for the trip asked for. */
export function courseCard(offer: Offer, { snapshot, today, locale, trip }: CardContext): CourseCard {
  const { course, branch, school, city, country, language } = offer
  return {
    id: course.id,
    ...linked(course, locale),
    type: course.type,
    lessonsPerWeek: course.lessonsPerWeek,
    minutesPerLesson: course.minutesPerLesson,
    minLevel: course.minLevel,
    maxLevel: course.maxLevel,
    studyTime: course.studyTime,
    averageClass: course.averageClass,
    maximumClass: course.maximumClass,
    minAge: course.minAge,
    maxAge: course.maxAge,
    minWeeks: course.pricing.minWeeks,
    maxWeeks: course.pricing.maxWeeks,
    bookable: course.bookable,
    language: { id: language.id, ...linked(language, locale) },
    school: { id: school.id, ...linked(school, locale) },
    branch: { id: branch.id, ...linked(branch, locale) },
    city: { id: city.id, ...linked(city, locale), poster: city.poster },
    country: { code: country.code, ...linked(country, locale) },
    rating: branch.rating,
    reviewCount: branch.reviewCount,
    fromPerWeekSar: fromPerWeekSar(snapshot, offer, today),
    trip: trip && tripAt(snapshot, offer, trip),
    distanceMetres: metresBetween(branch, city),
    accommodation: [...(accommodationKinds(snapshot).get(branch.id) ?? [])],
    accreditations: school.accreditations,
    onOffer: hasOffer(course.pricing, today),
  }
}

/** The kinds of accommodation of each branch, in the order in which it lists them. */
export const accommodationKinds = perSnapshot((snapshot) => {
  const kinds = new Map<number, Set<string>>()
  for (const { branchId, type } of snapshot.accommodations) kinds.set(branchId, (kinds.get(branchId) ?? new Set()).add(type))
  return kinds
})

/** How many neighbours a course page shows. */
const neighbours = 6

export const offersByBranch = perSnapshot((snapshot) => groupOffers(snapshot, ({ branch }) => branch.id))
export const offersByCity = perSnapshot((snapshot) => groupOffers(snapshot, ({ city }) => city.id))
export const offersBySchool = perSnapshot((snapshot) => groupOffers(snapshot, ({ school }) => school.id))

function groupOffers(snapshot: CatalogueSnapshot, key: (offer: Offer) => number): ReadonlyMap<number, Offer[]> {
  const groups = new Map<number, Offer[]>()
  for (const offer of snapshot.offers) {
    const group = groups.get(key(offer))
    if (group) group.push(offer)
    else groups.set(key(offer), [offer])
  }
  return groups
}

/** The course page's whole answer: the course with its branch, city and country, what can be added, and what else is near. */
export function courseDetail(offer: Offer, context: CardContext): CourseDetail {
  const { snapshot, locale } = context
  const { course, branch, school, city, country, language } = offer
  const card = (other: Offer) => courseCard(other, context)
  const atBranch = (offersByBranch(snapshot).get(branch.id) ?? []).filter((other) => other !== offer)
  const inCity = (offersByCity(snapshot).get(city.id) ?? []).filter((other) => other.school !== school && other.language === language)
  return {
    ...localise(course, locale),
    branch: localise(branch, locale),
    school: localise(school, locale),
    city: localise(city, locale),
    country: localise(country, locale),
    language: localise(language, locale),
    accommodations: localise(
      snapshot.accommodations.filter(({ branchId }) => branchId === branch.id),
      locale,
    ),
    pickups: localise(
      snapshot.pickups.filter(({ branchId }) => branchId === branch.id),
      locale,
    ),
    extraFees: localise(
      snapshot.extraFees.filter(({ branchId }) => branchId === branch.id),
      locale,
    ),
    sameBranch: atBranch.slice(0, neighbours).map(card),
    sameCity: inCity.slice(0, neighbours).map(card),
  }
}
