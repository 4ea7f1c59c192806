/** Reviews of courses: bounded, moderated, once per author and course (spec §7 core/products, domain §5, case 89). */
import { locales } from '../../../src/config/locales'
import type { List } from '../../../src/contract/list-schema'
import type {
  AddReview,
  ReportReview,
  Review,
  ReviewAdded,
  ReviewHighlight,
  ReviewRatings,
  ReviewRatingsQuery,
  Reviews,
  ReviewsQuery,
} from '../../../src/contract/review-schema'
import { reviewSorts } from '../../../src/contract/review-schema'
import { parseBookingNumber } from '../../../src/domain/booking-number'
import { parseCount } from '../../../src/domain/digits'
import { normaliseEmail } from '../../../src/domain/email'
import { ratingsOf } from '../../../src/domain/reviews/ratings'
import { oneLine } from '../../../src/domain/text'
import type { Db, Trx } from '../../db/schema'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { pageOf, readPage } from '../catalogue/paging'
import {
  type About,
  countPublished,
  findBookingByNumber,
  findCompletedBooking,
  findNewestIn,
  findPublished,
  findRated,
  findReview,
  insertReport,
  insertReview,
  type ReviewRow,
} from './reviews-repository'

/** Newest reviews of each language that the build puts into a page. */
const highlightsEach = 3

const abouts = { product_id: 'course', branch_id: 'branch', school_id: 'school' } as const

/** The narrowest that is asked for. Fails with `validation` for what is no number. */
function readAbout(query: ReviewRatingsQuery): About {
  for (const [name, of] of Object.entries(abouts) as [keyof typeof abouts, (typeof abouts)[keyof typeof abouts]][]) {
    if (query[name] === undefined) continue
    const id = parseCount(query[name])
    if (id === null) throw fail('validation', { fields: { [name]: 'count' } })
    return { of, id }
  }
  return null
}

const shown = (row: ReviewRow): Omit<Review, 'course'> => ({
  id: row.id,
  product_id: row.course_id,
  nickname: row.nickname,
  title: row.title,
  body: row.body,
  rating: row.rating,
  criteria: JSON.parse(row.criteria) as Review['criteria'],
  locale: row.locale,
  verified: row.verified === 1,
  answer: row.answer,
  created_on: row.created_at.slice(0, 10),
})

/** Published reviews only, a page of them. Fails with `validation` for a sort or page that does not exist. */
export async function listReviews({ db, services, locale, input }: Call<ReviewsQuery>): Promise<Reviews> {
  const about = readAbout(input)
  const asked = readPage(input)
  const sort = reviewSorts.find((known) => known === (input.sort ?? 'newest'))
  if (!sort) throw fail('validation', { fields: { sort: 'choice' } })
  const snapshot = await services.catalogue.current()
  const total = await countPublished(db, about)
  const offset = (asked.page - 1) * asked.limit
  const rows = offset < total ? await findPublished(db, about, sort, offset, asked.limit) : []
  const courseName = (id: number) => {
    const offer = snapshot.offerById.get(id)
    return offer ? localise(offer.course.name, locale) : ''
  }
  const items = rows.map((row) => ({ ...shown(row), course: courseName(row.course_id) }))
  return { items, total, page: asked.page, pages: Math.ceil(total / asked.limit) }
}

export const reviewRatings = async ({ db, input }: Call<ReviewRatingsQuery>): Promise<ReviewRatings> =>
  ratingsOf(await findRated(db, readAbout(input)))

async function highlight(db: Db, id: number): Promise<ReviewHighlight> {
  const about = { of: 'branch', id } as const
  const rows: ReviewRow[] = []
  for (const locale of locales) rows.push(...(await findNewestIn(db, about, locale, highlightsEach)))
  return { id, ratings: ratingsOf(await findRated(db, about)), reviews: rows.map(shown) }
}

/** For the build: every branch that somebody has rated, with what its pages show before they wake. */
export async function reviewHighlights({ db, services, input }: Call<ReviewsQuery>): Promise<List<ReviewHighlight>> {
  const { branches }: CatalogueSnapshot = await services.catalogue.current()
  const rated = branches.filter(({ reviewCount }) => reviewCount > 0).sort((one, other) => one.id - other.id)
  const page = pageOf(rated, readPage(input))
  const items: ReviewHighlight[] = []
  for (const { id } of page.items) items.push(await highlight(db, id))
  return { ...page, items }
}

type Author = { customerId: number | null; orderId: number | null; verified: boolean }

/** The same answer for a wrong number, a wrong address and another course: nobody finds out which bookings there are. */
async function guestAuthor(trx: Trx, courseId: number, { booking_number = '', email = '' }: AddReview): Promise<Author> {
  const missing = Object.entries({ booking_number, email }).filter(([, value]) => value === '')
  if (missing.length > 0) throw fail('validation', { fields: Object.fromEntries(missing.map(([name]) => [name, 'required'])) })
  const number = parseBookingNumber(booking_number)
  const booking = number === null ? undefined : await findBookingByNumber(trx, courseId, number)
  if (!booking || normaliseEmail(booking.email) !== normaliseEmail(email)) throw fail('review_booking_unknown')
  return { customerId: booking.customer_id, orderId: booking.id, verified: booking.status === 'completed' }
}

async function authorOf(trx: Trx, courseId: number, { session, input }: Call<AddReview>): Promise<Author> {
  if (session.customerId === null) return guestAuthor(trx, courseId, input)
  const completed = await findCompletedBooking(trx, courseId, session.customerId)
  return { customerId: session.customerId, orderId: completed?.id ?? null, verified: completed !== undefined }
}

/**
 * A review that waits for its reader at the agency; nothing of it is visible before. @assumed a guest needs a booking of the course (number
 * and e-mail address), a customer the session; the mark "verified" comes with a completed booking. Fails with core_products_101,
 * `validation`, `review_booking_unknown`, `review_exists`.
 */
export async function addReview(call: Call<AddReview>): Promise<ReviewAdded> {
  const { input, services, locale, now } = call
  const courseId = parseCount(input.product_id)
  const snapshot = await services.catalogue.current()
  if (courseId === null || !snapshot.offerById.has(courseId)) throw fail('core_products_101')
  const [nickname, title] = [oneLine(input.nickname), oneLine(input.title)]
  return call.transact(async (trx) => {
    if (input.website) return { success: true, state: 'pending' }
    const { customerId, orderId, verified } = await authorOf(trx, courseId, call)
    const written = await insertReview(trx, {
      course_id: courseId,
      customer_id: customerId,
      order_id: orderId,
      nickname,
      title,
      body: input.body,
      rating: input.rating,
      criteria: JSON.stringify(input.criteria ?? {}),
      locale,
      state: 'pending',
      verified: verified ? 1 : 0,
      answer: null,
      created_at: new Date(now).toISOString(),
      decided_at: null,
    })
    if (!written) throw fail('review_exists')
    return { success: true, state: 'pending' }
  })
}

/** An objection for the agency to look at; the review stays until somebody has. Once per session. Fails with `not_found`. */
export async function reportReview(call: Call<ReportReview>): Promise<{ success: boolean }> {
  const id = parseCount(call.input.review_id)
  const review = id === null ? undefined : await findReview(call.db, id)
  if (id === null || review?.state !== 'published') throw fail('not_found')
  return call.transact(async (trx) => {
    const created_at = new Date(call.now).toISOString()
    await insertReport(trx, { review_id: id, session_id: call.session.id, reason: call.input.reason, created_at })
    return { success: true }
  })
}
