/**
 * What stands behind `#` and can't be decoded (`#%E0%A4%A`) names nothing on a page, and Gatsby's scrolling throws at it, which would take
 * the page away: it is dropped before anything reads it.
 */
export function dropBrokenHash() {
  try {
    decodeURI(window.location.hash)
  } catch {
    window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
  }
}
