/** school/*, schoolbranch/*, summergroup/getList, university/getList: the rules of the reads. */
import type { Branch, School, SummerGroup, University } from '../../../src/contract/catalogue-schema'
import type { List, ListQuery, OneQuery } from '../../../src/contract/list-schema'
import { type BranchDetail, type SchoolDetail, type SchoolList, type SchoolsQuery, schoolSorts } from '../../../src/contract/school-schema'
import { parseCount } from '../../../src/domain/digits'
import { answerFrame, pageRows } from '../../../src/domain/search/answers'
import { normaliseSlug } from '../../../src/domain/slug'
import { fail } from '../../fail'
import { bySlug, type CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { pageOf, readPage } from '../catalogue/paging'
import { perSnapshot } from '../catalogue/per-snapshot'
import { search } from '../courses/course-search'
import type { ReadContext } from '../courses/courses-service'
import { readChoices } from '../courses/entry-names'
import { branchDetail, schoolCard, schoolDetail } from './school-cards'

/**
 * Searches schools (spec §2 search-by-school) by their courses, in a total order. Fails with `validation`.
 * @assumed a school without a course is not found: nothing there can be booked.
 */
export async function listSchools(context: ReadContext, input: SchoolsQuery): Promise<SchoolList> {
  const { engine, asked, found } = await search('schools', context, input, schoolSorts)
  const items = pageRows(found, asked).flatMap((index) => {
    const school = context.snapshot.schoolById.get(Number(engine.table.schools[index]?.key))
    const matching = found.school(index)
    return school && matching ? [schoolCard(context, school, asked.weeks === null ? { ...matching, priceSar: null } : matching)] : []
  })
  return { items, ...answerFrame(engine, found, asked) }
}

const schoolSlugs = perSnapshot((snapshot) => bySlug(snapshot.schools, ({ url }) => url))
const branchSlugs = perSnapshot((snapshot) => bySlug(snapshot.branches, ({ url }) => url))

/** By number, else by slug. */
function find<T>({ id, url }: OneQuery, byNumber: ReadonlyMap<number, T>, bySlugs: ReadonlyMap<string, T>): T {
  const number = id === undefined ? null : parseCount(id)
  const found = number === null ? bySlugs.get(normaliseSlug(url ?? String(id ?? ''))) : byNumber.get(number)
  if (found === undefined) throw fail('not_found')
  return found
}

/** One school with its branches and their courses. Fails with `not_found`. */
export const schoolById = (context: ReadContext, input: OneQuery): SchoolDetail =>
  schoolDetail(context, find(input, context.snapshot.schoolById, schoolSlugs(context.snapshot)))

/** One branch with its school, city and courses. Fails with `not_found`. */
export function branchById(context: ReadContext, input: OneQuery): BranchDetail {
  const detail = branchDetail(context, find(input, context.snapshot.branchById, branchSlugs(context.snapshot)))
  if (!detail) throw fail('not_found')
  return detail
}

/** Branches, of one school or in one city when asked, by id. */
export function listBranches(snapshot: CatalogueSnapshot, input: SchoolsQuery): List<Branch> {
  const schools = readChoices(snapshot, 'school', input.school)
  const cities = readChoices(snapshot, 'city', input.city)
  const branches = snapshot.branches.filter(({ schoolId, cityId }) => {
    const school = snapshot.schoolById.get(schoolId)
    const city = snapshot.cityById.get(cityId)
    return (!schools || (school && schools.has(school.url.en))) && (!cities || (city && cities.has(city.url.en)))
  })
  return pageOf(branches, readPage(input))
}

export const listSchoolDocuments = (snapshot: CatalogueSnapshot, input: ListQuery): List<School> =>
  pageOf(snapshot.schools, readPage(input))
export const listSummerGroups = (snapshot: CatalogueSnapshot, input: ListQuery): List<SummerGroup> =>
  pageOf(snapshot.summerGroups, readPage(input))
export const listUniversities = (snapshot: CatalogueSnapshot, input: ListQuery): List<University> =>
  pageOf(snapshot.universities, readPage(input))
