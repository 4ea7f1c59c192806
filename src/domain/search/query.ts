/** A search as it comes in an address or a call, read strictly: nonsense is refused with the field's name (cases 11, 14, 16). */
import { limits } from '../../config/limits'
import type { Locale } from '../../config/locales'
import type { SearchQuery } from '../../contract/search-schema'
import { type IsoDate, isIsoDate } from '../dates'
import { parseCount, toLatinDigits } from '../digits'
import { failed, type Result, succeed } from '../result'
import { normaliseSlug } from '../slug'
import { cleanText, isSafeText } from '../text'
import type { Engine, Wish } from './engine'
import type { FilterName } from './facets'
import { formOf, readForm } from './forms'
import { isDescending, type SortName } from './order'
import type { FieldProblems } from './search-index'
import type { Entry, SearchTable } from './table'

export type Asked = {
  wish: Wish
  page: number
  limit: number
  weeks: number | null
  start: IsoDate | null
  /** The month asked for, where it is the only one. */
  month: string | null
  facets: boolean
  map: boolean
}

/** True for `true`, `1`, `'1'`, `'true'`. */
export const isFlagged = (value: unknown): boolean => value === true || value === 1 || value === '1' || value === 'true'

const isEmpty = (value: unknown) => value === undefined || value === null || value === ''

type Problems = { note: (field: string, rule: string) => null; all: FieldProblems }

function startProblems(): Problems {
  const all: FieldProblems = {}
  const note = (field: string, rule: string) => {
    all[field] = rule
    return null
  }
  return { note, all }
}

function readText(text: string | undefined, field: string, { note }: Problems, most: number = limits.text.search): string {
  if (text === undefined) return ''
  if (!isSafeText(text) || text.length > most) return note(field, 'text') ?? ''
  return cleanText(text)
}

function readCount(value: unknown, field: string, { note }: Problems, max?: number): number | null {
  return isEmpty(value) ? null : (parseCount(value, max) ?? note(field, 'count'))
}

function readDate(value: string | undefined, { note }: Problems): IsoDate | null {
  if (isEmpty(value)) return null
  const date = toLatinDigits(cleanText(value ?? ''))
  return isIsoDate(date) ? date : note('start', 'date')
}

const entriesOf = ({ languages, countries, cities, schools, branches }: SearchTable): Partial<Record<FilterName, readonly Entry[]>> => ({
  language: languages,
  country: countries,
  city: cities,
  school: schools,
  branch: branches,
})

/** An id, a code or a slug in either locale, any case, any encoding → the facet's own value. @assumed an unknown one matches nothing. */
export function makeSpellings({ table, facets }: Engine): (filter: FilterName, asked: string) => string {
  const known = new Map<FilterName, Map<string, string>>()
  const entries = entriesOf(table)
  for (const { name, values } of facets.values()) {
    const spellings = new Map(values.map((value) => [normaliseSlug(value), value]))
    for (const { key, value, url } of entries[name] ?? [])
      for (const spelling of [url.en, url.ar, key])
        if (!spellings.has(normaliseSlug(spelling))) spellings.set(normaliseSlug(spelling), value)
    known.set(name, spellings)
  }
  return (filter, asked) => known.get(filter)?.get(normaliseSlug(asked)) ?? asked
}

type Spellings = ReturnType<typeof makeSpellings>
const choiceNames: readonly FilterName[] = [
  ...(['language', 'country', 'city', 'school', 'branch', 'type', 'level', 'time', 'age', 'weeks'] as const),
  ...(['month', 'lessons', 'accommodation', 'accreditation', 'rating'] as const),
]

function readChoices(query: SearchQuery, name: Exclude<FilterName, 'offer'>, spellings: Spellings, problems: Problems): string[] {
  const asked = query[name]
  if (isEmpty(asked)) return []
  const text = readText(String(asked), name, problems, limits.text.choices)
  const form = formOf(name)
  const values = text
    .split(',')
    .map((part) => cleanText(part))
    .filter(Boolean)
    .flatMap((part) => (form ? (readForm(part, form) ?? problems.note(name, form.rule) ?? []) : spellings(name, part)))
  return [...new Set(values)]
}

function readChosen(query: SearchQuery, spellings: Spellings, problems: Problems): Map<FilterName, readonly string[]> {
  const chosen = new Map<FilterName, readonly string[]>()
  for (const name of choiceNames) {
    const values = name === 'offer' ? [] : readChoices(query, name, spellings, problems)
    if (values.length > 0) chosen.set(name, values)
  }
  if (isFlagged(query.offer)) chosen.set('offer', ['1'])
  return chosen
}

function readSort(asked: string | undefined, sorts: readonly SortName[], { note }: Problems): SortName {
  const sort = sorts.find((candidate) => candidate === (asked || 'recommended'))
  return sort ?? note('sort', 'unknown') ?? 'recommended'
}

/** @returns what was asked, or the fields that make no sense, each with its rule: `count`, `date`, `month`, `span`, `text`, `unknown`. */
export function readQuery(
  query: SearchQuery,
  { sorts, spellings, locale }: { sorts: readonly SortName[]; spellings: Spellings; locale: Locale },
): Result<Asked, FieldProblems> {
  const problems = startProblems()
  const chosen = readChosen(query, spellings, problems)
  const sort = readSort(query.sort, sorts, problems)
  const months = chosen.get('month') ?? []
  const asked: Asked = {
    wish: {
      text: readText(query.q, 'q', problems),
      chosen,
      featured: isFlagged(query.featured),
      priceFrom: String(query.min_price) === '0' ? null : readCount(query.min_price, 'min_price', problems),
      priceTo: readCount(query.max_price, 'max_price', problems),
      sort,
      descending: isDescending(sort, query.order),
      locale,
    },
    page: query.page === undefined ? 1 : (parseCount(query.page) ?? problems.note('page', 'count') ?? 1),
    limit:
      query.limit === undefined
        ? limits.list.defaultLimit
        : (parseCount(query.limit, limits.list.maxLimit) ?? problems.note('limit', 'count') ?? 1),
    weeks: Number(chosen.get('weeks')?.[0] ?? 0) || null,
    start: readDate(query.start, problems),
    month: months.length === 1 ? (months[0] ?? null) : null,
    facets: isFlagged(query.facets),
    map: isFlagged(query.map),
  }
  return Object.keys(problems.all).length > 0 ? failed(problems.all) : succeed(asked)
}
