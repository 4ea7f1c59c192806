/** The address by which a course page, a card or a list hands a trip to the quote: `?course=1&weeks=12&start=2027-02-01&stay=31`. */
import type { TransferChoice } from '../../contract/pricing-schema'

export type QuoteEntry = {
  course: number
  weeks?: number | null
  start?: string | null
  stay?: number | null
  transfer?: TransferChoice
  pickup?: number | null
  insurance?: boolean
  fees?: readonly number[]
}

/** Search part of the address; what is not chosen is not in it. */
export function writeEntry({ course, weeks, start, stay, transfer = 'none', pickup, insurance, fees = [] }: QuoteEntry): string {
  const query = new URLSearchParams({
    course: String(course),
    ...(weeks ? { weeks: String(weeks) } : {}),
    ...(start ? { start } : {}),
    ...(stay ? { stay: String(stay) } : {}),
    ...(transfer !== 'none' && pickup ? { transfer, pickup: String(pickup) } : {}),
    ...(insurance ? { insurance: '1' } : {}),
    ...(fees.length > 0 ? { fees: fees.join(',') } : {}),
  })
  return `?${query}`
}
