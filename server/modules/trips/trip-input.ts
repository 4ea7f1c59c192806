import { isIsoDate } from '../../../src/domain/dates'
import { parseCount, toLatinDigits } from '../../../src/domain/digits'
import { cleanText } from '../../../src/domain/text'
import { weeksAtMost } from '../../../src/domain/trip-list'
import { fail } from '../../fail'

/** Weeks and start as typed. Fails with `validation` for what is neither. */
export function readTripWish({ weeks, start }: { weeks?: unknown; start?: unknown }): { weeks: number | null; start: string | null } {
  const many = weeks === undefined || weeks === '' ? null : parseCount(weeks, weeksAtMost)
  if (many === null && weeks !== undefined && weeks !== '') throw fail('validation', { fields: { weeks: 'count' } })
  const day = start === undefined || start === '' ? null : toLatinDigits(cleanText(String(start)))
  if (day !== null && !isIsoDate(day)) throw fail('validation', { fields: { start: 'date' } })
  return { weeks: many, start: day }
}
