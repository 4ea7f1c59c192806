import { dropBrokenHash } from './broken-hash'

test.each([
  ['#%E0%A4%A', '', 1],
  ['#reviews', '#reviews', 0],
  ['#%D9%85', '#%D9%85', 0],
  ['', '', 0],
])('given an address that ends with %j, then it is left with %j, and opened again %i times', (given, left, times) => {
  window.history.replaceState(null, '', `/ar/offer?x=1${given}`)
  const reload = jest.fn()
  dropBrokenHash(reload)
  dropBrokenHash(reload)
  expect(`${window.location.pathname}${window.location.search}${window.location.hash}`).toBe(`/ar/offer?x=1${left}`)
  expect(reload).toHaveBeenCalledTimes(times)
})
