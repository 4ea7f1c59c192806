import { type RefObject, useEffect, useRef } from 'react'

const buttonsIn = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-removes]') ?? [])]

/**
 * Where the focus goes when what was pressed takes itself away: to the next of its kind, and past the last to `after`. Left alone, the browser
 * begins at the top of the page again. The buttons of the list carry `data-removes`.
 * @param after id of what is focused when none is left
 */
export function useNextFocus<T extends HTMLElement>(after: string): RefObject<T | null> {
  const list = useRef<T>(null)
  const held = useRef<{ button: HTMLElement; place: number } | null>(null)
  useEffect(() => {
    const hold = ({ target }: FocusEvent) => {
      const place = buttonsIn(list.current).indexOf(target as HTMLElement)
      held.current = place < 0 ? null : { button: target as HTMLElement, place }
    }
    document.addEventListener('focusin', hold)
    return () => document.removeEventListener('focusin', hold)
  }, [])
  const moveOn = () => {
    const { button, place } = held.current ?? {}
    if (!button || button.isConnected) return
    held.current = null
    if (document.activeElement !== document.body) return
    const left = buttonsIn(list.current)
    const next = left[Math.min(place ?? 0, left.length - 1)] ?? document.getElementById(after)
    next?.focus()
  }
  useEffect(moveOn)
  // The list may go with its last one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when all is gone
  useEffect(() => moveOn, [])
  return list
}
