import { type ReactNode, useEffect, useRef } from 'react'
import { Notice } from '../ui/notice'

/** Stands in the place of a form that was sent, and takes its focus. */
export function Sent({ title, children }: { title: ReactNode; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  return (
    <div ref={place} tabIndex={-1}>
      <Notice tone="success" role="status" title={title}>
        <p>{children}</p>
      </Notice>
    </div>
  )
}
