import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../ui/notice'

/** Stands in the place of a form that was sent, and takes the focus that went with it. */
export function Sent({ title, children }: { title: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
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
