/**
 * Takes what has ended off a page that was built before: elements with `data-until`, the last day in Riyadh. Runs in the sleep script too, before
 * the first paint. @assumed
 * @param now milliseconds since the epoch
 */
export function hideEnded(now: number) {
  for (const element of document.querySelectorAll<HTMLElement>('[data-until]'))
    if (now > Date.parse(`${element.dataset.until}T23:59:59+03:00`)) element.hidden = true
}
