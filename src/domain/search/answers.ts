/** What a search answers besides its items, in one language; the server and the browser say the same. */
import type { Locale } from '../../config/locales'
import type { SearchFacets } from '../../contract/search-schema'
import { type Dropping, type FacetName, type FacetValue, facetNames, type PlaceCount, type PriceSpan } from '../../contract/search-schema'
import { compareKeys } from './collate'
import type { Engine, Found } from './engine'
import { type Entry, inLocale, type SearchTable } from './table'

const named: readonly FacetName[] = ['language', 'country', 'city', 'school', 'accreditation']

const entriesOf = (table: SearchTable, name: FacetName): readonly Entry[] => {
  if (name === 'language') return table.languages
  if (name === 'country') return table.countries
  if (name === 'city') return table.cities
  return name === 'school' ? table.schools : []
}

function facetValues({ table }: Engine, found: Found, name: FacetName, locale: Locale): FacetValue[] {
  const names = new Map(entriesOf(table, name).map((entry) => [entry.value, inLocale(entry.name, locale)]))
  const values = found
    .facet(name)
    .filter(({ count, chosen }) => count > 0 || chosen)
    .map(({ value, count, chosen }) => ({ value, name: names.get(value) ?? value, count, chosen }))
  return named.includes(name) ? values.sort((a, b) => b.count - a.count || compareKeys(a.value, b.value)) : values
}

export const answerFacets = (engine: Engine, found: Found, locale: Locale): SearchFacets =>
  Object.fromEntries(facetNames.map((name) => [name, facetValues(engine, found, name, locale)])) as SearchFacets

/** Branches where something was found, by id. */
export function answerPlaces({ table }: Engine, found: Found, locale: Locale): PlaceCount[] {
  const cheapest = found.cheapest()
  const counts = found.branches()
  const places = table.branches.map((branch, index) => {
    const city = table.cities[branch.city]
    return {
      branchId: Number(branch.key),
      url: inLocale(branch.url, locale),
      name: inLocale(branch.name, locale),
      city: city ? inLocale(city.name, locale) : '',
      cityValue: city?.value ?? '',
      latitude: branch.latitude,
      longitude: branch.longitude,
      count: counts[index] ?? 0,
      fromSar: cheapest[index] ?? null,
    }
  })
  return places.filter(({ count }) => count > 0).sort((a, b) => a.branchId - b.branchId)
}

type Page = { total: number; page: number; pages: number }
type Extras = {
  facets?: SearchFacets
  prices?: PriceSpan | null
  places?: PlaceCount[]
  meant?: string
  dropping?: Dropping[]
}

/** The frame of a list: its numbers, and what was asked for besides. */
export function answerFrame(
  engine: Engine,
  found: Found,
  asked: { page: number; limit: number; facets: boolean; map: boolean; wish: { locale: Locale } },
): Page & Extras {
  const { locale } = asked.wish
  return {
    total: found.total,
    page: asked.page,
    pages: Math.ceil(found.total / asked.limit),
    ...(asked.facets ? { facets: answerFacets(engine, found, locale), prices: found.prices() } : {}),
    ...(asked.map ? { places: answerPlaces(engine, found, locale) } : {}),
    ...(found.meant === null ? {} : { meant: found.meant }),
    ...(found.total === 0 ? { dropping: found.dropping() } : {}),
  }
}

/** The rows of the asked page; beyond the end there are none. */
export const pageRows = (found: Found, { page, limit }: { page: number; limit: number }): number[] =>
  found.rows((page - 1) * limit, Math.min(page * limit, found.total))
