import { usualWeeks } from '../../config/search'
import { isIsoDate } from '../../domain/dates'
import { parseCount } from '../../domain/digits'
import { weeksAtMost } from '../../domain/trip-list'

/** What the address of the page holds: the same weeks and start for all columns. */
export type CompareTrip = { weeks: number; start: string | null }

/** Reads an address; what makes no sense is as if it were not there. */
export function readCompareTrip(query: URLSearchParams): CompareTrip {
  const start = query.get('start') ?? ''
  return { weeks: parseCount(query.get('weeks') ?? '', weeksAtMost) ?? usualWeeks, start: isIsoDate(start) ? start : null }
}

export function writeCompareTrip({ weeks, start }: CompareTrip): string {
  const query = new URLSearchParams({ ...(weeks === usualWeeks ? {} : { weeks: String(weeks) }), ...(start ? { start } : {}) })
  return query.size > 0 ? `?${query}` : ''
}
