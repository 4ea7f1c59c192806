import { addDays, type IsoDate, isoWeekday } from '../domain/dates'

const two = (value: number) => String(value).padStart(2, '0')

/** The first day of the month `months` later. */
export function addMonths(date: IsoDate, months: number): IsoDate {
  const index = Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1 + months
  return `${Math.floor(index / 12)}-${two((index % 12) + 1)}-01`
}

export const firstOfMonth = (date: IsoDate): IsoDate => `${date.slice(0, 7)}-01`

/** The same day of another month, or its last day where it has fewer. */
export function sameDayIn(date: IsoDate, month: IsoDate): IsoDate {
  const last = addDays(addMonths(month, 1), -1)
  const wanted = `${month.slice(0, 8)}${date.slice(8)}`
  return wanted > last ? last : wanted
}

/** Weeks of a month, Sunday to Saturday (design domain §7); days of the months beside it are null. */
export function weeksOfMonth(month: IsoDate): (IsoDate | null)[][] {
  const first = firstOfMonth(month)
  const next = addMonths(first, 1)
  const weeks: (IsoDate | null)[][] = []
  for (let sunday = addDays(first, -(isoWeekday(first) % 7)); sunday < next; sunday = addDays(sunday, 7)) {
    weeks.push([0, 1, 2, 3, 4, 5, 6].map((day) => addDays(sunday, day)).map((day) => (day >= first && day < next ? day : null)))
  }
  return weeks
}

/** Where a key of the ARIA date grid leads; null for other keys. In Arabic the left arrow goes to the next day. */
export function dayOfKey(key: string, day: IsoDate, rightToLeft: boolean): IsoDate | null {
  const ahead = rightToLeft ? -1 : 1
  const weekday = isoWeekday(day) % 7
  switch (key) {
    case 'ArrowRight':
      return addDays(day, ahead)
    case 'ArrowLeft':
      return addDays(day, -ahead)
    case 'ArrowDown':
      return addDays(day, 7)
    case 'ArrowUp':
      return addDays(day, -7)
    case 'Home':
      return addDays(day, -weekday)
    case 'End':
      return addDays(day, 6 - weekday)
    case 'PageDown':
      return sameDayIn(day, addMonths(day, 1))
    case 'PageUp':
      return sameDayIn(day, addMonths(day, -1))
    default:
      return null
  }
}
