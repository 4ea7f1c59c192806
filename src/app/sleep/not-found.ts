/** The inline script of the not-found pages, at their end: they stand at any address and say which (spec §2). */
const place = document.querySelector<HTMLElement>('[data-address]')
if (place) {
  const address = shownAddress()
  place.textContent = address
  document.title = (place.dataset.address ?? '').replace('{path}', address)
}

function shownAddress() {
  try {
    return decodeURI(location.pathname)
  } catch {
    return location.pathname
  }
}
