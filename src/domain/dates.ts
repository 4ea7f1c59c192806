/**
 * Calendar dates as strings `YYYY-MM-DD` (design domain §2). They compare with < and >. A `Date` is used inside as a calculator in UTC
 * and never leaves this file, so no time zone can move a date.
 */
export type IsoDate = string

const dayMs = 86_400_000
/** Saudi Arabia has had UTC+3 without summer time ever since it has had a legal time. */
const riyadhOffsetMs = 3 * 3_600_000
const form = /^([1-9]\d{3})-(\d{2})-(\d{2})$/

/** Days since 1970-01-01. The date must be real: see isIsoDate. */
export const dayNumber = (date: IsoDate): number =>
  Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1, Number(date.slice(8, 10))) / dayMs

/** Dates that people book, written once: pricing asks for the same few hundred again and again. 2020-01-01 … 2049-12-31. */
const written: IsoDate[] = []
const firstWritten = 18_262
const lastWritten = 29_219

const write = (day: number): IsoDate => new Date(day * dayMs).toISOString().slice(0, 10)

/** The date so many days after 1970-01-01. */
export function dateOfDay(day: number): IsoDate {
  if (day < firstWritten || day > lastWritten) return write(day)
  const known = written[day - firstWritten]
  if (known !== undefined) return known
  const date = write(day)
  written[day - firstWritten] = date
  return date
}

/** True for a date that exists and is written `YYYY-MM-DD`, years 1000–9999. 2000-02-31 and 2027-2-30 are not dates. */
export function isIsoDate(value: string): boolean
export function isIsoDate(value: unknown): value is IsoDate
export function isIsoDate(value: unknown): boolean {
  if (typeof value !== 'string' || !form.test(value)) return false
  const month = Number(value.slice(5, 7))
  const day = Number(value.slice(8, 10))
  return month >= 1 && month <= 12 && day >= 1 && dateOfDay(dayNumber(value)) === value
}

/** @returns the date `days` later (earlier when negative). */
export const addDays = (date: IsoDate, days: number): IsoDate => dateOfDay(dayNumber(date) + days)

export const addWeeks = (date: IsoDate, weeks: number): IsoDate => addDays(date, weeks * 7)

/** 1 = Monday … 7 = Sunday. */
export function isoWeekday(date: IsoDate): number {
  const sinceMonday = (dayNumber(date) + 3) % 7
  return (sinceMonday < 0 ? sinceMonday + 7 : sinceMonday) + 1
}

/** Days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: IsoDate, to: IsoDate): number => dayNumber(to) - dayNumber(from)

/**
 * Whole years lived on the day `on`; negative before the first birthday that never came. Who was born on 29 February comes of age on
 * 1 March of a common year (design domain §3): month and day compare as text, so 02-28 is before 02-29 and 03-01 after it.
 */
export function ageOn(birth: IsoDate, on: IsoDate): number {
  const years = Number(on.slice(0, 4)) - Number(birth.slice(0, 4))
  return on.slice(5) >= birth.slice(5) ? years : years - 1
}

/** The date in Asia/Riyadh at a moment (milliseconds since the epoch). */
export const todayInRiyadh = (nowMs: number): IsoDate => dateOfDay(Math.floor((nowMs + riyadhOffsetMs) / dayMs))

/** The moment at which a day ends in Riyadh, milliseconds since the epoch: offers and quotes hold until then, wherever their reader is. */
export const endOfDayInRiyadh = (date: IsoDate): number => (dayNumber(date) + 1) * dayMs - riyadhOffsetMs

/** What is left of a day that counts to its end in Riyadh; null when it is over. Begun minutes count whole. */
export function timeLeft(lastDay: IsoDate, nowMs: number): { days: number; hours: number; minutes: number } | null {
  const minutes = Math.ceil((endOfDayInRiyadh(lastDay) - nowMs) / 60_000)
  if (minutes <= 0) return null
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}

/** Days from a start to the first Friday on or after it; a start at a weekend belongs to the week that follows. */
const daysToFriday = (start: IsoDate): number => (5 - isoWeekday(start) + 7) % 7

/** The last day of a course: the Friday of its n-th week (design domain §3). `weeks` >= 1. */
export const endOfStudy = (start: IsoDate, weeks: number): IsoDate => addDays(start, daysToFriday(start) + (weeks - 1) * 7)

/** The Monday of the first week of study, by which seasons and lists judge it; a start on Tuesday after a holiday keeps its Monday. */
export const firstMonday = (start: IsoDate): IsoDate => addDays(start, daysToFriday(start) - 4)

/** The day somebody turns `years`; 1 March for who was born on 29 February, in a common year. */
export function birthdayOf(birth: IsoDate, years: number): IsoDate {
  const day = `${Number(birth.slice(0, 4)) + years}${birth.slice(4)}`
  return isIsoDate(day) ? day : `${day.slice(0, 4)}-03-01`
}
