import { type UIEvent, useCallback, useRef } from 'react'

/** Browsers round places: those of two parts may differ by less than this. */
const rounding = 1

/**
 * The parts of a table scroll sideways together: whichever the visitor moves, the others follow. The place they were sent to is remembered:
 * a part that merely arrived there leads nobody, or it would hold back the one under the finger, which is further by then.
 */
export function useScrollTogether() {
  const place = useRef(0)
  return useCallback(({ currentTarget: moved }: UIEvent<HTMLElement>) => {
    const { scrollLeft, parentElement } = moved
    if (!parentElement || Math.abs(scrollLeft - place.current) < rounding) return
    place.current = scrollLeft
    for (const part of parentElement.children) if (part !== moved) part.scrollLeft = scrollLeft
  }, [])
}
