/** When somebody lives where: the dates of an accommodation beside a course (design domain §1, §3.5). */
import { addDays, dateOfDay, dayNumber, endOfStudy, type IsoDate, isoWeekday } from '../dates'

export type Stay = {
  /** First night. */
  from: IsoDate
  /** Morning of departure, extra nights included. */
  to: IsoDate
  /** Check-in day of each paid week. */
  weekDays: IsoDate[]
}

/** `weeks` days, seven apart. */
export function weekDaysFrom(first: IsoDate, weeks: number): IsoDate[] {
  const start = dayNumber(first)
  return Array.from({ length: weeks }, (_, index) => dateOfDay(start + index * 7))
}

/**
 * From the check-in day before the start (the start itself where that is the check-in day) to the day after the last week's Friday.
 * @param checkInDay ISO weekday
 * @assumed extra nights are added at the end.
 */
export function stayOf(start: IsoDate, weeks: number, checkInDay: number, extraNights: number): Stay {
  const from = addDays(start, -((isoWeekday(start) - checkInDay + 7) % 7))
  return { from, to: addDays(endOfStudy(start, weeks), 1 + extraNights), weekDays: weekDaysFrom(from, weeks) }
}
