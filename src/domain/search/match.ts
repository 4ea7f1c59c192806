/**
 * Finding courses: filters, words and a total order over plain rows, for the server now and the browser later. Rows carry everything that is
 * asked about in folded, comparable form, so that a dictionary-coded engine can take their place without a change for callers.
 */
import { compareKeys } from './collate'
import { fold } from './fold'
import { scoreWords, wordsOf } from './words'

export type CourseRow = {
  id: number
  languageId: number
  countryCode: string
  cityId: number
  schoolId: number
  type: string
  /** CEFR, 0 = A1 … 5 = C2. */
  minLevel: number
  maxLevel: number
  minAge: number
  maxAge: number | null
  minWeeks: number
  maxWeeks: number
  lessonsPerWeek: number
  /** `YYYY-MM` in which a course starts. */
  startMonths: readonly string[]
  /** Halalas; what "from" shows. Null: no price, sorted last whatever the direction. */
  price: number | null
  /** Tenths of a star. */
  rating: number
  /** `collationKey(name, locale)`. */
  nameKey: string
  /** `searchText([...])` of the names in both languages. */
  text: string
}

export type CourseFilter = {
  languageIds?: readonly number[]
  countryCodes?: readonly string[]
  cityIds?: readonly number[]
  schoolIds?: readonly number[]
  types?: readonly string[]
  level?: number
  age?: number
  weeks?: number
  startMonth?: string
  lessonsFrom?: number
  lessonsTo?: number
  priceFrom?: number
  priceTo?: number
  /** As typed; every word must be found. */
  text?: string
}

export const courseSorts = ['relevance', 'price', 'name', 'rating'] as const
export type CourseSort = (typeof courseSorts)[number]
export type SortOrder = 'asc' | 'desc'

/** `score`: how well the words were found; 0 when none were asked. */
export type Match<R extends CourseRow = CourseRow> = { row: R; score: number }

const isOneOf = <T>(wanted: readonly T[] | undefined, value: T) => wanted === undefined || wanted.length === 0 || wanted.includes(value)
const isAtLeast = (value: number, least: number | undefined) => least === undefined || value >= least
const isAtMost = (value: number, most: number | undefined) => most === undefined || value <= most
const isBetween = (value: number | undefined, least: number, most: number | null) =>
  value === undefined || (value >= least && (most === null || value <= most))

/** A row without a price passes only where no price is asked for. */
function hasPrice(price: number | null, from: number | undefined, to: number | undefined): boolean {
  if (price === null) return from === undefined && to === undefined
  return isAtLeast(price, from) && isAtMost(price, to)
}

/** True when a row meets every condition but the words. */
export function passes(row: CourseRow, filter: CourseFilter): boolean {
  return (
    isOneOf(filter.languageIds, row.languageId) &&
    isOneOf(filter.countryCodes, row.countryCode) &&
    isOneOf(filter.cityIds, row.cityId) &&
    isOneOf(filter.schoolIds, row.schoolId) &&
    isOneOf(filter.types, row.type) &&
    isBetween(filter.level, row.minLevel, row.maxLevel) &&
    isBetween(filter.age, row.minAge, row.maxAge) &&
    isBetween(filter.weeks, row.minWeeks, row.maxWeeks) &&
    (filter.startMonth === undefined || row.startMonths.includes(filter.startMonth)) &&
    isAtLeast(row.lessonsPerWeek, filter.lessonsFrom) &&
    isAtMost(row.lessonsPerWeek, filter.lessonsTo) &&
    hasPrice(row.price, filter.priceFrom, filter.priceTo)
  )
}

/** Every order is total: equal rows stand by their id, ascending in both directions (case 16). */
const comparisons: Record<CourseSort, (a: Match, b: Match, sign: number) => number> = {
  /** Best first; `asc` is not asked for by anybody and means the same. Equal ones by rating. */
  relevance: (a, b) => b.score - a.score || b.row.rating - a.row.rating,
  price: (a, b, sign) => {
    if (a.row.price === null || b.row.price === null) return Number(a.row.price === null) - Number(b.row.price === null)
    return sign * (a.row.price - b.row.price)
  },
  name: (a, b, sign) => sign * compareKeys(a.row.nameKey, b.row.nameKey),
  rating: (a, b, sign) => sign * (a.row.rating - b.row.rating),
}

/** Rows that meet the filter, with their scores, sorted. Pages are slices of it. The default order is ascending. */
export function matchCourses<R extends CourseRow>(
  rows: readonly R[],
  filter: CourseFilter,
  sort: CourseSort = 'relevance',
  order: SortOrder = 'asc',
): Match<R>[] {
  const words = wordsOf(fold(filter.text ?? ''))
  const found: Match<R>[] = []
  for (const row of rows) {
    if (!passes(row, filter)) continue
    const score = words.length === 0 ? 0 : scoreWords(row.text, words)
    if (words.length === 0 || score > 0) found.push({ row, score })
  }
  const compare = comparisons[sort]
  const sign = order === 'asc' ? 1 : -1
  return found.sort((a, b) => compare(a, b, sign) || a.row.id - b.row.id)
}
