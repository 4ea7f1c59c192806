/**
 * The words of a price, for page, paper and mail alike: a line's name and the sentence that explains it, out of dictionary `pricing`.
 * Dictionaries come from outside (`Say`); names and numbers are isolated, so that Latin runs keep their order inside Arabic (design domain §7).
 */
import { minorDigitsOf } from '../config/currencies'
import type { Locale } from '../config/locales'
import type { PricedLine } from '../contract/price-schema'
import type { LocalisedText } from '../contract/text-schema'
import { formatAmount, formatDate } from './format'
import { textIn } from './localised-text'
import { type ParameterKind, type Params, parameterKinds, readSteps } from './pricing/rule-keys'

/** i18next's `t`, of the site or of the server; keys carry their namespace. */
export type Say = (key: string, values?: Params) => string
/** How amounts (minor units) are written where the words go: a mail has no glyph for the riyal. */
export type Writing = { locale: Locale; money: (minor: number, currency: string) => string }

/** Text in its own direction: a name, an address. */
export const isolate = (text: string): string => `\u2068${text}\u2069`
/** Numbers, codes: left to right whatever stands around. */
export const isolateCode = (text: string): string => `\u2066${text}\u2069`

/** `MM-DD` of every year is read as a day without one. */
const yearly = /^\d{2}-\d{2}$/
/** A leap year, so that 29 February can be written. */
const anyYear = '2028'

/** `29 August`, or with its year where it has one. */
export const dayInWords = (value: string, locale: Locale) =>
  yearly.test(value) ? formatDate(`${anyYear}-${value}`, locale, 'dayMonth') : formatDate(value, locale)

const stepsOf = (steps: string, currency: string) =>
  isolateCode(
    readSteps(steps)
      .map(({ weeks, rate }) => `${weeks} × ${formatAmount(rate, minorDigitsOf(currency))}`)
      .join(' + '),
  )

/** Each parameter as it is written inside a sentence; `currency` is the line's. */
export function writtenParams(params: Params, currency: string, { locale, money }: Writing): Params {
  const write: Record<ParameterKind, (value: string | number) => string | number> = {
    money: (value) => money(Number(value), currency),
    date: (value) => dayInWords(String(value), locale),
    percent: (value) => isolateCode(`${Number(value) / 100}%`),
    steps: (value) => stepsOf(String(value), currency),
    text: (value) => isolate(String(value)),
    number: (value) => value,
  }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write[parameterKinds[name] ?? 'text'](value)]))
}

/** The sentence that explains a price line: `11 of 12 weeks start between …`. */
export const ruleSentence = ({ rule, currency }: PricedLine, say: Say, writing: Writing): string =>
  say(`pricing:rule.${rule.key}`, writtenParams(rule.params, currency, writing))

/** Names that were frozen with a booking; `refs` by `refKey`. */
export type LineNames = { refs: Record<string, LocalisedText>; accommodation: LocalisedText | null }

/** `extraFee/12`: which name a price line carries beside its kind. */
export const refKey = (kind: string, refId: number | null): string => `${kind}/${refId ?? ''}`

/** `Airport transfer: London Heathrow`; a fee with a name of its own goes by that alone. */
export function lineName({ kind, refId }: Pick<PricedLine, 'kind' | 'refId'>, names: LineNames, say: Say, locale: Locale): string {
  const word = say(`pricing:line.${kind}`)
  const named = names.refs[refKey(kind, refId)] ?? (kind === 'accommodation' ? names.accommodation : null)
  const name = named ? textIn(named, locale) : ''
  if (name === '') return word
  return kind === 'extraFee' ? isolate(name) : `${word}: ${isolate(name)}`
}
