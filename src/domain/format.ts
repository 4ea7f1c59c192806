/** Amounts, dates and numbers as people read them. Latin digits and the Gregorian calendar everywhere (design domain §2, architecture §3.8). */
import { minorDigitsOf } from '../config/currencies'
import { type Locale, localeFacts } from '../config/locales'

/** A left-to-right isolate: the number and its currency stay together and in order inside Arabic text (case 34). */
const isolate = (text: string) => `\u2066${text}\u2069`
const minus = '\u2212'

const group = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/**
 * `1,234.50` from 123450 minor units; a negative amount keeps its minus with the number. Exact: digits are placed, nothing is divided.
 * @param digits after the point, ISO 4217's.
 */
export function formatAmount(minor: number, digits = 2): string {
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = digits === 0 ? padded : padded.slice(0, -digits)
  const amount = `${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${digits === 0 ? '' : `.${padded.slice(-digits)}`}`
  return minor < 0 ? `${minus}${amount}` : amount
}

/** Which sign stands before an amount: the riyal has one of its own in Arabic, other currencies their code. */
export const currencySign = (currency: string, locale: Locale) => (currency === 'SAR' ? localeFacts[locale].currencyLabel : currency)

/**
 * A price as plain text, for titles, sentences and attributes: `SAR 1,234.50`; in Arabic the riyal symbol left of the number with a space,
 * in a left-to-right isolate. Where it stands alone on a page use the component Price, which also has a text for screen readers.
 * `minor`: halalas, pence, cents.
 */
export function formatPrice(minor: number, locale: Locale, currency = 'SAR'): string {
  const text = `${currencySign(currency, locale)} ${formatAmount(minor, minorDigitsOf(currency))}`
  return locale === 'ar' ? isolate(text) : text
}

/** 1234567 → `1,234,567`, the same in both locales. */
export const formatNumber = (value: number) => (value < 0 ? `${minus}${group(-value)}` : group(value))

const styles = {
  /** 15 June 2026 */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 15 Jun 2026 */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** Mon, 15 June 2026 */
  weekday: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  /** 15 June, of every year */
  dayMonth: { day: 'numeric', month: 'long' },
  /** June 2026 */
  month: { month: 'long', year: 'numeric' },
} satisfies Record<string, Intl.DateTimeFormatOptions>
export type DateStyle = keyof typeof styles

/** English dates are written day first, as the trade's papers are. @assumed */
const dateLocale: Record<Locale, string> = { ar: localeFacts.ar.intl, en: 'en-GB-u-ca-gregory-nu-latn' }
const marks = /[\u200e\u200f\u061c]/g

/** An ISO date in words. Read as a calendar date: no time zone moves it (case 1). */
export function formatDate(isoDate: string, locale: Locale, style: DateStyle = 'long'): string {
  const [year = 0, month = 1, day = 1] = isoDate.split('-').map(Number)
  const formatter = new Intl.DateTimeFormat(dateLocale[locale], { ...styles[style], timeZone: 'UTC' })
  return formatter.format(Date.UTC(year, month - 1, day)).replace(marks, '')
}
