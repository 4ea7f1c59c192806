import type { Locale } from '../config/locales'
import type { LocalisedText } from '../contract/text-schema'

/** One language of a text; the other where this one is empty: a course without its Arabic name is still a course (case 81). */
export const textIn = (text: LocalisedText, locale: Locale): string => text[locale] || text.en || text.ar
