/** Numbers as people type them (design domain §2): digits of any common script are read, Latin digits are shown. */
import { cleanText } from './text'

/** Code points of the zero of each script: Arabic-Indic, Persian and Urdu, Devanagari, Bengali, Thai, full-width. */
const zeros = [0x0660, 0x06f0, 0x0966, 0x09e6, 0x0e50, 0xff10]
const foreign = /[\u0660-\u0669\u06f0-\u06f9\u0966-\u096f\u09e6-\u09ef\u0e50-\u0e59\uff10-\uff19\u066b\u066c]/g

function latin(character: string): string {
  if (character === '\u066b') return '.'
  if (character === '\u066c') return ','
  const code = character.charCodeAt(0)
  const zero = zeros.find((candidate) => code >= candidate && code < candidate + 10) ?? 0x30
  return String(code - zero)
}

/** `٠٥٠ ١٢٣` → `050 123`; `٫` → `.` and `٬` → `,`. Everything else stays. Never call it on a password. */
export const toLatinDigits = (text: string): string => text.replace(foreign, latin)

/**
 * A whole number of 1 … `max` from a form field or a request, else null. Takes a number or digits of any script with white space around;
 * refuses 0, -1, 1.5, '1e3', '1,000', null, [], {}, true and what is greater than `max` (default: what both databases hold in an integer).
 */
export function parseCount(value: unknown, max = 2_147_483_647): number | null {
  const number = typeof value === 'string' ? fromDigits(value) : value
  return typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= max ? number : null
}

function fromDigits(text: string): number {
  const digits = toLatinDigits(cleanText(text))
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN
}

/** An amount as typed (`1,234.50`, `١٬٢٣٤٫٥٠`) in minor units, else null. Not negative; no more decimals than the currency has. */
export function parseAmount(text: string, minorDigits = 2): number | null {
  const found = /^(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d*))?$/.exec(toLatinDigits(cleanText(text)))
  if (!found) return null
  const decimals = found[2] ?? ''
  if (decimals.length > minorDigits) return null
  const minor = Number((found[1] ?? '').replaceAll(',', '') + decimals.padEnd(minorDigits, '0'))
  return Number.isSafeInteger(minor) ? minor : null
}
