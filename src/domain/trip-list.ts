/** A list of trips in an address: what a shared wish list carries. Ids, weeks and starts; nothing about a person. @assumed */
import { limits } from '../config/limits'
import { dateOfDay, dayNumber, type IsoDate, isIsoDate } from './dates'
import { parseCount } from './digits'

/** A course with the weeks and the start somebody thought of; null: not chosen. */
export type ListedTrip = { id: number; weeks: number | null; start: IsoDate | null }

/** Two years and a summer, the longest stay that anybody sells. */
export const weeksAtMost = 104

/** A day as the number of days since 1970 in base 36: four characters. */
const writeDay = (date: IsoDate): string => dayNumber(date).toString(36)

function readDay(text: string | undefined): IsoDate | null {
  if (!text || !/^[0-9a-z]{3,4}$/.test(text)) return null
  const date = dateOfDay(Number.parseInt(text, 36))
  return isIsoDate(date) ? date : null
}

function writeTrip({ id, weeks, start }: ListedTrip): string {
  return [id, weeks ?? '', start ? writeDay(start) : ''].join('.').replace(/\.+$/, '')
}

function readTrip(text: string): ListedTrip[] {
  const [id, weeks, start] = text.split('.')
  const course = parseCount(id)
  return course === null ? [] : [{ id: course, weeks: parseCount(weeks, weeksAtMost), start: readDay(start) }]
}

/** `12.8.gdn_31.4_7`: course 12 for 8 weeks from a day, course 31 for 4 weeks, course 7. Only characters that an address leaves as they are. */
export const writeTrips = (trips: readonly ListedTrip[]): string => trips.slice(0, limits.wishes).map(writeTrip).join('_')

/** Reads what `writeTrips` wrote. Whatever makes no sense is left out, a course named twice counts once (its first mention), 50 at most. */
export function readTrips(text: string): ListedTrip[] {
  const trips = new Map<number, ListedTrip>()
  for (const part of text.slice(0, 4000).split('_')) {
    for (const trip of readTrip(part)) if (!trips.has(trip.id) && trips.size < limits.wishes) trips.set(trip.id, trip)
  }
  return [...trips.values()]
}
