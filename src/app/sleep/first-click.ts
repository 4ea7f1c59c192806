/**
 * What a press on a sleeping page should do. Links, summaries, labels, form fields and form buttons do their work without scripts and are
 * left alone; what only React can answer is kept, and pressed again when React is there.
 */
const needsReact = 'button:not([type=submit]):not([type=reset]),[role=button],[role=tab],[role=switch],[data-needs-script]'
const doesItself = 'a[href],summary,label,input,select,textarea,button[type=submit]'

export function controlAt(target: EventTarget | null): HTMLElement | null {
  const nearest = target instanceof Element ? target.closest<HTMLElement>(`${needsReact},${doesItself}`) : null
  return nearest?.matches(needsReact) ? nearest : null
}

/** A plain link leaves the page: waking it would be work for nothing. */
export function leavesPage(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link !== null && !link.matches('[data-needs-script]') && !link.getAttribute('href')?.startsWith('#')
}
