/** What a search asks for, read strictly: nonsense fails with `validation` and the field's name. */
import { limits } from '../../../src/config/limits'
import { type CourseSort, type CoursesQuery, courseSorts } from '../../../src/contract/course-schema'
import { isIsoDate } from '../../../src/domain/dates'
import { parseCount, toLatinDigits } from '../../../src/domain/digits'
import { cleanText, isSafeText } from '../../../src/domain/text'
import { fail } from '../../fail'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { type Dimension, dimensions, meantValue } from './course-dimensions'

export type CourseCriteria = {
  q: string
  chosen: ReadonlyMap<Dimension, ReadonlySet<string>>
  age: number | null
  weeks: number | null
  start: string | null
  maxPrice: number | null
  featured: boolean
  sort: CourseSort
  descending: boolean
}

const longestStay = 104
const oldest = 120

/** Text a person typed to search by: trimmed; NUL and lone surrogates are refused (case 57). */
export function readSearchText(text: string | undefined, field: string): string {
  if (text === undefined) return ''
  if (!isSafeText(text) || text.length > limits.text.search) throw fail('validation', { fields: { [field]: 'text' } })
  return cleanText(text)
}

function readCount(value: unknown, field: string, max?: number): number | null {
  if (value === undefined || value === '') return null
  const count = parseCount(value, max)
  if (count === null) throw fail('validation', { fields: { [field]: 'count' } })
  return count
}

function readDate(value: string | undefined, field: string): string | null {
  if (value === undefined || value === '') return null
  const date = toLatinDigits(cleanText(value))
  if (!isIsoDate(date)) throw fail('validation', { fields: { [field]: 'date' } })
  return date
}

export const readFlag = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

/** A comma list into values of the dimension; empty parts are skipped. */
export function readChoices(snapshot: CatalogueSnapshot, dimension: Dimension, asked: unknown): ReadonlySet<string> | null {
  if (asked === undefined || asked === null) return null
  const values = readSearchText(String(asked).slice(0, limits.text.search * 2), dimension)
    .split(',')
    .map((part) => cleanText(part))
    .filter(Boolean)
  return values.length === 0 ? null : new Set(values.map((value) => meantValue(snapshot, dimension, value)))
}

function readSort(input: CoursesQuery): CourseSort {
  const sort = courseSorts.find((candidate) => candidate === (input.sort || 'recommended'))
  if (!sort) throw fail('validation', { fields: { sort: 'unknown' } })
  return sort
}

/** @returns the criteria; fails with `validation` for dates that do not exist, counts that are none and unknown orders (cases 7, 11, 14). */
export function readCriteria(snapshot: CatalogueSnapshot, input: CoursesQuery): CourseCriteria {
  const chosen = new Map<Dimension, ReadonlySet<string>>()
  for (const dimension of dimensions) {
    const values = readChoices(snapshot, dimension, input[dimension])
    if (values) chosen.set(dimension, values)
  }
  return {
    q: readSearchText(input.q, 'q'),
    chosen,
    age: readCount(input.age, 'age', oldest),
    weeks: readCount(input.weeks, 'weeks', longestStay),
    start: readDate(input.start, 'start'),
    maxPrice: readCount(input.max_price, 'max_price'),
    featured: readFlag(input.featured),
    sort: readSort(input),
    descending: input.order === 'desc',
  }
}
