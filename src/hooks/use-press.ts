import { useRef } from 'react'
import type { Root } from '../store/root-store'
import { type Act, withStore } from './late-store'

/**
 * What a press on a mark of the late store does. Made before the store had come it was made on a mark that was off: where the thing is on the
 * list already, what she wanted holds, and doing it again would take it off.
 */
export function usePress(read: (root: Root) => boolean, toggle: Act): () => void {
  const isFirst = useRef(true)
  return () => {
    const wasFirst = isFirst.current
    isFirst.current = false
    let isLate = false
    withStore((root) => {
      if (!(wasFirst && isLate && read(root))) toggle(root)
    })
    isLate = true
  }
}
