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
import { schoolSorts } from '../../../src/contract/school-schema'
import type { Suggestions, SuggestQuery } from '../../../src/contract/search-schema'
import { parseCount } from '../../../src/domain/digits'
import { answerFacets, answerFrame, pageRows } from '../../../src/domain/search/answers'
import { isFlagged } from '../../../src/domain/search/query'
import { normaliseSlug } from '../../../src/domain/slug'
import { fail } from '../../fail'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { pageOf, readPage } from '../catalogue/paging'
import { type CardContext, courseCard, courseDetail } from './course-cards'
import { engineOf, search, tripAsked } from './course-search'
import { readSearchText } from './entry-names'

export type ReadContext = { snapshot: CatalogueSnapshot; today: string; locale: Locale }

/** All courses as documents, by id: what the build pages through. */
export const listCourseDocuments = (snapshot: CatalogueSnapshot, input: ListQuery): List<Course> =>
  pageOf(snapshot.courses, readPage(input))

/** Searches courses (spec §2 search-by-course): filters, sort, the price of the trip asked for, facets when asked. Order is total. */
export async function listCourses(context: ReadContext, input: CoursesQuery): Promise<CourseList> {
  const { engine, asked, found } = await search('courses', context, input, courseSorts)
  const cards: CardContext = { ...context, trip: tripAsked(asked, context.today) }
  const items = pageRows(found, asked).flatMap((row) => {
    const offer = context.snapshot.offerById.get(engine.table.ids[row] ?? 0)
    return offer ? [courseCard(offer, cards)] : []
  })
  return { items, ...answerFrame(engine, found, asked) }
}

/** What one can choose from, counted over the courses that the other choices leave. */
export async function courseFilterOptions(context: ReadContext, input: CoursesQuery): Promise<CourseFilterOptions> {
  const { engine, found } = await search('courses', context, { ...input, facets: '1' }, courseSorts)
  const { profiles } = engine.table
  return {
    ...answerFacets(engine, found, context.locale),
    sorts: [...courseSorts],
    weeksSpan: {
      min: profiles.reduce((least, { minWeeks }) => Math.min(least, minWeeks), profiles[0]?.minWeeks ?? 1),
      max: profiles.reduce((most, { maxWeeks }) => Math.max(most, maxWeeks), 1),
    },
  }
}

/** core/catalogsearch/suggest: names for what has been typed so far; none for less than a letter. */
export async function suggestNames(context: ReadContext, { q, schools, ...open }: SuggestQuery): Promise<Suggestions> {
  const { suggest } = await engineOf(context.snapshot, context.today)
  const typed = readSearchText(q, 'q')
  const { found } = await (isFlagged(schools)
    ? search('schools', context, open, schoolSorts)
    : search('courses', context, open, courseSorts))
  const items = suggest(typed, context.locale, found).map((one) => {
    const offer = one.kind === 'course' ? context.snapshot.offerById.get(Number(one.value)) : undefined
    return offer ? { ...one, url: localise(offer.course.url, context.locale) } : one
  })
  return { items }
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
