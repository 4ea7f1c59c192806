import { CalendarDate, GregorianCalendar, IslamicUmalquraCalendar, toCalendar } from '@internationalized/date'
import type { IsoDate } from './dates'

/** Years below this are read as Hijri: nobody alive was born before 1500 of either calendar, and 1500 AH is in 2077. */
const lastHijriYear = 1500

export const isHijriYear = (year: number) => year > 1200 && year < lastHijriYear

const two = (value: number) => String(value).padStart(2, '0')

/** A day of the Umm al-Qura calendar as an ISO date, or null when that calendar has no such day (design domain §7). 24 Muharram 1404 is 1983-10-31. */
export function fromHijri(year: number, month: number, day: number): IsoDate | null {
  if (!isHijriYear(year)) return null
  const hijri = new CalendarDate(new IslamicUmalquraCalendar(), year, month, day)
  // The library constrains what does not exist to the nearest day; a form must refuse it instead (case 14).
  if (hijri.year !== year || hijri.month !== month || hijri.day !== day) return null
  const date = toCalendar(hijri, new GregorianCalendar())
  return `${date.year}-${two(date.month)}-${two(date.day)}`
}
