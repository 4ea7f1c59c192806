import { useCallback, useEffect, useState } from 'react'
import { goTo } from '../../i18n/go-to'
import { readSearch, type SearchState, writeSearch } from './search-state'

/**
 * The search the address bar holds; null in the first render, which must equal the static page (case 24).
 * A change goes through the address, so that Back, reload and shared links restore it.
 */
export function useSearch(location: { pathname: string; search: string }) {
  const [state, setState] = useState<SearchState | null>(null)
  useEffect(() => setState(readSearch(new URLSearchParams(location.search))), [location.search])
  const go = useCallback((next: SearchState) => goTo(`${location.pathname}${writeSearch(next)}`), [location.pathname])
  return { state, go }
}
