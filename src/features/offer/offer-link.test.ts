import { readOfferLink } from './offer-link'

const secret = 'q3J-_0'.repeat(7)

test.each([
  [`#${secret}`, secret],
  ['', null],
  ['#', null],
  ['#short', null],
  [`#${secret}?utm_source=x`, null],
  [`#${secret}/..`, null],
  ['#%E0%A4%A', null],
  [`#${'x'.repeat(101)}`, null],
])('given the address ends with %s, then the secret is %s', (hash, link) => {
  expect(readOfferLink(hash)).toBe(link)
})
