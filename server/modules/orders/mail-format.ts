/** Amounts, dates and rule sentences as mails write them. Latin runs are isolated, so that Arabic lines keep their order (design domain §7). */
import { customerCurrency, minorDigitsOf } from '../../../src/config/currencies'
import type { Locale } from '../../../src/config/locales'
import type { PricedLine } from '../../../src/contract/price-schema'
import { formatAmount, formatDate } from '../../../src/domain/format'
import { isolateCode, ruleSentence as sentenceOf } from '../../../src/domain/price-words'
import { mailText } from './mail-text'

/**
 * @param minor minor units of the currency. @assumed mails write the riyal as a word in Arabic: no mail reader has a glyph for its sign.
 */
export function amount(minor: number, currency: string, locale: Locale): string {
  const number = formatAmount(minor, minorDigitsOf(currency))
  if (currency === customerCurrency && locale === 'ar') return mailText('ar')('mail:riyals', { amount: isolateCode(number) })
  return isolateCode(`${currency} ${number}`)
}

/** A calendar date with its weekday. */
export const day = (date: string, locale: Locale): string => formatDate(date, locale, 'weekday')

/** The sentence that explains a price line, as everywhere; amounts as mails write them. */
export const ruleSentence = (line: PricedLine, locale: Locale): string =>
  sentenceOf(line, mailText(locale), { locale, money: (minor, currency) => amount(minor, currency, locale) })
