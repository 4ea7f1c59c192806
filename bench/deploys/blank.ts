/** Looks at a page from within, all the time. */
const between = 250

/**
 * Runs in each document: tells when nothing has been shown for `longest` milliseconds. `tell` names a binding of the context. No function in
 * it has a name: what the measurements are run by would ask for a helper that no page has.
 */
export function watchForBlank([tell, longest, between]: readonly [string, number, number]) {
  let blank = 0
  setInterval(() => {
    if (document.readyState === 'loading' || document.hidden || location.protocol === 'about:') return
    const place = document.querySelector<HTMLElement>('main') ?? document.body
    // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not seen
    blank = place && place.innerText.trim() !== '' && place.getBoundingClientRect().height > 0 ? 0 : blank + between
    if (blank === longest) (globalThis as unknown as Record<string, (path: string) => void>)[tell]?.(location.pathname)
  }, between)
}

/** Milliseconds: a multiple of `between`. Somebody who waits this long before nothing has a blank page. */
export const blankOptions = ['benchBlank', 1500, between] as const
