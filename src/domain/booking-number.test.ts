import fc from 'fast-check'
import { formatBookingNumber, formatQuoteNumber, parseBookingNumber } from './booking-number'

const numbers = fc
  .tuple(fc.integer({ min: 2020, max: 2099 }), fc.integer({ min: 1, max: 999_999_999 }))
  .map(([year, serial]) => formatBookingNumber(year, serial))

test('a number has the year, five digits and a check digit', () => {
  expect(formatBookingNumber(2026, 421)).toMatch(/^RH-26-00421\d$/)
  expect(formatBookingNumber(2005, 99_999)).toMatch(/^RH-05-99999\d$/)
  expect(formatBookingNumber(2026, 100_000)).toMatch(/^RH-26-100000\d$/)
  for (const serial of [0, -1, 1.5, 1e9, Number.NaN]) expect(() => formatBookingNumber(2026, serial)).toThrow(RangeError)
})

test('a quote has a number of its own, which is no booking number', () => {
  expect(formatQuoteNumber(2026, 18)).toBe(formatBookingNumber(2026, 18).replace('RH', 'RQ'))
  expect(parseBookingNumber(formatQuoteNumber(2026, 18))).toBeNull()
})

test('it is read back in whatever form people write it', () => {
  const number = formatBookingNumber(2026, 421)
  const arabic = number.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
  for (const text of [
    number,
    number.toLowerCase(),
    number.replaceAll('-', ' '),
    number.replaceAll('-', ''),
    ` ${number}\u200f`,
    number.replaceAll('-', '–'),
    number.slice(3),
    arabic,
  ]) {
    expect(parseBookingNumber(text)).toBe(number)
  }
})

test('every number reads back, every wrong digit and every swap of neighbours is noticed', () => {
  fc.assert(
    fc.property(numbers, (number) => {
      expect(parseBookingNumber(number)).toBe(number)
      const digits = number.replace(/\D/g, '')
      for (let at = 0; at < digits.length; at += 1) {
        const wrong = `${digits.slice(0, at)}${(Number(digits[at]) + 1 + (at % 9)) % 10}${digits.slice(at + 1)}`
        if (wrong !== digits) expect(parseBookingNumber(wrong)).toBeNull()
        const swapped = `${digits.slice(0, at)}${digits.charAt(at + 1)}${digits.charAt(at)}${digits.slice(at + 2)}`
        if (at + 1 < digits.length && swapped !== digits) expect(parseBookingNumber(swapped)).toBeNull()
      }
    }),
  )
})

test.each(['', 'RH', 'RH-26-', 'XX-26-004217', '123', 'RH-26-0000000', 'RH-26-0', '9'.repeat(50), '\u0000'])('%j is no number', (text) => {
  expect(parseBookingNumber(text)).toBeNull()
})
