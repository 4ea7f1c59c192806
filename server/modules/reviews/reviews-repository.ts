/** The only SQL over reviews. */
import type { Insertable, Selectable } from 'kysely'
import type { Rated } from '../../../src/domain/reviews/ratings'
import type { Db, Trx } from '../../db/schema'
import type { ReviewReportsTable, ReviewsTable } from '../../db/schema/people-tables'

export type ReviewRow = Selectable<ReviewsTable>
export type ReviewSort = 'newest' | 'highest' | 'lowest'

/** Whose reviews: of one course, of a branch's courses, of a school's; of all where null. */
export type About = { of: 'course' | 'branch' | 'school'; id: number } | null

function published(db: Db, about: About) {
  const query = db.selectFrom('reviews').where('state', '=', 'published')
  if (about === null) return query
  if (about.of === 'course') return query.where('course_id', '=', about.id)
  const courses = db.selectFrom('courses').select('courses.id')
  if (about.of === 'branch') return query.where('course_id', 'in', courses.where('branch_id', '=', about.id))
  const ofSchool = courses.innerJoin('branches', 'branches.id', 'courses.branch_id').where('branches.school_id', '=', about.id)
  return query.where('course_id', 'in', ofSchool)
}

export async function findRated(db: Db, about: About): Promise<Rated[]> {
  const rows = await published(db, about).select(['rating', 'criteria', 'verified']).execute()
  return rows.map(({ rating, criteria, verified }) => ({ rating, criteria: JSON.parse(criteria), verified: verified === 1 }))
}

export async function countPublished(db: Db, about: About): Promise<number> {
  const { count } = await published(db, about)
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** In a total order: ties by the newest, then by id. */
export function findPublished(db: Db, about: About, sort: ReviewSort, offset: number, limit: number): Promise<ReviewRow[]> {
  const rows = published(db, about).selectAll()
  const ranked = sort === 'newest' ? rows : rows.orderBy('rating', sort === 'highest' ? 'desc' : 'asc')
  return ranked.orderBy('created_at', 'desc').orderBy('id', 'desc').offset(offset).limit(limit).execute()
}

export const findNewestIn = (db: Db, about: About, locale: string, limit: number): Promise<ReviewRow[]> =>
  published(db, about).selectAll().where('locale', '=', locale).orderBy('created_at', 'desc').orderBy('id', 'desc').limit(limit).execute()

/** False where this customer, or this booking, has reviewed the course already. */
export async function insertReview(trx: Trx, row: Insertable<ReviewsTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('reviews')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const findReview = (db: Db, id: number): Promise<ReviewRow | undefined> =>
  db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst()

export const findPending = (db: Db): Promise<ReviewRow[]> =>
  db.selectFrom('reviews').selectAll().where('state', '=', 'pending').orderBy('created_at').orderBy('id').execute()

export async function updateReview(
  trx: Trx,
  id: number,
  change: Partial<Pick<ReviewRow, 'state' | 'decided_at' | 'answer'>>,
): Promise<void> {
  await trx.updateTable('reviews').set(change).where('id', '=', id).execute()
}

export async function insertReport(trx: Trx, row: Insertable<ReviewReportsTable>): Promise<void> {
  await trx
    .insertInto('review_reports')
    .values(row)
    .onConflict((conflict) => conflict.columns(['review_id', 'session_id']).doNothing())
    .execute()
}

/** Published reviews with the reasons of the reports that came after the last decision about each; who was reported first comes first. */
export async function findReported(db: Db): Promise<(ReviewRow & { reasons: string[] })[]> {
  const rows = await db
    .selectFrom('reviews')
    .innerJoin('review_reports', 'review_reports.review_id', 'reviews.id')
    .selectAll('reviews')
    .select('review_reports.reason')
    .where('reviews.state', '=', 'published')
    .where(({ eb, or, ref }) => or([eb('reviews.decided_at', 'is', null), eb('review_reports.created_at', '>', ref('reviews.decided_at'))]))
    .orderBy('review_reports.created_at')
    .orderBy('reviews.id')
    .execute()
  const reported = new Map<number, ReviewRow & { reasons: string[] }>()
  for (const { reason, ...review } of rows) {
    const known = reported.get(review.id)
    if (known) known.reasons.push(reason)
    else reported.set(review.id, { ...review, reasons: [reason] })
  }
  return [...reported.values()]
}

export type Booked = { id: number; email: string; customer_id: number | null; status: string }

const bookingsOf = (db: Db, courseId: number) =>
  db
    .selectFrom('orders')
    .innerJoin('order_items', 'order_items.order_id', 'orders.id')
    .select(['orders.id', 'orders.email', 'orders.customer_id', 'orders.status'])
    .where('order_items.course_id', '=', courseId)

export const findBookingByNumber = (db: Db, courseId: number, number: string): Promise<Booked | undefined> =>
  bookingsOf(db, courseId).where('orders.number', '=', number).executeTakeFirst()

export const findCompletedBooking = (db: Db, courseId: number, customerId: number): Promise<Booked | undefined> =>
  bookingsOf(db, courseId)
    .where('orders.customer_id', '=', customerId)
    .where('orders.status', '=', 'completed')
    .orderBy('orders.id')
    .executeTakeFirst()

export async function setBranchRating(trx: Trx, branchId: number, rating: number, count: number): Promise<void> {
  await trx.updateTable('branches').set({ rating, review_count: count }).where('id', '=', branchId).execute()
}

export async function branchOfCourse(db: Db, courseId: number): Promise<number> {
  const { branch_id } = await db.selectFrom('courses').select('branch_id').where('id', '=', courseId).executeTakeFirstOrThrow()
  return branch_id
}
