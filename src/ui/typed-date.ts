import { type IsoDate, isIsoDate } from '../domain/dates'
import { toLatinDigits } from '../domain/digits'

const parts = /^(\d{1,4})[-/.\s](\d{1,2})[-/.\s](\d{1,4})$/
const two = (text: string) => text.padStart(2, '0')

/** `15/06/2026`, the form in which dates are typed and shown in a field. */
export const writeDate = (date: IsoDate) => `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}`

/**
 * What a person typed as a date: day first (15/6/2026, 15-06-2026, ١٥/٦/٢٠٢٦) or year first (2026-06-15). Null for what is no date that
 * exists: nothing rolls over (case 14).
 */
export function readDate(text: string): IsoDate | null {
  const [, first = '', month = '', last = ''] = parts.exec(toLatinDigits(text).trim()) ?? []
  const date = first.length === 4 ? `${first}-${two(month)}-${two(last)}` : `${last}-${two(month)}-${two(first)}`
  return isIsoDate(date) ? date : null
}
