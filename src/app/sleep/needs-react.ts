/**
 * What on a sleeping page only React can answer. Links, summaries, labels, form fields and forms with an address do their work without scripts and
 * are left alone.
 */
const needsReact = 'button:not([type=submit]):not([type=reset]),[role=button],[role=tab],[role=switch],[data-needs-script]'
const doesItself = 'a[href],summary,label,input,select,textarea,button[type=submit]'

/** The nearest element around a place that the selector means, itself included. */
export const around = (target: EventTarget | null, selector: string) =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

function controlAt(target: EventTarget | null): HTMLElement | null {
  const nearest = around(target, `${needsReact},${doesItself}`)
  return nearest?.matches(needsReact) ? nearest : null
}

/** A link wanted in another tab or window is the browser's. */
const isForElsewhere = ({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => ctrlKey || metaKey || shiftKey || altKey

/** What a click wants React to answer. */
export function controlClicked(event: Event): HTMLElement | null {
  const control = controlAt(event.target)
  return control?.matches('a') && isForElsewhere(event as MouseEvent) ? null : control
}

/** A form without an address is sent by React. */
export const isSentByReact = (form: EventTarget | null) => form instanceof HTMLFormElement && !form.hasAttribute('action')

/** The browser does nothing of its own with it, and nobody else hears of it. */
export function hold(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}
