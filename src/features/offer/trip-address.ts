import type { BookingChoice } from '../../contract/pricing-schema'

/** The course's page on this very trip: `?weeks=12&start=2027-02-01&stay=31`, as that page reads it. */
export function tripAddress(course: string, { weeks, startDate, accommodationId }: BookingChoice): string {
  const query = new URLSearchParams({ weeks: String(weeks), start: startDate })
  if (accommodationId !== null) query.set('stay', String(accommodationId))
  return `${course}?${query}`
}
