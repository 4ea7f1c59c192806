import { useEffect, useState } from 'react'
import { isIsoDate } from '../domain/dates'
import { parseCount } from '../domain/digits'
import { type DateParts, noDate } from '../ui/date-parts-field'

/** No such day. Not an ISO date, so that the schema refuses it. */
export const noSuchDay = 'no-such-day'

/** A known birth date as it would be typed. */
export function partsOf(isoDate: string | null | undefined): DateParts {
  const [year, month, day] = isoDate?.split('-') ?? []
  return year && month && day ? { day: String(Number(day)), month: String(Number(month)), year } : noDate
}

const two = (value: number) => String(value).padStart(2, '0')
const hijriFrom = 1200
const hijriUntil = 1500

/** True for a year that only the Hijri calendar can mean. @assumed */
export const looksHijri = ({ year }: DateParts) => {
  const number = parseCount(year) ?? 0
  return number > hijriFrom && number < hijriUntil
}

/**
 * The typed day as an ISO date; '' when nothing was typed, `noSuchDay` when there is none. Digits of any script; a Hijri year is read in the
 * Umm al-Qura calendar, whose tables are loaded only then.
 */
export async function readBirthDate(parts: DateParts): Promise<string> {
  if (parts.day === '' && parts.month === '' && parts.year === '') return ''
  const [year, month, day] = [parseCount(parts.year), parseCount(parts.month), parseCount(parts.day)]
  if (!year || !month || !day) return noSuchDay
  if (looksHijri(parts)) {
    const { fromHijri } = await import('../domain/hijri')
    return fromHijri(year, month, day) ?? noSuchDay
  }
  const date = `${year}-${two(month)}-${two(day)}`
  return isIsoDate(date) ? date : noSuchDay
}

/** The typed day as an ISO date while it is being typed; null as long as it is none. */
export function useBirthDate(parts: DateParts): string | null {
  const [date, setDate] = useState<string | null>(null)
  const { day, month, year } = parts
  useEffect(() => {
    let left = false
    void readBirthDate({ day, month, year }).then((read) => {
      if (!left) setDate(isIsoDate(read) ? read : null)
    })
    return () => {
      left = true
    }
  }, [day, month, year])
  return date
}
