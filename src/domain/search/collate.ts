/**
 * The order of names (case 17: Arabic collation, stable and equal on every engine). Intl.Collator is not used: Node, Safari and both
 * databases ship different tables. Instead names compare by their folded form, code unit by code unit: Unicode lists the Arabic letters in
 * the order of the alphabet, and folding takes away what would stand between them (hamza carriers, ة, ى, harakat). What folds alike
 * compares as it is written. A database gets the same order from a stored key with binary collation.
 */
import type { Locale } from '../../config/locales'
import { fold } from './fold'

const arabicFirst = /^[\u0600-\u06ff]/

/**
 * The key of a name, to be compared with < and > (in SQL: COLLATE BINARY or "C"). In the Arabic store Arabic names come before Latin ones,
 * in the English store after them. Numbers compare by their size: group 9 before group 10. @assumed the article ال is not counted, as in
 * Arabic directories: العين stands under ع.
 */
export function collationKey(name: string, locale: Locale): string {
  const folded = fold(name)
  const leads = arabicFirst.test(folded) === (locale === 'ar')
  const counted = folded.replace(/\d+/g, (digits) => `${String(digits.length).padStart(2, '0')}${digits}`)
  return `${leads ? '0' : '1'}${counted}\u0000${name.normalize('NFC')}`
}

/** -1, 0 or 1, for sort(). */
export const compareKeys = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
