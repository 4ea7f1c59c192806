import type { Facets } from './facet-words'
import type { FilterName, SearchState } from './search-state'

/** Filters whose values an address may write in several ways: by id, by code, by the slug of either language. */
const named: readonly FilterName[] = ['language', 'country', 'city', 'school']

/**
 * The search with its filters as the server understood them, so that `city=لندن` and `city=london` are one tick in the list and one chip.
 * Null where they are so already. What means nothing stays as it stands.
 */
export function asMeant(state: SearchState, facets: Facets): SearchState | null {
  const filters = { ...state.filters }
  let isOther = false
  for (const name of named) {
    const asked = state.filters[name] ?? []
    const understood = (facets[name] ?? []).filter(({ chosen }) => chosen).map(({ value }) => value)
    if (understood.length !== asked.length || understood.every((value) => asked.includes(value))) continue
    filters[name] = understood
    isOther = true
  }
  return isOther ? { ...state, filters } : null
}
