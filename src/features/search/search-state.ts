import { longestTrip, usualWeeks } from '../../config/search'
import type { FacetName } from '../../contract/search-schema'
import { isIsoDate } from '../../domain/dates'
import { parseCount, toLatinDigits } from '../../domain/digits'
import { formOf, readForm } from '../../domain/search/forms'
import { cleanText, isSafeText } from '../../domain/text'

/** Filters with values that are ticked, in the order the page offers them; names are those of the contract. Age and weeks are numbers of their own. */
export const filterNames = [
  'language',
  'country',
  'city',
  'type',
  'level',
  'month',
  'lessons',
  'time',
  'accommodation',
  'rating',
  'offer',
  'accreditation',
  'school',
] as const satisfies readonly FacetName[]
export type FilterName = (typeof filterNames)[number]

/** Of these one value at a time makes sense: another takes its place. */
const single: readonly FilterName[] = ['rating', 'offer']

export const sortChoices = ['recommended', 'price', 'nameUp', 'nameDown', 'rating', 'distance'] as const
export type SortChoice = (typeof sortChoices)[number]

/** What the address bar holds (architecture §5b): the whole state of a search. */
export type SearchState = {
  q: string
  filters: Partial<Record<FilterName, string[]>>
  weeks: number
  start: string | null
  age: number | null
  /** Whole riyals: bounds of the price of my trip. */
  priceFrom: number | null
  priceTo: number | null
  sort: SortChoice
  page: number
  map: boolean
}

/** Where nothing is asked for. */
export const usualSearch: SearchState = {
  q: '',
  filters: {},
  weeks: usualWeeks,
  start: null,
  age: null,
  priceFrom: null,
  priceTo: null,
  sort: 'recommended',
  page: 1,
  map: false,
}

const oldest = 99
const dearest = 999_999
const longestText = 200
/** What the server takes for one dimension. */
const longestList = 2000

function list(text: string): string[] {
  const values = [...new Set(text.split(',').map(cleanText))].filter((part) => part !== '' && isSafeText(part))
  let room = longestList
  return values.filter((value) => {
    if (value.length >= room) return false
    room -= value.length + 1
    return true
  })
}

/** What the server would refuse is left out here; a value that merely names nothing any more stays, to be seen and taken off. */
function valuesOf(name: FilterName, asked: string[]): string[] {
  const form = formOf(name)
  const values = list(asked.join(','))
  return form ? values.flatMap((value) => readForm(value, form) || []) : values
}
const isSort = (text: string): text is SortChoice => sortChoices.includes(text as SortChoice)

const countryCode = /^[A-Z]{2}$/

/** The home page's plain form asks "where": a country's code or a city's slug. */
function filtersOf(query: URLSearchParams): SearchState['filters'] {
  const where = query.get('where')
  const asked = new URLSearchParams(query)
  if (where) asked.append(countryCode.test(where) ? 'country' : 'city', where)
  const chosen = filterNames.map(
    (name) => [name, valuesOf(name, asked.getAll(name)).slice(0, single.includes(name) ? 1 : undefined)] as const,
  )
  return Object.fromEntries(chosen.filter(([, values]) => values.length > 0))
}

/** What the server would refuse is taken out: NUL, lone surrogates, more than 200 letters (never half an emoji). */
export function safeWords(text: string): string {
  const cut = cleanText(text.replaceAll('\u0000', '')).slice(0, longestText)
  return isSafeText(cut) ? cut : cut.slice(0, -1)
}

/**
 * Reads an address; what makes no sense (page=-1, weeks=abc) is as if it were not there (case 16). More weeks than a trip can have
 * are its most, as where weeks are typed: the home page's field, a plain one, holds back nothing.
 */
export function readSearch(query: URLSearchParams): SearchState {
  const text = (name: string) => query.get(name) ?? ''
  const count = (name: string, max?: number) => parseCount(text(name), max)
  const start = toLatinDigits(text('start'))
  const sort = text('sort')
  return {
    q: safeWords(text('q')),
    filters: filtersOf(query),
    weeks: Math.min(count('weeks') || usualWeeks, longestTrip),
    start: isIsoDate(start) ? start : null,
    age: count('age', oldest),
    priceFrom: count('priceFrom', dearest),
    priceTo: count('priceTo', dearest),
    sort: isSort(sort) ? sort : 'recommended',
    page: count('page') || 1,
    map: text('view') === 'map',
  }
}

/** Values of a filter with commas between, as addresses and calls have them. */
export const chosen = (filters: SearchState['filters']) => Object.fromEntries(filterNames.map((name) => [name, filters[name]?.join()]))

/** The address of a state, without what is as usual: one form for each search. */
export function writeSearch({ q, filters, weeks, start, age, priceFrom, priceTo, sort, page, map }: SearchState): string {
  const asked = {
    q,
    ...chosen(filters),
    weeks: weeks !== usualWeeks && weeks,
    start,
    age,
    priceFrom,
    priceTo,
    sort: sort !== 'recommended' && sort,
    page: page > 1 && page,
    view: map && 'map',
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(asked)) if (value) query.set(name, String(value))
  const text = query.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** Any change but of the page goes back to page 1 (case 16). */
export const changed = (state: SearchState, part: Partial<SearchState>): SearchState => ({ ...state, page: 1, ...part })

/** The state with these values of a dimension; none takes the dimension away. */
export function withValues(state: SearchState, name: FilterName, values: string[]): SearchState {
  const { [name]: _before, ...others } = state.filters
  return changed(state, { filters: values.length > 0 ? { ...others, [name]: values } : others })
}

export function toggled(state: SearchState, name: FilterName, value: string): SearchState {
  const chosen = state.filters[name] || []
  const others = chosen.filter((one) => one !== value)
  if (others.length < chosen.length) return withValues(state, name, others)
  return withValues(state, name, single.includes(name) ? [value] : [...chosen, value])
}

export const withoutFilters = (state: SearchState): SearchState =>
  changed(state, { q: '', filters: {}, age: null, priceFrom: null, priceTo: null })

/** How many things narrow the list: what the phone's filter button says. */
export const countFilters = ({ filters, age, priceFrom, priceTo }: SearchState): number =>
  Object.values(filters).flat().length + Number(age !== null) + Number(priceFrom !== null || priceTo !== null)
