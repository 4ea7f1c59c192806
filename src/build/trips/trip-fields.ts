/**
 * GraphQL fields with prices of usual trips, so that a page's data holds one number and not whole price lists. Nodes are read through
 * Gatsby's node model: it remembers which page used which course, and a changed price makes just those pages anew (architecture §5a).
 */
import type { CoursePricing, MarketTerms, Promotion } from '../../contract/pricing-schema'
import { type IsoDate, todayInRiyadh } from '../../domain/dates'
import { openingOf } from '../../domain/pricing/opening'
import { type ConfigValues, marketTerms } from '../site-config'
import { openPromotions, sampleBill, type TripPrice, tripPrice } from './trip-price'

type CourseNode = {
  entityId: number
  branchId: number
  languageId: number
  bookable: boolean
  featured: boolean
  pricing: CoursePricing
  internal: { contentDigest: string }
}
type Filter = Record<string, { eq?: unknown; in?: unknown[] }>
type NodeModel = {
  findOne: (request: { type: string; query: { filter: Filter } }) => Promise<unknown>
  findAll: (request: { type: string; query: { filter?: Filter } }) => Promise<{ entries: Iterable<unknown> }>
}
type Context = { nodeModel: NodeModel }
type Market = { terms: MarketTerms; today: IsoDate }

/** Prices are the same in both locales; Arabic is the store that is always there. */
async function market({ nodeModel }: Context): Promise<Market> {
  const config = (await nodeModel.findOne({ type: 'SiteConfig', query: { filter: { entityId: { eq: 'ar' } } } })) as {
    values: ConfigValues
  }
  return { terms: marketTerms(config.values), today: todayInRiyadh(Date.now()) }
}

const all = async <T>({ nodeModel }: Context, type: string, filter?: Filter): Promise<T[]> => {
  const { entries } = await nodeModel.findAll({ type, query: filter ? { filter } : {} })
  return [...entries] as T[]
}

/** The same course is asked for by its own, its school's, its city's and its language's page. */
const known = new Map<string, TripPrice | null>()

function tripOf(course: CourseNode, { terms, today }: Market, weeks: number): TripPrice | null {
  if (!course.bookable) return null
  const key = [course.entityId, course.internal.contentDigest, JSON.stringify(terms), today, weeks].join('|')
  const before = known.get(key)
  if (before !== undefined) return before
  const trip = tripPrice(course.pricing, terms, today, weeks)
  known.set(key, trip)
  return trip
}

type Place = 'branch' | 'school' | 'city' | 'language'
type Owner = { entityId: number }

async function branchIds(context: Context, filter: Filter): Promise<number[]> {
  const branches = await all<Owner>(context, 'Branch', filter)
  return branches.map(({ entityId }) => entityId)
}

async function coursesOf(place: Place, { entityId }: Owner, context: Context): Promise<CourseNode[]> {
  if (place === 'language') return all(context, 'Course', { languageId: { eq: entityId } })
  if (place === 'branch') return all(context, 'Course', { branchId: { eq: entityId } })
  const branches = await branchIds(context, { [place === 'school' ? 'schoolId' : 'cityId']: { eq: entityId } })
  return branches.length > 0 ? all(context, 'Course', { branchId: { in: branches } }) : []
}

type FromArgs = { weeks: number; languageId?: number | null }

/** `@fromTrip(of: "city")`: the cheapest trip of these weeks among the place's courses, in halalas; of other lengths only where none has it. */
export const fromTripField = {
  name: 'fromTrip',
  args: { of: 'String!' },
  extend({ of }: { of: Place }) {
    const resolve = async (source: Owner, { weeks, languageId }: FromArgs, context: Context) => {
      const place = await market(context)
      const courses = await coursesOf(of, source, context)
      const asked = languageId ? courses.filter((course) => course.languageId === languageId) : courses
      const trips = asked.flatMap((course) => tripOf(course, place, weeks) ?? [])
      const fitting = trips.filter((trip) => trip.weeks === weeks).map(({ totalSar }) => totalSar)
      return fitting.length > 0 ? Math.min(...fitting) : null
    }
    return { args: { weeks: 'Int!', languageId: 'Int' }, resolve }
  },
}

/** `@trip`: a course's own price for these weeks, or for its nearest length. */
export const tripField = {
  name: 'trip',
  extend: () => ({
    args: { weeks: 'Int!' },
    resolve: async (source: CourseNode, { weeks }: { weeks: number }, context: Context) => tripOf(source, await market(context), weeks),
  }),
}

/** `@opening`: what a course's own page shows before anybody chooses. */
export const openingField = {
  name: 'opening',
  extend: () => ({
    resolve: async (source: CourseNode, _args: unknown, context: Context) => openingOf(source.pricing, await market(context)),
  }),
}

type OpenOffer = { promotion: Promotion; course: CourseNode }

/** One offer a branch, the ones that end first. */
export async function openOffers(_source: unknown, { limit }: { limit: number }, context: Context): Promise<OpenOffer[]> {
  const { today } = await market(context)
  const courses = (await all<CourseNode>(context, 'Course')).filter(({ bookable }) => bookable)
  const byBranch = new Map<number, OpenOffer>()
  for (const course of courses.sort((a, b) => a.entityId - b.entityId)) {
    const [promotion] = openPromotions(course.pricing, today)
    if (promotion && !byBranch.has(course.branchId)) byBranch.set(course.branchId, { promotion, course })
  }
  const offers = [...byBranch.values()].sort((a, b) => a.promotion.bookTo.localeCompare(b.promotion.bookTo, 'en'))
  return offers.slice(0, limit)
}

/** The first featured course, else the first of all, that sells a whole trip: study, home, airport, insurance. @assumed */
export async function sampleTrip(_source: unknown, { weeks }: { weeks: number }, context: Context) {
  const { terms, today } = await market(context)
  const courses = (await all<CourseNode>(context, 'Course')).filter(({ bookable }) => bookable)
  const ordered = courses.sort((a, b) => Number(b.featured) - Number(a.featured) || a.entityId - b.entityId)
  for (const course of ordered) {
    const bill = sampleBill(course.pricing, terms, today, weeks)
    if (bill) return { ...bill, course }
  }
  return null
}
