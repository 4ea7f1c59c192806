import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Notice } from '../ui/notice'

/**
 * Stands in the place of a form that was sent, and takes the focus that went with it, before it is drawn: between the two a key pressed would
 * go to the page. Unlike `ui/take-focus` it scrolls there: a long form leaves with its foot in sight, and the answer stands at its head.
 */
export function Sent({ title, children }: { title: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" role="status" title={title}>
        <p>{children}</p>
      </Notice>
    </div>
  )
}
