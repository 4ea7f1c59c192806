import type { Locale } from '../config/locales'

export type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'

/**
 * Which form of a counted word a number takes (spec §9: 0 weeks, 1 week, n weeks; design domain §7: the six Arabic forms).
 * By arithmetic, not Intl.PluralRules, so that build, browser and mail agree on any engine.
 */
export function pluralForm(count: number, locale: Locale): PluralForm {
  if (locale === 'en') return count === 1 ? 'one' : 'other'
  if (!Number.isInteger(count)) return 'other'
  if (count >= 0 && count <= 2) return (['zero', 'one', 'two'] as const)[count] ?? 'other'
  const hundredth = Math.abs(count) % 100
  if (hundredth >= 3 && hundredth <= 10) return 'few'
  return hundredth >= 11 ? 'many' : 'other'
}
