/** By what courses are filtered and counted. Each facet belongs to the branch or to the profile, and is judged once for each of these. */
import type { FacetName } from '../../contract/search-schema'
import { remembered } from './remembered'
import { type Entry, levels, type SearchTable } from './table'

export type FilterName = FacetName | 'branch'
export type Side = 'branch' | 'profile'

export type Facet = {
  name: FilterName
  side: Side
  /** What is counted, in its own order. */
  values: readonly string[]
  /** For each branch or profile: indexes of the values it has. */
  of: readonly (readonly number[])[]
  /** A mark for each branch or profile that answers a wish; the wish need not be among `values`. */
  accept: (wish: string) => Uint8Array
}

/** @assumed ages, weeks and ratings that are counted; any other can be asked for. */
const usualAges = [10, 14, 16, 18, 25, 30, 50]
const usualWeeks = [1, 2, 4, 8, 12, 24, 36, 48]
const usualRatings = [45, 40, 35, 30]
/** Lessons a week, both ends included. */
const lessonSpans = ['-14', '15-19', '20-24', '25-29', '30-']

/** Wishes of a facet whose marks are kept: the same few are asked for again and again. */
const keptWishes = 100

type Accepts = (unit: number, wish: string) => boolean
const acceptance = (units: number, accepts: Accepts): Facet['accept'] =>
  remembered(keptWishes, (wish) => {
    const marks = new Uint8Array(units)
    for (let unit = 0; unit < units; unit += 1) marks[unit] = Number(accepts(unit, wish))
    return marks
  })

type Listed = { name: FilterName; side: Side; values: readonly string[]; of: readonly (readonly number[])[] }

/** A facet whose wishes are its values. */
function listed({ name, side, values, of }: Listed): Facet {
  const places = new Map(values.map((value, index) => [value, index]))
  return { name, side, values, of, accept: acceptance(of.length, (unit, wish) => of[unit]?.includes(places.get(wish) ?? -1) ?? false) }
}

/** A facet whose wishes are numbers or spans; `values` are the usual ones. */
function judged(name: FilterName, side: Side, units: number, values: readonly string[], accepts: Accepts): Facet {
  const of = Array.from({ length: units }, (_, unit) => values.flatMap((value, index) => (accepts(unit, value) ? [index] : [])))
  return { name, side, values, of, accept: acceptance(units, accepts) }
}

const distinct = (values: readonly string[]) => [...new Set(values)]
const valuesOf = (entries: readonly Entry[]) => entries.map(({ value }) => value)

/** A facet of words: the values are what occurs, in the contract's order where `order` has them. */
function worded<T>(
  name: FilterName,
  side: Side,
  units: readonly T[],
  wordsOf: (unit: T) => readonly string[],
  order: readonly string[] = [],
) {
  const values = distinct([...order, ...units.flatMap(wordsOf).sort()])
  const places = new Map(values.map((value, index) => [value, index]))
  return listed({ name, side, values, of: units.map((unit) => wordsOf(unit).flatMap((word) => places.get(word) ?? [])) })
}

const span = /^(\d{0,3})-(\d{0,3})$/
function isInSpan(count: number, wish: string): boolean {
  const [, from, to] = span.exec(wish) ?? []
  if (from === undefined || to === undefined || wish === '-') return false
  return (from === '' || count >= Number(from)) && (to === '' || count <= Number(to))
}

const courseTypes = ['general', 'intensive', 'exam', 'business', 'oneToOne', 'junior', 'academicYear', 'pathway']
const studyTimes = ['morning', 'afternoon', 'evening', 'fullDay']
const accommodationTypes = ['homestay', 'residence', 'sharedFlat', 'studio']
const between = (least: number, most: number) => Array.from({ length: Math.max(0, most - least + 1) }, (_, index) => least + index)

function branchFacets({ branches, cities, schools, countries }: SearchTable): Facet[] {
  const countryOf = (city: number) => cities[city]?.country ?? 0
  const accreditationsOf = (school: number) => schools[school]?.accreditations ?? []
  const isRated = (unit: number, wish: string) => {
    const branch = branches[unit]
    return branch !== undefined && branch.reviewCount > 0 && branch.rating >= Number(wish)
  }
  return [
    listed({ name: 'country', side: 'branch', values: valuesOf(countries), of: branches.map(({ city }) => [countryOf(city)]) }),
    listed({ name: 'city', side: 'branch', values: valuesOf(cities), of: branches.map(({ city }) => [city]) }),
    listed({ name: 'school', side: 'branch', values: valuesOf(schools), of: branches.map(({ school }) => [school]) }),
    listed({ name: 'branch', side: 'branch', values: valuesOf(branches), of: branches.map((_, index) => [index]) }),
    worded('accommodation', 'branch', branches, ({ accommodation }) => accommodation, accommodationTypes),
    worded('accreditation', 'branch', branches, ({ school }) => accreditationsOf(school)),
    judged('rating', 'branch', branches.length, usualRatings.map(String), isRated),
  ]
}

function profileFacets({ profiles, languages, months }: SearchTable): Facet[] {
  const all = profiles.length
  const takes = (unit: number, wish: string) => {
    const profile = profiles[unit]
    return profile !== undefined && Number(wish) >= profile.minAge && (profile.maxAge === null || Number(wish) <= profile.maxAge)
  }
  const lasts = (unit: number, wish: string) => {
    const profile = profiles[unit]
    return profile !== undefined && Number(wish) >= profile.minWeeks && Number(wish) <= profile.maxWeeks
  }
  const begins = profiles.map(({ months: bits }) => months.flatMap((_, index) => (bits & (1 << index) ? [index] : [])))
  return [
    listed({ name: 'language', side: 'profile', values: valuesOf(languages), of: profiles.map(({ language }) => [language]) }),
    worded('type', 'profile', profiles, ({ type }) => [type], courseTypes),
    listed({ name: 'level', side: 'profile', values: levels, of: profiles.map(({ minLevel, maxLevel }) => between(minLevel, maxLevel)) }),
    worded('time', 'profile', profiles, ({ time }) => [time], studyTimes),
    judged('age', 'profile', all, usualAges.map(String), takes),
    judged('weeks', 'profile', all, usualWeeks.map(String), lasts),
    listed({ name: 'month', side: 'profile', values: months, of: begins }),
    judged('lessons', 'profile', all, lessonSpans, (unit, wish) => isInSpan(profiles[unit]?.lessons ?? -1, wish)),
    listed({ name: 'offer', side: 'profile', values: ['1'], of: profiles.map(({ onOffer }) => (onOffer ? [0] : [])) }),
  ]
}

export const makeFacets = (table: SearchTable): ReadonlyMap<FilterName, Facet> =>
  new Map([...branchFacets(table), ...profileFacets(table)].map((facet) => [facet.name, facet]))
