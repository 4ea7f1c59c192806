/** Amounts, dates and rule sentences as mails write them. Latin runs are isolated, so that Arabic lines keep their order (design domain §7). */
import type { TFunction } from 'i18next'
import { customerCurrency, minorDigitsOf } from '../../../src/config/currencies'
import { type Locale, localeFacts } from '../../../src/config/locales'
import type { PricedLine } from '../../../src/contract/price-schema'
import { parameterKinds, readSteps } from '../../../src/domain/pricing'
import { mailText } from './mail-text'

const minus = '\u2212'
const leftToRight = '\u2066'
const firstStrong = '\u2068'
const end = '\u2069'

/** Text in its own direction: a name, an address. */
export const isolate = (text: string): string => `${firstStrong}${text}${end}`
/** Numbers, codes: left to right whatever stands around. */
export const isolateCode = (text: string): string => `${leftToRight}${text}${end}`

/** Exact for every safe integer: digits are placed, nothing is divided. */
function decimal(minor: number, digits: number): string {
  const padded = String(Math.abs(minor)).padStart(digits + 1, '0')
  const whole = digits === 0 ? padded : padded.slice(0, -digits)
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',')
  return `${minor < 0 ? minus : ''}${grouped}${digits === 0 ? '' : `.${padded.slice(-digits)}`}`
}

/**
 * @param minor minor units of the currency. @assumed mails write the riyal as a word in Arabic: no mail reader has a glyph for its sign.
 */
export function amount(minor: number, currency: string, locale: Locale): string {
  const number = decimal(minor, minorDigitsOf(currency))
  if (currency === customerCurrency && locale === 'ar') return mailText('ar')('mail:riyals', { amount: isolateCode(number) })
  return isolateCode(`${currency} ${number}`)
}

/** Day first in English, as on the site. */
const dateLocale: Record<Locale, string> = { ar: localeFacts.ar.intl, en: 'en-GB-u-ca-gregory-nu-latn' }
const weekday = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

const moment = (date: string): Date => new Date(`${date}T00:00:00.000Z`)
const dayOf: Record<Locale, Intl.DateTimeFormat> = {
  ar: new Intl.DateTimeFormat(dateLocale.ar, weekday),
  en: new Intl.DateTimeFormat(dateLocale.en, weekday),
}
const yearlyOf: Record<Locale, Intl.DateTimeFormat> = {
  ar: new Intl.DateTimeFormat(dateLocale.ar, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
  en: new Intl.DateTimeFormat(dateLocale.en, { month: 'long', day: 'numeric', timeZone: 'UTC' }),
}

/** A calendar date, or the `MM-DD` of every year, in words. */
export const day = (date: string, locale: Locale): string =>
  date.length === 5 ? yearlyOf[locale].format(moment(`2000-${date}`)) : dayOf[locale].format(moment(date))

/** 1550 basis points are 15.5 %. */
const percent = (basisPoints: number): string => isolateCode(`${String(basisPoints / 100)}%`)

function parameter(name: string, value: string | number, line: PricedLine, locale: Locale): string | number {
  switch (parameterKinds[name] ?? 'text') {
    case 'money':
      return amount(Number(value), line.currency, locale)
    case 'date':
      return day(String(value), locale)
    case 'percent':
      return percent(Number(value))
    case 'steps':
      return readSteps(String(value))
        .map(({ weeks, rate }) => isolateCode(`${weeks} × ${amount(rate, line.currency, locale)}`))
        .join(' + ')
    case 'number':
      return value
    case 'text':
      return isolate(String(value))
  }
}

/** The sentence that explains a price line: `11 of 12 weeks start between …`. */
export function ruleSentence(line: PricedLine, locale: Locale, text: TFunction = mailText(locale)): string {
  const params = Object.entries(line.rule.params).map(([name, value]) => [name, parameter(name, value, line, locale)] as const)
  return text(`pricing:rule.${line.rule.key}`, Object.fromEntries(params))
}
