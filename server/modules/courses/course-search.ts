/** course/getCourses: filters, facets and a total order over the catalogue in memory. */
import { type FacetValue, facetNames, type SearchFacets } from '../../../src/contract/search-schema'
import type { Offer } from '../catalogue/catalogue-snapshot'
import type { CourseCriteria } from './course-criteria'
import { type Dimension, type FacetDimension, facetDimensions, nameOfValue, valuesOf } from './course-dimensions'
import { orderCourses } from './course-order'
import { findByWords, type Scores } from './course-text-index'
import type { SearchContext } from './search-context'
import { fromPerWeekSar, prepareTrips, type TripAsked, tripAt } from './trip-price'

export type SearchResult = { offers: Offer[]; facets: SearchFacets }

export const tripAsked = (criteria: CourseCriteria, today: string): TripAsked | null =>
  criteria.weeks === null ? null : { today, weeks: criteria.weeks, start: criteria.start }

/** Conditions that have no facet: words, ages, weeks, the start and the price. */
function isCandidate(offer: Offer, criteria: CourseCriteria, { snapshot, today }: SearchContext): boolean {
  const { course } = offer
  const { age, maxPrice, weeks, start, featured } = criteria
  if (featured && !course.featured) return false
  if (age !== null && (age < course.minAge || (course.maxAge !== null && age > course.maxAge))) return false
  if (weeks !== null && (weeks < course.pricing.minWeeks || weeks > course.pricing.maxWeeks)) return false
  if (start === null && (maxPrice === null || weeks === null)) {
    return maxPrice === null || fromPerWeekSar(snapshot, offer, today) <= maxPrice
  }
  const trip = tripAt(snapshot, offer, { today, weeks: weeks ?? course.pricing.minWeeks, start })
  if (trip === null) return false
  return maxPrice === null || (weeks === null ? fromPerWeekSar(snapshot, offer, today) : trip.totalSar) <= maxPrice
}

function matches(offer: Offer, dimension: Dimension, chosen: ReadonlySet<string>): boolean {
  return valuesOf(offer, dimension).some((value) => chosen.has(value))
}

type Counts = Map<FacetDimension, Map<string, number>>

/** Counts a course in the facets it belongs to: in all when it matches everything, in one when only that dimension's choice excludes it. */
function count(counts: Counts, offer: Offer, missed: Dimension[]): void {
  const counted = missed.length === 0 ? facetDimensions : facetDimensions.filter((dimension) => dimension === missed[0])
  for (const dimension of counted) {
    const values = counts.get(dimension) ?? new Map<string, number>()
    counts.set(dimension, values)
    for (const value of valuesOf(offer, dimension)) values.set(value, (values.get(value) ?? 0) + 1)
  }
}

const plain = (a: string, b: string) => (a < b ? -1 : Number(a > b))

function facetValues(context: SearchContext, criteria: CourseCriteria, counts: Counts, dimension: FacetDimension): FacetValue[] {
  const { snapshot, locale } = context
  const chosen = criteria.chosen.get(dimension)
  const counted = counts.get(dimension) ?? new Map<string, number>()
  const values = new Set([...counted.keys(), ...(chosen ?? [])])
  return [...values]
    .map((value) => ({
      value,
      name: nameOfValue(snapshot, dimension, value)?.[locale] ?? value,
      count: counted.get(value) ?? 0,
      chosen: chosen?.has(value) ?? false,
    }))
    .sort((a, b) => b.count - a.count || plain(a.value, b.value))
}

/** The long parts of a search first, in pieces: trips that decide who is shown or in which order, and the words. */
async function prepare({ snapshot, today }: SearchContext, criteria: CourseCriteria): Promise<Scores | null> {
  const trip = tripAsked(criteria, today)
  const tripDecides = criteria.start !== null || criteria.maxPrice !== null || criteria.sort === 'price'
  if (trip && tripDecides) await prepareTrips(snapshot, trip)
  return criteria.q === '' ? null : findByWords(snapshot, criteria.q)
}

/** The courses that answer the criteria, in order, and how many there would be with each other choice. */
export async function searchCourses(context: SearchContext, criteria: CourseCriteria): Promise<SearchResult> {
  const scores = await prepare(context, criteria)
  const counts: Counts = new Map()
  const offers: Offer[] = []
  const chosen = [...criteria.chosen]
  for (const offer of context.snapshot.offers) {
    if (scores && !scores.has(offer.course.id)) continue
    if (!isCandidate(offer, criteria, context)) continue
    const missed = chosen.filter(([dimension, values]) => !matches(offer, dimension, values)).map(([dimension]) => dimension)
    if (missed.length > 1) continue
    count(counts, offer, missed)
    if (missed.length === 0) offers.push(offer)
  }
  const facets = Object.fromEntries(
    facetNames.map((name) => {
      const dimension = facetDimensions.find((one) => one === name)
      return [name, dimension ? facetValues(context, criteria, counts, dimension) : []]
    }),
  ) as SearchFacets
  return { offers: orderCourses(context, criteria, offers, scores), facets }
}
