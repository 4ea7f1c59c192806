import type { Locale } from '../config/locales'
import type { PricedLine } from '../contract/price-schema'
import { type Params, type PricingProblem, parameterKinds, readSteps } from '../domain/pricing/rule-keys'
import { formatAmount, formatDate, formatPrice } from './format'
import { useLocale, useText } from './use-text'

/** A first strong isolate: a Latin name keeps its order inside Arabic, and the other way round. */
const isolate = (text: string) => `\u2068${text}\u2069`
const leftToRight = (text: string) => `\u2066${text}\u2069`

/** `MM-DD` of every year is read as a day without one. */
const yearly = /^\d{2}-\d{2}$/
/** A leap year, so that 29 February can be written. */
const anyYear = '2028'

const dayOf = (value: string, locale: Locale) =>
  yearly.test(value) ? formatDate(`${anyYear}-${value}`, locale, 'dayMonth') : formatDate(value, locale)

const percentOf = (basisPoints: number) => leftToRight(`${basisPoints / 100}%`)
const stepsOf = (steps: string) =>
  leftToRight(
    readSteps(steps)
      .map(({ weeks, rate }) => `${weeks} × ${formatAmount(rate)}`)
      .join(' + '),
  )

/** Each parameter as it is written inside a sentence; `currency` is the line's. */
export function writtenParams(params: Params, currency: string, locale: Locale): Params {
  const write: Record<string, (value: string | number) => string | number> = {
    money: (value) => formatPrice(Number(value), locale, currency),
    date: (value) => dayOf(String(value), locale),
    percent: (value) => percentOf(Number(value)),
    steps: (value) => stepsOf(String(value)),
    text: (value) => isolate(String(value)),
    number: (value) => value,
  }
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, write[parameterKinds[name] ?? 'text']?.(value) ?? value]))
}

/** The words of a price: a line's name, the sentence that explains it, why something can't be booked. Dictionary `pricing`. */
export function usePricingWords() {
  const t = useText('pricing')
  const locale = useLocale()
  return {
    lineName: ({ kind }: PricedLine) => t(`line.${kind}`),
    rule: ({ rule, currency }: PricedLine) => t(`rule.${rule.key}`, writtenParams(rule.params, currency, locale)),
    problem: ({ code, params = {} }: PricingProblem) => t(`problem.${code}`, writtenParams(params, 'SAR', locale)),
    sentence: (key: string, params: Params = {}, currency = 'SAR') => t(key, writtenParams(params, currency, locale)),
  }
}
