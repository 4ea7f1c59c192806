import { usualWeeks } from '../../config/search'
import type { SearchState } from './search-state'

/** What the course page needs to open on the same trip. */
export function tripQuery({ weeks, start }: SearchState, firstStart: string | null = start): string {
  const query = new URLSearchParams({
    ...(weeks === usualWeeks ? {} : { weeks: String(weeks) }),
    ...(firstStart ? { start: firstStart } : {}),
  })
  return query.size > 0 ? `?${query}` : ''
}
