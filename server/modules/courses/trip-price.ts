/** Prices on course cards: of the trip asked for, and "from … a week". Computed by the shared engine, kept per catalogue, day and trip. */
import { minorDigitsOf } from '../../../src/config/currencies'
import type { Trip } from '../../../src/contract/course-schema'
import type { Price } from '../../../src/contract/price-schema'
import type { BookingChoice, CoursePricing, MarketTerms, PriceList } from '../../../src/contract/pricing-schema'
import { addDays, daysBetween } from '../../../src/domain/dates'
import { convertToSar, divideRounded, sum } from '../../../src/domain/money'
import { nextStarts, priceBooking } from '../../../src/domain/pricing'
import { breath } from '../catalogue/breath'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'
import { marketTerms } from '../store/store-config'

export type TripAsked = { today: string; weeks: number; start: string | null }

/** @assumed a start asked for is met by the course's first one within this many days; later is another trip. */
const startWindowDays = 28
/** Trips whose prices are kept: the popular ones; a price costs little to make again. */
const keptTrips = 24

/** The course alone, for an adult of no special nationality: what a list can honestly compare before a person is known. */
const courseAlone = (courseId: number, weeks: number, startDate: string): BookingChoice => ({
  courseId,
  weeks,
  startDate,
  accommodationId: null,
  accommodationWeeks: null,
  extraNights: 0,
  transfer: 'none',
  pickupId: null,
  insurance: false,
  extraFeeIds: [],
  student: { birthDate: null, nationality: null },
})

function firstStart(pricing: CoursePricing, terms: MarketTerms, { today, weeks, start }: TripAsked): string | null {
  /* Looking from `bookingDays` before the asked day makes that day itself the first candidate. */
  const before = start === null ? today : addDays(start, -terms.bookingDays)
  const from = before > today ? before : today
  const [first] = nextStarts(pricing, { today: from, terms, weeks, count: 1 })
  if (!first) return null
  return start !== null && daysBetween(start, first) > startWindowDays ? null : first
}

const amountOf = (price: Price, kind: Price['lines'][number]['kind']) =>
  sum(price.lines.filter((line) => line.kind === kind).map((line) => line.sar))

/** The first start that meets what was asked, and the whole price of the course alone from then on; null where it can't be had so. */
export function priceFrom(pricing: CoursePricing, terms: MarketTerms, asked: TripAsked): { startDate: string; price: Price } | null {
  const startDate = firstStart(pricing, terms, asked)
  if (startDate === null) return null
  const choice = courseAlone(pricing.courseId, asked.weeks, startDate)
  const price = priceBooking(pricing, choice, { today: asked.today, terms, assumeAdult: true })
  return price.ok ? { startDate, price: price.value } : null
}

/** What a card says of a price. */
export const tripOf = (weeks: number, { startDate, price }: { startDate: string; price: Price }): Trip => ({
  weeks,
  startDate,
  endDate: price.endDate,
  tuitionSar: amountOf(price, 'tuition'),
  savedSar: -amountOf(price, 'promotion'),
  totalSar: price.totalSar,
})

function priceTrip(pricing: CoursePricing, terms: MarketTerms, asked: TripAsked): Trip | null {
  const found = priceFrom(pricing, terms, asked)
  return found && tripOf(asked.weeks, found)
}

const tripsKept = perSnapshot(() => new Map<string, Map<number, Trip | null>>())

function keptFor<T>(all: Map<string, Map<number, T>>, key: string): Map<number, T> {
  const found = all.get(key) ?? new Map<number, T>()
  all.delete(key)
  all.set(key, found)
  const [oldest] = all.keys()
  if (all.size > keptTrips && oldest !== undefined) all.delete(oldest)
  return found
}

/** The price of the trip at this course, or null where the course cannot be had so. */
export function tripAt(snapshot: CatalogueSnapshot, offer: Offer, asked: TripAsked): Trip | null {
  const { pricing, id } = offer.course
  if (asked.weeks < pricing.minWeeks || asked.weeks > pricing.maxWeeks) return null
  const trips = keptFor(tripsKept(snapshot), `${asked.today}|${asked.weeks}|${asked.start ?? ''}`)
  const found = trips.get(id)
  if (found !== undefined) return found
  const trip = priceTrip(pricing, marketTerms(snapshot), asked)
  trips.set(id, trip)
  return trip
}

/** Trips priced before others get their turn. */
const tripsAtOnce = 100

/** Prices the trip at every course, in pieces: what a search by price or start looks up afterwards. Costs nothing when it was asked today. */
export async function prepareTrips(snapshot: CatalogueSnapshot, asked: TripAsked): Promise<void> {
  for (const [index, offer] of snapshot.offers.entries()) {
    tripAt(snapshot, offer, asked)
    if (index % tripsAtOnce === tripsAtOnce - 1) await breath()
  }
}

/** The list in force, else the next one to be, else the last. */
function listToday(lists: readonly PriceList[], today: string): PriceList | undefined {
  const inForce = lists.find((list) => list.validFrom <= today && (list.validTo === null || today <= list.validTo))
  return inForce ?? lists.filter((list) => list.validFrom > today).sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1))[0] ?? lists.at(-1)
}

function lowestWeek(pricing: CoursePricing, today: string): number {
  const list = listToday(pricing.lists, today)
  if (!list) return 0
  const reachable = list.bands.filter((band) => band.fromWeeks <= pricing.maxWeeks)
  const weekly = reachable.map((band) =>
    list.rule === 'fixed' ? divideRounded(band.price, Math.max(band.fromWeeks, pricing.minWeeks)) : band.price,
  )
  return weekly.length === 0 ? 0 : Math.min(...weekly)
}

const weeksKept = perSnapshot(() => new Map<string, Map<number, number>>())

/** The lowest tuition a week of the bands in force today, in halalas. */
export function fromPerWeekSar(snapshot: CatalogueSnapshot, offer: Offer, today: string): number {
  const kept = keptFor(weeksKept(snapshot), today)
  const found = kept.get(offer.course.id)
  if (found !== undefined) return found
  const { pricing } = offer.course
  const rate = marketTerms(snapshot).ratesMicro[pricing.currency] ?? 0
  const lowest = convertToSar(lowestWeek(pricing, today), rate, minorDigitsOf(pricing.currency))
  kept.set(offer.course.id, lowest)
  return lowest
}
