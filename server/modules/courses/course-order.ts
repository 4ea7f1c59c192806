/** Total orders over courses: equal values are told apart by id, so that no page repeats or loses one (case 17), on any database (case 82). */
import type { Locale } from '../../../src/config/locales'
import { metresBetween } from '../../../src/domain/distance'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'
import type { CourseCriteria } from './course-criteria'
import type { SearchContext } from './search-context'
import { fromPerWeekSar, tripAt } from './trip-price'

const collators: Record<Locale, Intl.Collator> = {
  ar: new Intl.Collator('ar', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
}

const compareNames = (locale: Locale, a: string, b: string): number => collators[locale].compare(a, b)

/** Collating 10,000 names costs; their ranks are found once per catalogue and language. Equal names have equal ranks. */
const ranksByName = perSnapshot((snapshot) => {
  const rank = (locale: Locale) => {
    const names = [...new Set(snapshot.offers.map(({ course }) => course.name[locale]))].sort((a, b) => compareNames(locale, a, b))
    let current = 0
    const ranks = new Map<string, number>()
    names.forEach((name, index) => {
      const previous = names[index - 1]
      if (previous !== undefined && compareNames(locale, previous, name) !== 0) current += 1
      ranks.set(name, current)
    })
    return ranks
  }
  return { ar: rank('ar'), en: rank('en') }
})

/** What a course is worth in an order; null is sorted to the end whatever the direction. */
type Measure = (offer: Offer) => number | null

function measureOf(
  { snapshot, today, locale }: SearchContext,
  criteria: CourseCriteria,
  scores: ReadonlyMap<number, number> | null,
): Measure {
  switch (criteria.sort) {
    case 'name':
      return ({ course }) => ranksByName(snapshot)[locale].get(course.name[locale]) ?? null
    case 'price':
      return (offer) => priceOf(snapshot, offer, criteria, today)
    case 'rating':
      return ({ branch }) => (branch.reviewCount === 0 ? null : -branch.rating)
    case 'lessons':
      return ({ course }) => course.lessonsPerWeek
    case 'distance':
      return ({ branch, city }) => metresBetween(branch, city)
    case 'recommended':
      return (offer) => recommendation(offer, scores)
  }
}

function priceOf(snapshot: CatalogueSnapshot, offer: Offer, criteria: CourseCriteria, today: string): number | null {
  if (criteria.weeks === null) return fromPerWeekSar(snapshot, offer, today)
  return tripAt(snapshot, offer, { today, weeks: criteria.weeks, start: criteria.start })?.totalSar ?? null
}

/** @assumed words first, then the editors' choice, then what students say of the branch. Lower comes first. */
function recommendation({ course, branch }: Offer, scores: ReadonlyMap<number, number> | null): number {
  const merit = (course.bookable ? 1_000_000 : 0) + (course.featured ? 100_000 : 0) + branch.rating * Math.min(branch.reviewCount, 200)
  return -(scores ? Math.round((scores.get(course.id) ?? 0) * 100) * 10_000_000 + merit : merit)
}

export function orderCourses(
  context: SearchContext,
  criteria: CourseCriteria,
  offers: readonly Offer[],
  scores: ReadonlyMap<number, number> | null,
): Offer[] {
  const measure = measureOf(context, criteria, scores)
  const direction = criteria.descending ? -1 : 1
  return offers
    .map((offer) => ({ offer, value: measure(offer) }))
    .sort((a, b) => {
      if (a.value === b.value) return a.offer.course.id - b.offer.course.id
      if (a.value === null) return 1
      if (b.value === null) return -1
      return (a.value - b.value) * direction || a.offer.course.id - b.offer.course.id
    })
    .map(({ offer }) => offer)
}
