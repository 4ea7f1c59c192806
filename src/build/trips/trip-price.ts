/** What the built pages say about money before anybody asks: the price of a usual trip, computed by the engine that also decides it. */

import type { Price } from '../../contract/price-schema'
import type { BookingChoice, CoursePricing, MarketTerms, Promotion } from '../../contract/pricing-schema'
import type { IsoDate } from '../../domain/dates'
import { nextStarts, priceBooking } from '../../domain/pricing'
import { studyAlone } from '../../domain/pricing/study-alone'

export type TripPrice = { weeks: number; startDate: IsoDate; totalSar: number; savedSar: number }

/** What a trip has beside the course. */
type Extras = Partial<Pick<BookingChoice, 'accommodationId' | 'pickupId' | 'transfer' | 'insurance'>>

const within = (pricing: CoursePricing, weeks: number) => Math.min(Math.max(weeks, pricing.minWeeks), pricing.maxWeeks)

function priceOf(pricing: CoursePricing, terms: MarketTerms, today: IsoDate, weeks: number, extras: Extras = {}) {
  const [startDate] = nextStarts(pricing, { today, terms, weeks, count: 1 })
  if (!startDate) return null
  const price = priceBooking(pricing, { ...studyAlone(pricing.courseId, weeks, startDate), ...extras }, { today, terms, assumeAdult: true })
  return price.ok ? { startDate, price: price.value } : null
}

const savedIn = (price: Price) => price.lines.filter(({ kind }) => kind === 'promotion').reduce((saved, { sar }) => saved - sar, 0)

/**
 * Course and every compulsory fee for an adult at the next start, in halalas. A course that can't be had for so few or so many weeks is
 * priced at its nearest length, which `weeks` then says. Null where nothing can be booked.
 */
export function tripPrice(pricing: CoursePricing, terms: MarketTerms, today: IsoDate, wanted: number): TripPrice | null {
  const weeks = within(pricing, wanted)
  const found = priceOf(pricing, terms, today, weeks)
  return found && { weeks, startDate: found.startDate, totalSar: found.price.totalSar, savedSar: savedIn(found.price) }
}

/** The parts a sample trip's bill is shown in; each is the sum of its lines, so that they add up to the total. */
const parts = {
  study: ['tuition', 'promotion', 'tuitionSeason'],
  fees: ['registration', 'materials', 'extraFee'],
  home: ['accommodation', 'accommodationSummer', 'accommodationUnder18', 'accommodationChristmas', 'placement', 'extraNights'],
  transfer: ['transfer'],
  insurance: ['insurance'],
  agency: ['serviceFee', 'vat'],
} as const satisfies Record<string, readonly Price['lines'][number]['kind'][]>
export type BillPart = keyof typeof parts
export type SampleBill = { weeks: number; startDate: IsoDate; endDate: IsoDate; totalSar: number; parts: { part: BillPart; sar: number }[] }

const sumOf = (price: Price, kinds: readonly string[]) =>
  price.lines.filter(({ kind }) => kinds.includes(kind)).reduce((sum, { sar }) => sum + sar, 0)

/** A whole trip as a bill: the course's first accommodation, the airport both ways, insurance. Null where the course sells no such trip. */
export function sampleBill(pricing: CoursePricing, terms: MarketTerms, today: IsoDate, wanted: number): SampleBill | null {
  const weeks = within(pricing, wanted)
  const [home] = pricing.accommodations
  const [pickup] = pricing.pickups
  if (!home || !pickup) return null
  const found = priceOf(pricing, terms, today, weeks, {
    accommodationId: home.id,
    pickupId: pickup.id,
    transfer: 'both',
    insurance: pricing.insurancePerWeek > 0,
  })
  if (!found) return null
  const { startDate, price } = found
  const bill = Object.entries(parts).map(([part, kinds]) => ({ part: part as BillPart, sar: sumOf(price, kinds) }))
  return { weeks, startDate, endDate: price.endDate, totalSar: price.totalSar, parts: bill.filter(({ sar }) => sar !== 0) }
}

/** Offers anybody can book today, the one that ends first first. @assumed those for some people only are left to the price card. */
export const openPromotions = ({ promotions }: CoursePricing, today: IsoDate): Promotion[] =>
  promotions
    .filter(({ bookFrom, bookTo, minAge, maxAge, nationalities }) => {
      const forAll = minAge === null && maxAge === null && nationalities.length === 0
      return forAll && bookFrom <= today && today <= bookTo
    })
    .sort((a, b) => (a.bookTo < b.bookTo ? -1 : a.bookTo > b.bookTo ? 1 : a.id - b.id))
