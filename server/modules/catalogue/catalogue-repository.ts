/** The only SQL over the catalogue's tables. Everything is read at once into documents; requests read those (catalogue-keeper.ts). */
import type {
  Accommodation,
  AirportPickup,
  Branch,
  City,
  CmsBlock,
  CmsPage,
  Country,
  Course,
  ExtraFee,
  Faq,
  Language,
  Menu,
  Post,
  School,
  State,
  SummerGroup,
  University,
} from '../../../src/contract/catalogue-schema'
import type { Promotion } from '../../../src/contract/pricing-schema'
import type { Db, Trx } from '../../db/schema'
import type { CatalogueTables } from '../../db/schema/catalogue-tables'
import { breath } from './breath'
import { picturesBySubject } from './catalogue-pictures'
import {
  type BranchPricing,
  type Row,
  toAccommodation,
  toAccommodationPricing,
  toBranch,
  toCity,
  toCountry,
  toCourse,
  toExtraFee,
  toLanguage,
  toPickup,
  toProgramme,
  toPromotion,
  toSchool,
  toState,
  toSummerGroup,
  toUniversity,
} from './catalogue-rows'
import { toBlock, toFaq, toMenu, toPage, toPost } from './content-rows'

export type CatalogueData = {
  revision: number
  languages: Language[]
  countries: Country[]
  states: State[]
  cities: City[]
  schools: School[]
  branches: Branch[]
  courses: Course[]
  accommodations: Accommodation[]
  pickups: AirportPickup[]
  extraFees: ExtraFee[]
  summerGroups: SummerGroup[]
  universities: University[]
  pages: CmsPage[]
  blocks: CmsBlock[]
  posts: Post[]
  faqs: Faq[]
  menus: Menu[]
  configs: Row<'configs'>[]
  urlRules: Row<'url_rules'>[]
  announcements: Row<'announcements'>[]
}

/** Courses are read and parsed this many at a time, with a breath between: a reload must not hold up the answers meanwhile. */
const coursesAtOnce = 500

const readAll = <T extends keyof CatalogueTables>(db: Db, table: T): Promise<Row<T>[]> =>
  db.selectFrom(table).selectAll().execute() as Promise<Row<T>[]>

const readById = async <T extends { id: number }>(rows: Promise<T[]>): Promise<T[]> => (await rows).sort((a, b) => a.id - b.id)

function groupBy<K, T>(items: readonly T[], key: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(key(item))
    if (group) group.push(item)
    else groups.set(key(item), [item])
  }
  return groups
}

/** The number that grows with every change of the catalogue; 0 for an empty database. */
export async function readRevision(db: Db): Promise<number> {
  const row = await db.selectFrom('catalogue_revision').select('revision').orderBy('id').limit(1).executeTakeFirst()
  return Number(row?.revision ?? 0)
}

/** The last statement of every change to what readers see: all processes and the next build notice. @param at the moment, ISO. */
export async function raiseRevision(trx: Trx, at: string): Promise<void> {
  await trx
    .updateTable('catalogue_revision')
    .set((update) => ({ revision: update('revision', '+', 1), changed_at: at }))
    .execute()
}

/** What a branch lends to the prices of its courses, made once a branch. */
async function loadBranchPricing(db: Db, rows: Row<'branches'>[]) {
  const accommodationRows = await readById(readAll(db, 'accommodations'))
  const pickups = (await readById(readAll(db, 'pickups'))).map(toPickup)
  const extraFees = (await readById(readAll(db, 'extra_fees'))).map(toExtraFee)
  const rowsByBranch = groupBy(accommodationRows, (row) => row.branch_id)
  const pickupsByBranch = groupBy(pickups, (pickup) => pickup.branchId)
  const feesByBranch = groupBy(extraFees, (fee) => fee.branchId)
  const byBranch = new Map<number, BranchPricing>()
  for (const row of rows) {
    const branch = toBranch(row)
    byBranch.set(row.id, {
      schoolId: branch.schoolId,
      currency: branch.currency,
      holidays: branch.holidays,
      closings: branch.closings,
      registration: row.registration,
      insurancePerWeek: row.insurance_per_week,
      accommodations: (rowsByBranch.get(row.id) ?? []).map(toAccommodationPricing),
      pickups: (pickupsByBranch.get(row.id) ?? []).map(({ branchId: _, ...pickup }) => pickup),
      extraFees: (feesByBranch.get(row.id) ?? []).map(({ branchId: _, ...fee }) => fee),
    })
  }
  return { byBranch, accommodations: accommodationRows.map(toAccommodation), pickups, extraFees }
}

/** Which promotions a course has: its branch's general ones and its own. Courses with none of their own hold the branch's very list. */
function promotionFinder(rows: Row<'promotions'>[]) {
  const none: Promotion[] = []
  const general = new Map<number, Promotion[]>()
  for (const [branchId, group] of groupBy(
    rows.filter((row) => row.course_id === null),
    (row) => row.branch_id,
  )) {
    general.set(branchId, group.map(toPromotion))
  }
  const own = groupBy(
    rows.filter((row) => row.course_id !== null),
    (row) => row.course_id,
  )
  return (branchId: number, courseId: number): Promotion[] => {
    const ofBranch = general.get(branchId) ?? none
    const ofCourse = own.get(courseId)
    return ofCourse ? [...ofBranch, ...ofCourse.map(toPromotion)].sort((a, b) => a.id - b.id) : ofBranch
  }
}

async function loadCourses(db: Db, byBranch: Map<number, BranchPricing>): Promise<Course[]> {
  const promotionsOf = promotionFinder(await readById(readAll(db, 'promotions')))
  const courses: Course[] = []
  for (let after = 0; ; ) {
    const rows = await db.selectFrom('courses').selectAll().where('id', '>', after).orderBy('id').limit(coursesAtOnce).execute()
    for (const row of rows) {
      const branch = byBranch.get(row.branch_id)
      if (branch) courses.push(toCourse(row, branch, promotionsOf(row.branch_id, row.id)))
    }
    const last = rows.at(-1)
    if (!last || rows.length < coursesAtOnce) return courses
    after = last.id
    await breath()
  }
}

async function loadContent(db: Db) {
  return {
    pages: (await readById(readAll(db, 'cms_pages'))).map(toPage),
    blocks: (await readById(readAll(db, 'cms_blocks'))).map(toBlock),
    posts: (await readById(readAll(db, 'posts'))).map(toPost),
    faqs: (await readById(readAll(db, 'faqs'))).map(toFaq),
    menus: (await readAll(db, 'menus')).map(toMenu),
    configs: await readAll(db, 'configs'),
    urlRules: await readById(readAll(db, 'url_rules')),
    announcements: await readById(readAll(db, 'announcements')),
  }
}

async function loadPlaces(db: Db) {
  return {
    languages: (await readById(readAll(db, 'languages'))).map(toLanguage),
    countries: (await readAll(db, 'countries')).map(toCountry).sort((a, b) => (a.code < b.code ? -1 : 1)),
    states: (await readById(readAll(db, 'states'))).map(toState),
    cities: (await readById(readAll(db, 'cities'))).map(toCity),
    schools: (await readById(readAll(db, 'schools'))).map(toSchool),
  }
}

async function loadUniversities(db: Db): Promise<University[]> {
  const programmes = groupBy(await readById(readAll(db, 'programmes')), (row) => row.university_id)
  const rows = await readById(readAll(db, 'universities'))
  return rows.map((row) => toUniversity(row, (programmes.get(row.id) ?? []).map(toProgramme)))
}

async function loadOnce(db: Db, revision: number): Promise<CatalogueData> {
  const illustrated = picturesBySubject(await readAll(db, 'pictures'), await readAll(db, 'picture_uses'))
  const branchRows = await readById(readAll(db, 'branches'))
  const { byBranch, accommodations, ...atBranches } = await loadBranchPricing(db, branchRows)
  const places = await loadPlaces(db)
  const content = await loadContent(db)
  return {
    revision,
    ...places,
    cities: illustrated('city', places.cities),
    schools: illustrated('school', places.schools),
    branches: illustrated('branch', branchRows.map(toBranch)),
    accommodations: illustrated('accommodation', accommodations),
    ...atBranches,
    courses: illustrated('course', await loadCourses(db, byBranch)),
    summerGroups: illustrated('summer_group', (await readById(readAll(db, 'summer_groups'))).map(toSummerGroup)),
    universities: illustrated('university', await loadUniversities(db)),
    ...content,
    posts: illustrated('post', content.posts),
  }
}

/**
 * Reads the whole catalogue as of one revision: when an editor's change lands while it is being read, it is read again.
 * Inside a transaction the first reading already holds.
 */
export async function loadCatalogue(db: Db, attempts = 4): Promise<CatalogueData> {
  const revision = await readRevision(db)
  const data = await loadOnce(db, revision)
  const unchanged = (await readRevision(db)) === revision
  return unchanged || attempts <= 1 ? data : loadCatalogue(db, attempts - 1)
}
