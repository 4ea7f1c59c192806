import { useEffect, useLayoutEffect, useRef } from 'react'
import { isNewVisit } from '../../hooks/new-visit'
import type { PageLocation } from './use-search'

/** Where Gatsby keeps how far down a page was, by the entry of the browser's history. */
const place = ({ pathname, key }: PageLocation) => `@@scroll|${pathname}|${key ?? 'initial'}`

function readPlace(location: PageLocation): number {
  if (isNewVisit(location.key)) return 0
  try {
    return Number(window.sessionStorage.getItem(place(location))) || 0
  } catch (error) {
    // Storage may be blocked (case 72): then the list opens at its top.
    console.info(error)
    return 0
  }
}

/** By these a visitor moves the page herself. */
const moves = ['wheel', 'touchmove', 'keydown']

/**
 * Back brings the list where it was. Gatsby scrolls as soon as the page is there, which after a reload is before its results are: what it
 * kept is read first, and gone to again once they are shown, unless she has moved on meanwhile.
 */
export function useScrollBack(location: PageLocation, isShown: boolean) {
  const wanted = useRef(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, before Gatsby writes over it
  useLayoutEffect(() => {
    wanted.current = readPlace(location)
    const stay = () => {
      wanted.current = 0
    }
    for (const move of moves) addEventListener(move, stay)
    return () => {
      for (const move of moves) removeEventListener(move, stay)
    }
  }, [])
  useEffect(() => {
    if (!isShown || wanted.current === 0) return
    window.scrollTo(0, wanted.current)
    wanted.current = 0
  }, [isShown])
}
