import type { Locale } from '../config/locales'
import type { PricedLine } from '../contract/price-schema'
import { type Writing, writtenParams } from '../domain/price-words'
import type { Params, PricingProblem } from '../domain/pricing/rule-keys'
import { formatPrice } from './format'
import { type Text, useLocale, useText } from './use-text'

const writingOf = (locale: Locale): Writing => ({ locale, money: (minor, currency) => formatPrice(minor, locale, currency) })

/** The words of a price: a line's name, the sentence that explains it, why something can't be booked. `t` is that of dictionary `pricing`. */
export function pricingWords(t: Text, locale: Locale) {
  const writing = writingOf(locale)
  return {
    lineName: ({ kind }: PricedLine) => t(`line.${kind}`),
    rule: ({ rule, currency }: PricedLine) => t(`rule.${rule.key}`, writtenParams(rule.params, currency, writing)),
    problem: ({ code, params = {} }: PricingProblem) => t(`problem.${code}`, writtenParams(params, 'SAR', writing)),
    sentence: (key: string, params: Params = {}, currency = 'SAR') => t(key, writtenParams(params, currency, writing)),
  }
}

export const usePricingWords = () => pricingWords(useText('pricing'), useLocale())
