/** Prices on course cards: of the trip asked for, and "from … a week". Computed by the shared engine, kept per catalogue, day and trip. */
import type { Trip } from '../../../src/contract/course-schema'
import type { Price } from '../../../src/contract/price-schema'
import type { CoursePricing, MarketTerms } from '../../../src/contract/pricing-schema'
import { addDays, daysBetween } from '../../../src/domain/dates'
import { sum } from '../../../src/domain/money'
import { nextStarts, priceBooking } from '../../../src/domain/pricing'
import { studyAlone } from '../../../src/domain/pricing/study-alone'
import { lowestWeekSar, startsKey } from '../../../src/domain/search/facts'
import { breath } from '../catalogue/breath'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'
import { marketTerms } from '../store/store-config'

export type TripAsked = { today: string; weeks: number; start: string | null }
/** Without weeks: each course for as few as it is sold. */
export type ColumnAsked = { today: string; weeks: number | null; start: string | null }

/** @assumed a start asked for is met by the course's first one within this many days; later is another trip. */
const startWindowDays = 30
/** Trips whose prices are kept: the popular ones; a price costs little to make again. */
const keptTrips = 24

/** Courses whose rules are compared before others get their turn. */
const comparedAtOnce = 200

/** Courses that begin on the same days have the same number. */
const startGroups = perSnapshot(async ({ courses }) => {
  const numbers = new Map<string, number>()
  const groups = new Map<number, number>()
  for (const [index, { id, pricing }] of courses.entries()) {
    const key = startsKey(pricing)
    const group = numbers.get(key) ?? numbers.size
    numbers.set(key, group)
    groups.set(id, group)
    if (index % comparedAtOnce === comparedAtOnce - 1) await breath()
  }
  return groups
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
  const price = priceAt(pricing, terms, asked, startDate)
  return price && { startDate, price }
}

function priceAt(pricing: CoursePricing, terms: MarketTerms, { today, weeks }: TripAsked, startDate: string): Price | null {
  const price = priceBooking(pricing, studyAlone(pricing.courseId, weeks, startDate), { today, terms, assumeAdult: true })
  return price.ok ? price.value : null
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

const keyOf = ({ today, weeks, start }: ColumnAsked): string => `${today}|${weeks}|${start ?? ''}`

const tripsKept = perSnapshot(() => new Map<string, Map<number, Trip | null>>())

/** Asked for by every card: to note each time who was asked for last would leave rubbish that lives long. What was asked for first goes first. */
function keptFor<T>(all: Map<string, Map<number, T>>, key: string): Map<number, T> {
  const found = all.get(key)
  if (found) return found
  const made = new Map<number, T>()
  all.set(key, made)
  const [oldest] = all.keys()
  if (all.size > keptTrips && oldest !== undefined) all.delete(oldest)
  return made
}

/** The price of the trip at this course, or null where the course cannot be had so. */
export function tripAt(snapshot: CatalogueSnapshot, offer: Offer, asked: TripAsked): Trip | null {
  const { pricing, id } = offer.course
  if (asked.weeks < pricing.minWeeks || asked.weeks > pricing.maxWeeks) return null
  const trips = keptFor(tripsKept(snapshot), keyOf(asked))
  const found = trips.get(id)
  if (found !== undefined) return found
  const trip = priceTrip(pricing, marketTerms(snapshot), asked)
  trips.set(id, trip)
  return trip
}

/** Milliseconds of pricing before others get their turn. */
const longestPiece = 5

/** Columns are priced one after the other: many new trips at once take turns too, and the first ones are answered first. */
const lastColumn = perSnapshot(() => ({ made: Promise.resolve<unknown>(null) }))

const columnsKept = perSnapshot(() => new Map<string, Promise<Int32Array>>())

/** What the trip costs at each of these courses, in halalas, -1 where it can't be had: priced in pieces, kept for the day's popular trips. */
export function tripColumn(snapshot: CatalogueSnapshot, courseIds: ArrayLike<number>, asked: ColumnAsked): Promise<Int32Array> {
  const columns = columnsKept(snapshot)
  const key = keyOf(asked)
  const found = columns.get(key) ?? priceInTurn(snapshot, courseIds, asked)
  columns.delete(key)
  columns.set(key, found)
  const [oldest] = columns.keys()
  if (columns.size > keptTrips && oldest !== undefined) columns.delete(oldest)
  return found
}

function priceInTurn(snapshot: CatalogueSnapshot, courseIds: ArrayLike<number>, asked: ColumnAsked): Promise<Int32Array> {
  const turn = lastColumn(snapshot)
  const column = turn.made.then(() => priceAll(snapshot, courseIds, asked))
  turn.made = column.catch(() => null)
  return column
}

async function priceAll(snapshot: CatalogueSnapshot, courseIds: ArrayLike<number>, asked: ColumnAsked): Promise<Int32Array> {
  const prices = new Int32Array(courseIds.length).fill(-1)
  const starts = new Map<number, string | null>()
  const groups = await startGroups(snapshot)
  const terms = marketTerms(snapshot)
  let began = performance.now()
  for (let row = 0; row < courseIds.length; row += 1) {
    const pricing = snapshot.offerById.get(courseIds[row] ?? 0)?.course.pricing
    const weeks = pricing && (asked.weeks ?? pricing.minWeeks)
    if (pricing && weeks && weeks >= pricing.minWeeks && weeks <= pricing.maxWeeks) {
      const group = groups.get(pricing.courseId) ?? -1
      const known = starts.get(group)
      const startDate = known === undefined ? firstStart(pricing, terms, { ...asked, weeks }) : known
      starts.set(group, startDate)
      if (startDate !== null) prices[row] = priceAt(pricing, terms, { ...asked, weeks }, startDate)?.totalSar ?? -1
    }
    if (performance.now() - began > longestPiece) {
      await breath()
      began = performance.now()
    }
  }
  return prices
}

const weeksKept = perSnapshot(() => new Map<string, Map<number, number>>())

/** The lowest tuition a week of the bands in force today, in halalas. */
export function fromPerWeekSar(snapshot: CatalogueSnapshot, offer: Offer, today: string): number {
  const kept = keptFor(weeksKept(snapshot), today)
  const found = kept.get(offer.course.id)
  if (found !== undefined) return found
  const lowest = lowestWeekSar(offer.course.pricing, marketTerms(snapshot), today)
  kept.set(offer.course.id, lowest)
  return lowest
}
