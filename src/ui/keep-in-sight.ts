import type { FocusEvent } from 'react'

/**
 * For boxes that scroll sideways: whoever comes to something in them by keyboard sees all of it. Browsers take what peeps in with a finger's
 * width for seen. What is pointed at stays where it is, or the press would miss it.
 */
export function keepInSight({ target, currentTarget }: FocusEvent) {
  if (target !== currentTarget && target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
