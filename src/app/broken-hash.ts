const openAgain = () => location.reload()

/**
 * What stands behind `#` and can't be decoded (`#%E0%A4%A`) names nothing on a page, and Gatsby's scrolling throws at it, which would take
 * the page away. It is dropped, and the page opened again, since the router has read the address by now; without it that happens once.
 */
export function dropBrokenHash(reload: () => void = openAgain) {
  try {
    decodeURI(location.hash)
  } catch {
    history.replaceState(history.state, '', location.pathname + location.search)
    reload()
  }
}
