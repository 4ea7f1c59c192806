import { minorDigitsOf } from './currencies'

/** What schools and customers of the region price in. */
const codes = 'SAR GBP EUR USD CAD AUD NZD CHF MYR SGD TRY AED QAR EGP CNY JPY KRW KWD BHD OMR JOD'.split(' ')

test.each(codes)('minor digits of %s are those of ISO 4217 as the engine’s Intl knows them', (code) => {
  const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
  expect(minorDigitsOf(code)).toBe(maximumFractionDigits)
})

test.each(['THB', 'toString', ''])('a code that is not listed (%j) has two', (code) => {
  expect(minorDigitsOf(code)).toBe(2)
})
