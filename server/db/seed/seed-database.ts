import type { InsertObject } from 'kysely'
import { inTransaction } from '../connect'
import type { Database, Db, Trx } from '../schema'
import { type Catalogue, type CatalogueOptions, catalogue, defaultBaseDate } from './catalogue'
import { content } from './content'
import { blockRow, couponRow, faqRow, menuRow, pageRow, postRow } from './content-rows'
import { hashDemoPassword, insertDemoPeople } from './demo-people'
import { buildReviews } from './reviews/reviews'
import {
  branchRow,
  cityRow,
  countryRow,
  courseRow,
  described,
  feeRow,
  groupRow,
  pickupRow,
  programmeRow,
  promotionRow,
  roomRow,
  schoolRow,
  stateRow,
  universityRow,
} from './rows'

export type SeedOptions = CatalogueOptions & {
  /** Milliseconds since the epoch: when people registered and the catalogue changed. Without it midnight UTC of the base date. */
  now?: number
}

/** SQLite takes at most 32,766 values in a statement, PostgreSQL 65,535; the widest row has 33. */
const rowsAtOnce = 400

async function insertAll<T extends keyof Database>(transaction: Trx, table: T, rows: InsertObject<Database, T>[]): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsAtOnce)
    await transaction
      .insertInto(table)
      .values(rows.slice(start, start + rowsAtOnce))
      .execute()
}

async function insertPlaces(transaction: Trx, { languages, countries, states, cities }: Catalogue): Promise<void> {
  await insertAll(
    transaction,
    'languages',
    languages.map((language) => ({ id: language.id, ...described(language) })),
  )
  await insertAll(transaction, 'countries', countries.map(countryRow))
  await insertAll(transaction, 'states', states.map(stateRow))
  await insertAll(transaction, 'cities', cities.map(cityRow))
}

async function insertSchools(transaction: Trx, { schools, branches, offers, pickups, extraFees }: Catalogue): Promise<void> {
  const offerOf = new Map(offers.map((offer) => [offer.branchId, offer]))
  await insertAll(transaction, 'schools', schools.map(schoolRow))
  await insertAll(
    transaction,
    'branches',
    branches.flatMap((branch) => {
      const offer = offerOf.get(branch.id)
      return offer ? [branchRow(branch, offer)] : []
    }),
  )
  const rooms = offers.flatMap(({ rooms, accommodations }) =>
    rooms.flatMap((room) => accommodations.filter(({ id }) => id === room.id).map((pricing) => roomRow(room, pricing))),
  )
  await insertAll(transaction, 'accommodations', rooms)
  await insertAll(transaction, 'pickups', pickups.map(pickupRow))
  await insertAll(transaction, 'extra_fees', extraFees.map(feeRow))
}

async function insertCourses(transaction: Trx, { courses, places, offers }: Catalogue): Promise<void> {
  for (let start = 0; start < courses.length; start += rowsAtOnce) {
    const rows = courses.slice(start, start + rowsAtOnce).map((course) => courseRow(course, places[course.id] ?? null))
    await insertAll(transaction, 'courses', rows)
  }
  const promotions = offers.flatMap((offer) => offer.promotions.map((promotion) => promotionRow(promotion, offer.branchId)))
  await insertAll(transaction, 'promotions', promotions)
}

async function insertOthers(transaction: Trx, { summerGroups, universities }: Catalogue): Promise<void> {
  await insertAll(transaction, 'summer_groups', summerGroups.map(groupRow))
  await insertAll(transaction, 'universities', universities.map(universityRow))
  const programmes = universities.flatMap(({ id, programmes }) => programmes.map((programme) => programmeRow(programme, id)))
  await insertAll(transaction, 'programmes', programmes)
}

async function insertContent(transaction: Trx): Promise<void> {
  const { pages, blocks, posts, faqs, menus, configs, coupons, urlRules, announcements } = content
  await insertAll(transaction, 'cms_pages', pages.map(pageRow))
  await insertAll(transaction, 'cms_blocks', blocks.map(blockRow))
  await insertAll(transaction, 'posts', posts.map(postRow))
  await insertAll(transaction, 'faqs', faqs.map(faqRow))
  await insertAll(transaction, 'menus', menus.map(menuRow))
  await insertAll(transaction, 'configs', configs)
  await insertAll(transaction, 'url_rules', urlRules)
  await insertAll(transaction, 'announcements', announcements)
  await insertAll(transaction, 'coupons', coupons.map(couponRow))
}

const isSeeded = async (db: Db | Trx): Promise<boolean> =>
  (await db.selectFrom('catalogue_revision').select('revision').executeTakeFirst()) !== undefined

/**
 * Writes the demo catalogue, the editors' content and the demo people into a migrated database, all in one transaction, and begins the
 * catalogue's revisions. @assumed a database that has a catalogue is left as it is, so any number of processes may call this at once.
 * @returns whether it was written now.
 */
export async function seedDatabase(db: Db, { now, ...options }: SeedOptions = {}): Promise<boolean> {
  if (await isSeeded(db)) return false
  const documents = catalogue(options)
  const passwordHash = await hashDemoPassword()
  const at = new Date(now ?? Date.parse(`${options.baseDate ?? defaultBaseDate}T00:00:00Z`)).toISOString()
  return inTransaction(db, async (transaction) => {
    if (await isSeeded(transaction)) return false
    await insertPlaces(transaction, documents)
    await insertSchools(transaction, documents)
    await insertCourses(transaction, documents)
    await insertOthers(transaction, documents)
    await insertContent(transaction)
    await insertAll(transaction, 'reviews', buildReviews(documents, options.baseDate ?? defaultBaseDate))
    await insertDemoPeople(transaction, passwordHash, at)
    await transaction.insertInto('catalogue_revision').values({ id: 1, revision: 1, changed_at: at }).execute()
    return true
  })
}
