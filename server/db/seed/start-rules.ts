import type { Closing, StartRule } from '../../../src/contract/pricing-schema'
import { addDays, addWeeks, isoWeekday } from '../../../src/domain/dates'

const isFree = (date: string, holidays: string[], closings: Closing[]): boolean =>
  !holidays.includes(date) && !closings.some(({ from, to }) => from <= date && date <= to)

/** The first Monday on or after a date. */
export const mondayFrom = (date: string): string => addDays(date, (8 - isoWeekday(date)) % 7)

const monthStart = (year: number, month: number): string =>
  `${year + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}-01`

/** First school Monday of every `step`-th month of two years, from the month of the base date on. */
export function monthlyStarts(baseDate: string, step: number, holidays: string[], closings: Closing[]): StartRule {
  const year = Number(baseDate.slice(0, 4))
  const month = Number(baseDate.slice(5, 7)) - 1
  const dates = Array.from({ length: Math.floor(25 / step) }, (_, place) => {
    let monday = mondayFrom(monthStart(year, month + place * step))
    while (!isFree(monday, holidays, closings)) monday = addWeeks(monday, 1)
    return monday
  })
  return { kind: 'dates', dates: [...new Set(dates)] }
}

export const everyMonday: StartRule = { kind: 'weekday', weekday: 1 }

/** Every so many weeks, counted from the first Monday of the base year. */
export const everyWeeks = (baseDate: string, weeks: number): StartRule => ({
  kind: 'every',
  weeks,
  from: mondayFrom(`${baseDate.slice(0, 4)}-01-05`),
})
