import { localeOf } from './locales'

test.each([
  ['/ar', 'ar'],
  ['/en/cart', 'en'],
  ['/EN/no-such-page', 'en'],
  ['/', null],
  ['/en-US', null],
  ['/fr/cart', null],
  ['/cart/en', null],
])('the address %s names the language %s, however it is written (case 22)', (pathname, locale) => {
  expect(localeOf(pathname)).toBe(locale)
})
