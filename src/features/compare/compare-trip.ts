import { longestTrip, usualWeeks } from '../../config/search'
import { isIsoDate } from '../../domain/dates'
import { parseCount } from '../../domain/digits'

/** What the address of the page holds: the same weeks and start for all columns. */
export type CompareTrip = { weeks: number; start: string | null }

/** Reads an address; what makes no sense is as if it were not there, and more weeks than are offered are the most that are. */
export function readCompareTrip(query: URLSearchParams): CompareTrip {
  const start = query.get('start') ?? ''
  const weeks = parseCount(query.get('weeks') ?? '') ?? usualWeeks
  return { weeks: Math.min(weeks, longestTrip), start: isIsoDate(start) ? start : null }
}

export function writeCompareTrip({ weeks, start }: CompareTrip): string {
  const query = new URLSearchParams({ ...(weeks === usualWeeks ? {} : { weeks: String(weeks) }), ...(start ? { start } : {}) })
  return query.size > 0 ? `?${query}` : ''
}
