import { useCallback, useEffect, useRef, useState } from 'react'
import { goTo } from '../../i18n/go-to'
import { useTakingOver } from '../../ui/taking-over'
import { readSearch, type SearchState, usualSearch, writeSearch } from './search-state'

export type PageLocation = { pathname: string; search: string; key?: string }
/** `replace`: no step of its own for Back, as when a stepper runs through the weeks. */
export type Go = (next: SearchState, options?: { replace?: boolean }) => void

/** The same state where nothing is asked for, so that the built list is not drawn again for it. */
function read(search: string): SearchState {
  const state = readSearch(new URLSearchParams(search))
  return writeSearch(state) === '' ? usualSearch : state
}

/**
 * The search the address bar holds. It is null while React takes over the static page; coming to the list later it is there at once, so that
 * Back finds the page as high as it was. A change goes through the address: Back, reload and shared links restore it.
 */
export function useSearch(location: PageLocation) {
  // Its first render must equal the static page (case 24).
  const takesOver = useTakingOver()
  const [state, setState] = useState<SearchState | null>(() => (takesOver ? null : read(location.search)))
  /** Where the address is or will be: own steps on their way, the newest last. */
  const steps = useRef<string[]>([])
  useEffect(() => {
    const next = read(location.search)
    const address = `${location.pathname}${writeSearch(next)}`
    // An own step that comes after a newer one was taken: she is further already.
    if (address !== steps.current.at(-1) && steps.current.includes(address)) return
    steps.current = [address]
    setState((before) => (before && writeSearch(before) === writeSearch(next) ? before : next))
  }, [location.pathname, location.search])
  const go = useCallback<Go>(
    (next, options) => {
      // At once, not when the address has followed: a tick shows under the finger, and a second one right after it loses nothing.
      setState(next)
      const address = `${location.pathname}${writeSearch(next)}`
      // Enter pressed once more is no step of its own for Back.
      const isHere = address === steps.current.at(-1)
      if (!isHere) steps.current.push(address)
      goTo(address, isHere ? { replace: true } : options)
    },
    [location.pathname],
  )
  return { state, go }
}
