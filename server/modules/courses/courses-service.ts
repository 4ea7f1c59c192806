/** course/*: the rules of the reads. Visitors get one language; the build (`store_view=all`) whole documents in both. */
import type { Locale } from '../../../src/config/locales'
import type { Course } from '../../../src/contract/catalogue-schema'
import {
  type CourseDetail,
  type CourseFilterOptions,
  type CourseList,
  type CoursesQuery,
  courseSorts,
} from '../../../src/contract/course-schema'
import type { List, ListQuery, OneQuery } from '../../../src/contract/list-schema'
import { parseCount } from '../../../src/domain/digits'
import { fail } from '../../fail'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { pageMade, pageOf, readPage } from '../catalogue/paging'
import { normaliseSlug } from '../catalogue/slug'
import { type CardContext, courseCard, courseDetail, offersBySchool } from './course-cards'
import { readCriteria, readFlag } from './course-criteria'
import { searchCourses, tripAsked } from './course-search'

export type ReadContext = { snapshot: CatalogueSnapshot; today: string; locale: Locale }

/** All courses as documents, by id: what the build pages through. */
export const listCourseDocuments = (snapshot: CatalogueSnapshot, input: ListQuery): List<Course> =>
  pageOf(snapshot.courses, readPage(input))

/** Searches courses (spec §2 search-by-course): filters, sort, the price of the trip asked for, facets when asked. Order is total. */
export async function listCourses(context: ReadContext, input: CoursesQuery): Promise<CourseList> {
  const asked = readPage(input)
  const criteria = readCriteria(context.snapshot, input)
  const { offers, facets } = await searchCourses(context, criteria)
  const cards: CardContext = { ...context, trip: tripAsked(criteria, context.today) }
  const list = pageMade(offers, asked, (offer) => courseCard(offer, cards))
  return readFlag(input.facets) ? { ...list, facets } : list
}

/** What one can choose from, counted over the courses that the other choices leave. */
export async function courseFilterOptions(context: ReadContext, input: CoursesQuery): Promise<CourseFilterOptions> {
  const { facets } = await searchCourses(context, readCriteria(context.snapshot, input))
  const weeks = context.snapshot.offers.map(({ course }) => course.pricing)
  return {
    ...facets,
    sorts: [...courseSorts],
    weeksSpan: {
      min: weeks.reduce((least, { minWeeks }) => Math.min(least, minWeeks), weeks[0]?.minWeeks ?? 1),
      max: weeks.reduce((most, { maxWeeks }) => Math.max(most, maxWeeks), 1),
    },
  }
}

/** The courses of one school, all branches. An unknown school has none. */
export async function listSchoolCourses(context: ReadContext, input: CoursesQuery & { school_id?: unknown }): Promise<CourseList> {
  const school = input.school_id ?? input.school
  if (school === undefined) throw fail('validation', { fields: { school_id: 'required' } })
  return listCourses(context, { ...input, school: String(school) })
}

/** The course with this id, or this slug in either locale and any encoding (case 19); null where there is none. */
export function findOffer(snapshot: CatalogueSnapshot, { id, url }: OneQuery): Offer | null {
  const number = id === undefined ? null : parseCount(id)
  if (number !== null) return snapshot.offerById.get(number) ?? null
  const slug = url ?? (id === undefined ? undefined : String(id))
  return slug === undefined ? null : (snapshot.offerBySlug.get(normaliseSlug(slug)) ?? null)
}

/** One course with all a page needs. Fails with `not_found`. */
export function courseById(context: ReadContext, input: OneQuery): CourseDetail {
  const offer = findOffer(context.snapshot, input)
  if (!offer) throw fail('not_found')
  return courseDetail(offer, { ...context, trip: null })
}

/** How many courses a school has. */
export const courseCount = (snapshot: CatalogueSnapshot, schoolId: number): number => offersBySchool(snapshot).get(schoolId)?.length ?? 0
