import { isIsoDate } from '../../domain/dates'
import { parseCount } from '../../domain/digits'

/** Dimensions a list is filtered by; names are those of the call course/getCourses. */
export const filterNames = ['language', 'country', 'city', 'type', 'level', 'time', 'school'] as const
export type FilterName = (typeof filterNames)[number]

export const sortChoices = ['recommended', 'price', 'nameUp', 'nameDown', 'rating'] as const
export type SortChoice = (typeof sortChoices)[number]

/** What the address bar holds (architecture §5b): the whole state of a search. */
export type SearchState = {
  q: string
  filters: Partial<Record<FilterName, string[]>>
  weeks: number
  start: string | null
  age: number | null
  sort: SortChoice
  page: number
}

/** Weeks priced when nobody said how many. @assumed */
export const usualWeeks = 4

const list = (text: string | null) => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  ),
]
const isSort = (text: string | null): text is SortChoice => sortChoices.includes(text as SortChoice)

const countryCode = /^[A-Z]{2}$/

/** The home page's plain form asks "where": a country's code or a city's slug. */
function filtersOf(query: URLSearchParams): SearchState['filters'] {
  const where = query.get('where')
  const asked = new URLSearchParams(query)
  if (where) asked.append(countryCode.test(where) ? 'country' : 'city', where)
  return Object.fromEntries(filterNames.map((name) => [name, list(asked.getAll(name).join(','))]).filter(([, values]) => values?.length))
}

/** Reads an address; what makes no sense (page=-1, weeks=abc) is as if it were not there (case 16). */
export function readSearch(query: URLSearchParams): SearchState {
  const start = query.get('start')
  const sort = query.get('sort')
  return {
    q: (query.get('q') ?? '').slice(0, 200),
    filters: filtersOf(query),
    weeks: parseCount(query.get('weeks') ?? '') ?? usualWeeks,
    start: start && isIsoDate(start) ? start : null,
    age: parseCount(query.get('age') ?? ''),
    sort: isSort(sort) ? sort : 'recommended',
    page: parseCount(query.get('page') ?? '') ?? 1,
  }
}

/** The address of a state, without what is as usual: one form for each search. */
export function writeSearch({ q, filters, weeks, start, age, sort, page }: SearchState): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  for (const name of filterNames) if (filters[name]?.length) query.set(name, filters[name].join(','))
  if (weeks !== usualWeeks) query.set('weeks', String(weeks))
  if (start) query.set('start', start)
  if (age) query.set('age', String(age))
  if (sort !== 'recommended') query.set('sort', sort)
  if (page > 1) query.set('page', String(page))
  const text = query.toString().replaceAll('%2C', ',')
  return text ? `?${text}` : ''
}

/** Any change but of the page goes back to page 1 (case 16). */
export const changed = (state: SearchState, part: Partial<SearchState>): SearchState => ({ ...state, page: 1, ...part })

export function toggled(state: SearchState, name: FilterName, value: string): SearchState {
  const chosen = state.filters[name] ?? []
  const next = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]
  const { [name]: _before, ...others } = state.filters
  return changed(state, { filters: next.length > 0 ? { ...others, [name]: next } : others })
}

export const withoutFilters = (state: SearchState): SearchState => changed(state, { q: '', filters: {}, age: null })

const sorts: Record<SortChoice, { sort?: string; order?: 'asc' | 'desc' }> = {
  recommended: {},
  price: { sort: 'price', order: 'asc' },
  nameUp: { sort: 'name', order: 'asc' },
  nameDown: { sort: 'name', order: 'desc' },
  rating: { sort: 'rating', order: 'desc' },
}

/** The payload of course/getCourses and school/getSchools. */
export function payloadOf({ q, filters, weeks, start, age, sort, page }: SearchState) {
  const chosen = Object.fromEntries(filterNames.flatMap((name) => (filters[name] ? [[name, filters[name].join(',')]] : [])))
  return { ...chosen, ...(q ? { q } : {}), weeks, ...(start ? { start } : {}), ...(age ? { age } : {}), ...sorts[sort], page, limit: 12 }
}
