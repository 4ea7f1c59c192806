import { useCallback, useEffect, useState } from 'react'
import { goTo } from '../../i18n/go-to'
import { readSearch, type SearchState, writeSearch } from './search-state'

export type PageLocation = { pathname: string; search: string; key?: string }
/** `replace`: no step of its own for Back, as when a stepper runs through the weeks. */
export type Go = (next: SearchState, options?: { replace?: boolean }) => void

const read = (search: string) => readSearch(new URLSearchParams(search))

/** True once this page has been shown: from then on the first render need not equal the static page. */
let isAwake = false

/**
 * The search the address bar holds. In the very first render it is null, which must equal the static page (case 24); coming back to the
 * list later it is there at once, so that Back finds the page as high as it was. A change goes through the address: Back, reload and
 * shared links restore it.
 */
export function useSearch(location: PageLocation) {
  const [state, setState] = useState<SearchState | null>(() => (isAwake ? read(location.search) : null))
  useEffect(() => {
    isAwake = true
    setState((before) => {
      const next = read(location.search)
      return before && writeSearch(before) === writeSearch(next) ? before : next
    })
  }, [location.search])
  const go = useCallback<Go>(
    (next, options) => {
      // At once, not when the address has followed: a tick shows under the finger, and a second one right after it loses nothing.
      setState(next)
      goTo(`${location.pathname}${writeSearch(next)}`, options)
    },
    [location.pathname],
  )
  return { state, go }
}
