import type { Locale } from '../../config/locales'

/** Words a minute of calm reading on a screen. Arabic words carry their articles and pronouns, so that fewer of them say as much. @assumed */
const wordsPerMinute: Record<Locale, number> = { en: 220, ar: 170 }

/** Whole minutes, at least one. */
export function readingMinutes(text: string, language: Locale): number {
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)?.length ?? 0
  return Math.max(1, Math.round(words / wordsPerMinute[language]))
}
