/** What customers pay in: design domain §2. */
export const customerCurrency = 'SAR'

/** Currencies of schools that have not two digits after the point, with ISO 4217's exponent. Small: every page that shows a price carries it. */
const unusual = new Map([
  ['JPY', 0],
  ['KRW', 0],
  ['BHD', 3],
  ['JOD', 3],
  ['KWD', 3],
  ['OMR', 3],
])

/** Digits after the point. */
export const minorDigitsOf = (code: string): number => unusual.get(code) ?? 2
