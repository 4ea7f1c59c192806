/**
 * Acts in the moment between a sleeping page's first paint and the coming of its sleep script. They wait for it, in order; what they would do
 * without it is held back.
 */
import { controlClicked, hold, isSentByReact } from './needs-react'

/** The first two may be the beginning of scrolling. */
export const actNames = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'click', 'submit', 'input', 'change']

declare global {
  interface Document {
    prerendering?: boolean
  }
  interface Window {
    /** Left by the inline script, taken over by the sleep script. */
    earlyActs?: EarlyActs
  }
}

export type EarlyActs = ReturnType<typeof keepEarlyActs>

const isHeld = (event: Event) =>
  (event.type === 'click' && controlClicked(event)) || (event.type === 'submit' && isSentByReact(event.target))

/** @param onAct somebody has acted: the sleep script is wanted */
export function keepEarlyActs(onAct: () => void) {
  const events: Event[] = []
  const keep = (event: Event) => {
    events.push(event)
    if (isHeld(event)) hold(event)
    onAct()
  }
  for (const name of actNames) addEventListener(name, keep, true)
  return {
    isAny: () => events.length > 0,
    /** From now on somebody else listens. @returns what was kept */
    takeOver() {
      for (const name of actNames) removeEventListener(name, keep, true)
      return events
    },
  }
}
