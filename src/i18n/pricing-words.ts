import type { Locale } from '../config/locales'
import type { PricedLine } from '../contract/price-schema'
import { type Writing, writtenParams } from '../domain/price-words'
import type { Params, PricingProblem } from '../domain/pricing/rule-keys'
import { formatPrice } from './format'
import { useLocale, useText } from './use-text'

const writingOf = (locale: Locale): Writing => ({ locale, money: (minor, currency) => formatPrice(minor, locale, currency) })

/** The words of a price: a line's name, the sentence that explains it, why something can't be booked. Dictionary `pricing`. */
export function usePricingWords() {
  const t = useText('pricing')
  const writing = writingOf(useLocale())
  return {
    lineName: ({ kind }: PricedLine) => t(`line.${kind}`),
    rule: ({ rule, currency }: PricedLine) => t(`rule.${rule.key}`, writtenParams(rule.params, currency, writing)),
    problem: ({ code, params = {} }: PricingProblem) => t(`problem.${code}`, writtenParams(params, 'SAR', writing)),
    sentence: (key: string, params: Params = {}, currency = 'SAR') => t(key, writtenParams(params, currency, writing)),
  }
}
