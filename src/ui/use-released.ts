import { useCallback, useLayoutEffect, useRef } from 'react'

/** Milliseconds. The click of a finger comes some time after it was lifted, that of a long press never. */
const clickComes = 300

/** @returns when what is pressed now has been let go and its click has been heard */
function endOfPress(): Promise<void> {
  const ended = new AbortController()
  return new Promise((resolve) => {
    const end = () => {
      ended.abort()
      resolve()
    }
    const endsWith = (name: string, wait = 0) =>
      window.addEventListener(name, () => setTimeout(end, wait), { capture: true, signal: ended.signal })
    endsWith('click')
    endsWith('pointercancel')
    endsWith('pointerup', clickComes)
  })
}

/**
 * Waits while something is pressed. What moves between the two halves of a press loses it: the browser gives the click to what both halves have
 * in common.
 */
export function useReleased(): () => Promise<void> {
  const released = useRef(Promise.resolve())
  useLayoutEffect(() => {
    const onDown = () => {
      released.current = endOfPress()
    }
    window.addEventListener('pointerdown', onDown, true)
    return () => window.removeEventListener('pointerdown', onDown, true)
  }, [])
  return useCallback(() => released.current, [])
}
