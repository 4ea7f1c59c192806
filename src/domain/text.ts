/** Text as people type and paste it (design domain §2). */

/** White space, NBSP, zero-width and direction marks, soft hyphen, blank fillers, control characters: nothing a reader sees. */
const unseen = '[\\s\\p{Cc}\\u00ad\\u061c\\u115f\\u180e\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u2800\\u3164\\ufeff]'
const leading = new RegExp(`^${unseen}+`, 'u')
const unseenOne = new RegExp(unseen, 'u')
const loneSurrogate = /\p{Surrogate}/u

/**
 * The text without unseen characters at both ends; judge "required" on the result. Inside they stay: emoji and Persian need the joiners.
 */
export function cleanText(text: string): string {
  const rest = text.replace(leading, '')
  let end = rest.length
  while (end > 0 && unseenOne.test(rest.charAt(end - 1))) end -= 1
  return rest.slice(0, end)
}

const turning = /[\u202a-\u202e\u2066-\u2069]/g
const breaking = /[\p{Cc}\u2028\u2029]+/gu

/**
 * A name, a city, a street: one line, cleaned. Line breaks, tabs and other control characters inside become a blank; marks that would turn
 * the text that is written after it go. Joiners stay. @assumed
 */
export const oneLine = (text: string): string => cleanText(text.replace(turning, '').replace(breaking, ' '))

/** False for NUL and lone surrogates, which neither PostgreSQL nor UTF-8 can hold. */
export const isSafeText = (text: string): boolean => !text.includes('\u0000') && !loneSurrogate.test(text)
