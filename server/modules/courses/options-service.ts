/** accommodation/*, airportpickup/getList, extrafee/getItemList: what can be added to a course. */
import type { Accommodation } from '../../../src/contract/catalogue-schema'
import type { AccommodationFilterOptions, AccommodationsQuery, AtBranchQuery } from '../../../src/contract/course-schema'
import type { List } from '../../../src/contract/list-schema'
import type { FacetValue } from '../../../src/contract/search-schema'
import { parseCount } from '../../../src/domain/digits'
import { fail } from '../../fail'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { pageOf, readPage } from '../catalogue/paging'
import { readChoices } from './entry-names'

const words = (asked: unknown): ReadonlySet<string> | null =>
  asked === undefined || asked === ''
    ? null
    : new Set(
        String(asked)
          .split(',')
          .map((word) => word.trim()),
      )

/** Ids of the branches asked for, by branch (id or slug) or by a course; null asks for all. */
function branchesAsked(snapshot: CatalogueSnapshot, input: AtBranchQuery): ReadonlySet<number> | null {
  if (input.course !== undefined) {
    const courseId = parseCount(input.course)
    if (courseId === null) throw fail('validation', { fields: { course: 'count' } })
    const offer = snapshot.offerById.get(courseId)
    return new Set(offer ? [offer.branch.id] : [])
  }
  const slugs = readChoices(snapshot, 'branch', input.branch)
  return slugs && new Set(snapshot.branches.filter(({ url }) => slugs.has(url.en)).map(({ id }) => id))
}

/** Keeps what belongs to the branches asked for and pages it, ordered by id. */
export function listAtBranch<T extends { branchId: number }>(
  snapshot: CatalogueSnapshot,
  items: readonly T[],
  input: AtBranchQuery,
): List<T> {
  const branches = branchesAsked(snapshot, input)
  return pageOf(branches ? items.filter(({ branchId }) => branches.has(branchId)) : items, readPage(input))
}

function suits(accommodation: Accommodation, input: AccommodationsQuery): boolean {
  const age = input.age === undefined || input.age === '' ? null : parseCount(input.age, 120)
  if (age === null && input.age !== undefined && input.age !== '') throw fail('validation', { fields: { age: 'count' } })
  if (age !== null && (age < accommodation.minAge || (accommodation.maxAge !== null && age > accommodation.maxAge))) return false
  return (['type', 'room', 'board'] as const).every((field) => words(input[field])?.has(accommodation[field]) ?? true)
}

export const listAccommodations = (snapshot: CatalogueSnapshot, input: AccommodationsQuery): List<Accommodation> =>
  listAtBranch(
    snapshot,
    snapshot.accommodations.filter((accommodation) => suits(accommodation, input)),
    input,
  )

function counted(items: readonly Accommodation[], field: 'type' | 'room' | 'bathroom' | 'board'): FacetValue[] {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item[field], (counts.get(item[field]) ?? 0) + 1)
  return [...counts]
    .map(([value, count]) => ({ value, name: value, count, chosen: false }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1))
}

/** Kinds of accommodation there are at the branches asked for. Values are words of the contract, translated by the reader. */
export function accommodationFilterOptions(snapshot: CatalogueSnapshot, input: AtBranchQuery): AccommodationFilterOptions {
  const branches = branchesAsked(snapshot, input)
  const items = branches ? snapshot.accommodations.filter(({ branchId }) => branches.has(branchId)) : snapshot.accommodations
  return {
    type: counted(items, 'type'),
    room: counted(items, 'room'),
    bathroom: counted(items, 'bathroom'),
    board: counted(items, 'board'),
  }
}
