import type { BookingChoice, CoursePricing, TransferChoice } from '../../contract/pricing-schema'
import { isIsoDate } from '../../domain/dates'
import { parseCount } from '../../domain/digits'
import type { Opening } from '../../domain/pricing/opening'

/** What the visitor has chosen so far; dates and ids may still be missing. */
export type Trip = {
  weeks: number
  startDate: string | null
  accommodationId: number | null
  transfer: TransferChoice
  pickupId: number | null
  insurance: boolean
  extraFeeIds: number[]
  birthDate: string | null
  nationality: string | null
}

export const clampWeeks = (pricing: CoursePricing, weeks: number) => Math.min(Math.max(weeks, pricing.minWeeks), pricing.maxWeeks)

/** The trip a page opens with: the usual weeks, the next start, no extras. */
export function openingTrip(pricing: CoursePricing, { weeks, startDate }: Opening): Trip {
  const [pickup] = pricing.pickups
  return {
    weeks,
    startDate,
    accommodationId: null,
    transfer: 'none',
    pickupId: pickup?.id ?? null,
    insurance: false,
    extraFeeIds: [],
    birthDate: null,
    nationality: null,
  }
}

export const transfers: readonly TransferChoice[] = ['none', 'arrival', 'both']

/** Fees that are asked about; compulsory ones are added by rule. */
export const optionalFees = ({ extraFees }: CoursePricing) => extraFees.filter(({ compulsory }) => compulsory === null)

/** What a link to this page may carry: `?weeks=12&start=2027-02-01&stay=31`, and extras by the names of the quote's entry. Nonsense is left out. */
export function tripFromQuery(pricing: CoursePricing, query: URLSearchParams): Partial<Trip> {
  const count = (name: string) => parseCount(query.get(name) ?? '')
  const weeks = count('weeks')
  const start = query.get('start') ?? ''
  const stay = count('stay')
  const pickup = count('pickup')
  const transfer = transfers.find((one) => one === query.get('transfer'))
  const fees = query.get('fees')?.split(',')
  return {
    ...(weeks ? { weeks: clampWeeks(pricing, weeks) } : {}),
    ...(isIsoDate(start) ? { startDate: start } : {}),
    ...(pricing.accommodations.some(({ id }) => id === stay) ? { accommodationId: stay } : {}),
    ...(transfer && pricing.pickups.length > 0 ? { transfer } : {}),
    ...(pricing.pickups.some(({ id }) => id === pickup) ? { pickupId: pickup } : {}),
    ...(query.get('insurance') === '1' && pricing.insurancePerWeek > 0 ? { insurance: true } : {}),
    ...(fees ? { extraFeeIds: optionalFees(pricing).flatMap(({ id }) => (fees.includes(String(id)) ? [id] : [])) } : {}),
  }
}

/** The other way round: `query` with this trip in it, whatever else it holds. Who travels is personal and in no address (decision 11). */
export function writeTrip(trip: Trip, query = new URLSearchParams()): URLSearchParams {
  const { transfer, pickupId } = trip
  const isFetched = transfer !== 'none'
  const written = new URLSearchParams(query)
  const put = (name: string, value: string | number | null | undefined) => (value ? written.set(name, String(value)) : written.delete(name))
  put('weeks', trip.weeks)
  put('start', trip.startDate)
  put('stay', trip.accommodationId)
  put('transfer', isFetched ? transfer : null)
  put('pickup', isFetched ? pickupId : null)
  put('insurance', trip.insurance ? 1 : null)
  put('fees', trip.extraFeeIds?.join(','))
  return written
}

/** The choice as the engine and the server take it; null while no start is chosen. */
export function choiceOf(courseId: number, trip: Trip): BookingChoice | null {
  if (!trip.startDate) return null
  return {
    courseId,
    weeks: trip.weeks,
    startDate: trip.startDate,
    accommodationId: trip.accommodationId,
    accommodationWeeks: null,
    extraNights: 0,
    transfer: trip.transfer,
    pickupId: trip.transfer === 'none' ? null : trip.pickupId,
    insurance: trip.insurance,
    extraFeeIds: trip.extraFeeIds,
    student: { birthDate: trip.birthDate, nationality: trip.nationality },
  }
}
