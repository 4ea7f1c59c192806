import { currencies, isCurrencyCode, minorDigitsOf } from './currencies'

test('minor digits are those of ISO 4217 as the engine’s Intl knows them', () => {
  for (const code of Object.keys(currencies)) {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', { style: 'currency', currency: code }).resolvedOptions()
    expect([code, minorDigitsOf(code)]).toEqual([code, maximumFractionDigits])
  }
})

test('a code that is not listed has two', () => {
  expect([minorDigitsOf('THB'), isCurrencyCode('THB'), isCurrencyCode('toString'), isCurrencyCode('GBP')]).toEqual([2, false, false, true])
})
