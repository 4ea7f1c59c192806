/** school/*, schoolbranch/*, summergroup/getList, university/getList: the rules of the reads. */
import type { Locale } from '../../../src/config/locales'
import type { Branch, School, SummerGroup, University } from '../../../src/contract/catalogue-schema'
import type { List, ListQuery, OneQuery } from '../../../src/contract/list-schema'
import type { BranchDetail, SchoolCard, SchoolDetail, SchoolsQuery } from '../../../src/contract/school-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { parseCount } from '../../../src/domain/digits'
import { fold } from '../../../src/domain/search/fold'
import { fail } from '../../fail'
import { bySlug, type CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { pageMade, pageOf, readPage } from '../catalogue/paging'
import { perSnapshot } from '../catalogue/per-snapshot'
import { normaliseSlug } from '../catalogue/slug'
import { offersBySchool } from '../courses/course-cards'
import { readChoices, readFlag, readSearchText } from '../courses/course-criteria'
import { type Dimension, valuesOf } from '../courses/course-dimensions'
import type { ReadContext } from '../courses/courses-service'
import { branchDetail, branchesOf, lowestWeekSar, schoolCard, schoolDetail } from './school-cards'

const collators: Record<Locale, Intl.Collator> = {
  ar: new Intl.Collator('ar', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
}

type Wanted = { q: string; featured: boolean; filters: { dimension: Dimension; values: ReadonlySet<string> }[] }

function readWanted(snapshot: CatalogueSnapshot, input: SchoolsQuery): Wanted {
  const filters = (['language', 'country', 'city', 'school'] as const).flatMap((dimension) => {
    const values = readChoices(snapshot, dimension, input[dimension])
    return values ? [{ dimension, values }] : []
  })
  return { q: fold(readSearchText(input.q, 'q')), featured: readFlag(input.featured), filters }
}

/** Everything a school can be found by, folded once per catalogue. */
const foldedText = perSnapshot((snapshot) => {
  const both = (text: LocalisedText | undefined) => (text ? `${text.en} ${text.ar}` : '')
  return new Map(
    snapshot.schools.map((school) => {
      const cities = branchesOf(snapshot, school).map(({ cityId }) => both(snapshot.cityById.get(cityId)?.name))
      return [school.id, fold([both(school.name), ...cities].join(' '))]
    }),
  )
})

/** A school is wanted when one of its courses meets all filters; so "English in London" is one place, not two. */
function isWanted(snapshot: CatalogueSnapshot, school: School, { q, featured, filters }: Wanted): boolean {
  if (featured && !school.featured) return false
  const text = foldedText(snapshot).get(school.id) ?? ''
  if (!q.split(' ').every((word) => text.includes(word))) return false
  if (filters.length === 0) return true
  return (offersBySchool(snapshot).get(school.id) ?? []).some((offer) =>
    filters.every(({ dimension, values }) => valuesOf(offer, dimension).some((value) => values.has(value))),
  )
}

const schoolSorts = ['recommended', 'name', 'price', 'rating', 'founded'] as const

function compareSchools(context: ReadContext, sort: (typeof schoolSorts)[number]): (a: School, b: School) => number {
  const { snapshot, locale } = context
  const card = new Map<number, number>()
  const best = ({ id }: School) => card.get(id) ?? 0
  if (sort === 'name') return (a, b) => collators[locale].compare(a.name[locale], b.name[locale])
  if (sort === 'founded') return (a, b) => a.founded - b.founded
  for (const school of snapshot.schools) {
    const branches = branchesOf(snapshot, school)
    if (sort === 'price') card.set(school.id, lowestWeekSar(context, school) || Number.MAX_SAFE_INTEGER)
    else card.set(school.id, -Math.max(0, ...branches.map(({ rating }) => rating)) - (sort === 'recommended' && school.featured ? 100 : 0))
  }
  return (a, b) => best(a) - best(b)
}

/** Schools that teach what is asked where it is asked, in a total order. Fails with `validation` for an unknown sort. */
export function listSchools(context: ReadContext, input: SchoolsQuery): List<SchoolCard> {
  const asked = readPage(input)
  const sort = schoolSorts.find((candidate) => candidate === (input.sort || 'recommended'))
  if (!sort) throw fail('validation', { fields: { sort: 'unknown' } })
  const wanted = readWanted(context.snapshot, input)
  const compare = compareSchools(context, sort)
  const direction = input.order === 'desc' ? -1 : 1
  const schools = context.snapshot.schools
    .filter((school) => isWanted(context.snapshot, school, wanted))
    .sort((a, b) => compare(a, b) * direction || a.id - b.id)
  return pageMade(schools, asked, (school) => schoolCard(context, school))
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
