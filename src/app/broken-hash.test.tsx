import { dropBrokenHash } from './broken-hash'

test.each([
  ['#%E0%A4%A', ''],
  ['#reviews', '#reviews'],
  ['#%D9%85', '#%D9%85'],
  ['', ''],
])('given an address that ends with %j, then it starts with %j', (given, left) => {
  window.history.replaceState(null, '', `/ar/offer?x=1${given}`)
  dropBrokenHash()
  expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(`/ar/offer?x=1${left}`)
})
