import type { Locale } from '../../../src/config/locales'
import type { Localised } from '../../../src/contract/text-schema'

const isText = (value: object): value is { en: string; ar: string } =>
  'en' in value && 'ar' in value && Object.keys(value).length === 2 && typeof value.en === 'string' && typeof value.ar === 'string'

/**
 * One language of a document. A text that is empty in the asked locale falls back to the other: a course without its Arabic
 * description is still a course (case 81).
 */
export function localise<T>(value: T, locale: Locale): Localised<T> {
  return localiseUnknown(value, locale) as Localised<T>
}

function localiseUnknown(value: unknown, locale: Locale): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => localiseUnknown(item, locale))
  if (isText(value)) return value[locale] || value.en || value.ar
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, localiseUnknown(inner, locale)]))
}
