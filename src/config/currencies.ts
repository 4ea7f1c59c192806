/** Currencies that schools and the customer's prices come in. Names are in the locales; `minorDigits` is ISO 4217's exponent. */
export const currencies = {
  SAR: { minorDigits: 2, symbol: '⃁' },
  GBP: { minorDigits: 2, symbol: '£' },
  EUR: { minorDigits: 2, symbol: '€' },
  USD: { minorDigits: 2, symbol: '$' },
  CAD: { minorDigits: 2, symbol: 'CA$' },
  AUD: { minorDigits: 2, symbol: 'A$' },
  NZD: { minorDigits: 2, symbol: 'NZ$' },
  CHF: { minorDigits: 2, symbol: 'CHF' },
  MYR: { minorDigits: 2, symbol: 'RM' },
  SGD: { minorDigits: 2, symbol: 'S$' },
  TRY: { minorDigits: 2, symbol: '₺' },
  AED: { minorDigits: 2, symbol: 'AED' },
  EGP: { minorDigits: 2, symbol: 'E£' },
  CNY: { minorDigits: 2, symbol: 'CN¥' },
  JPY: { minorDigits: 0, symbol: '¥' },
  KRW: { minorDigits: 0, symbol: '₩' },
  KWD: { minorDigits: 3, symbol: 'KWD' },
  JOD: { minorDigits: 3, symbol: 'JOD' },
} as const satisfies Record<string, { minorDigits: 0 | 2 | 3; symbol: string }>

export type CurrencyCode = keyof typeof currencies

/** What customers pay in: design domain §2. */
export const customerCurrency: CurrencyCode = 'SAR'

export const isCurrencyCode = (code: string): code is CurrencyCode => Object.hasOwn(currencies, code)

/** Digits after the point; 2 for a currency that is not listed, as ISO 4217 has it for nearly all. */
export const minorDigitsOf = (code: string): number => (isCurrencyCode(code) ? currencies[code].minorDigits : 2)
