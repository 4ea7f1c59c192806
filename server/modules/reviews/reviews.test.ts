import { type ReviewHighlight, type ReviewRatings, type Reviews, reviewSorts } from '../../../src/contract/review-schema'
import { place, readyCart } from '../../testing/booking-steps'
import { courseIds, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'
import { answerReview, decideReview, keepReview } from './moderation'
import { findNewestIn, findReported } from './reviews-repository'

const at = '2026-03-02T10:00:00.000Z'
const written = (change: Record<string, unknown> = {}) => ({
  product_id: courseIds.worked,
  rating: 4,
  criteria: { teaching: 5, place: 3 },
  nickname: 'نورة',
  title: '<script>alert(1)</script>',
  body: 'معلمون ممتازون، والسكن قريب من المعهد.',
  ...change,
})

/** Books the course and gives what proves it. */
async function booked(app: TestApp, visitor: TestClient, email: string, status = 'completed') {
  const { body } = await place(visitor, await readyCart(visitor, undefined, email))
  const { number } = body
  await app.services.db
    .updateTable('orders')
    .set({ status: status as 'completed' })
    .where('number', '=', number)
    .execute()
  return { booking_number: number, email }
}

const reviews = async (visitor: TestClient, query: Record<string, unknown> = {}) =>
  (await visitor.call<Reviews>('core/products/getProductsReviews', { product_id: courseIds.worked, ...query })).body
const publishedRow = {
  course_id: courseIds.intensive,
  customer_id: null,
  order_id: null,
  nickname: 'Guest',
  title: 'Title',
  body: 'A text that is long enough.',
  rating: 4,
  criteria: '{}',
  locale: 'en',
  state: 'published' as const,
  verified: 0 as const,
  answer: null,
  created_at: at,
  decided_at: null,
}
const newest = (app: TestApp) => app.services.db.selectFrom('reviews').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()

describeOnBoth(
  'reviews',
  (getApp) => {
    test('given a guest with a completed booking, then the review waits, and shows verified once published (case 89)', async () => {
      const app = getApp()
      const visitor = await client(app)
      const proof = await booked(app, visitor, 'reviewer@example.com')
      const answers = await Promise.all(
        [1, 2].map(() => visitor.call('core/products/addProductReview', written(proof), { key: 'review-1' })),
      )
      expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(2).fill([200, { success: true, state: 'pending' }]))
      expect((await reviews(visitor)).total).toBe(0)

      const { id } = await newest(app)
      await decideReview(app.services.db, id, 'published', at)
      await answerReview(app.services.db, id, 'شكرًا لك', at)
      const { items } = await reviews(visitor)
      expect(items).toHaveLength(1)
      expect(items[0]).toMatchObject({ rating: 4, title: '<script>alert(1)</script>', locale: 'ar', verified: true, answer: 'شكرًا لك' })
      const ratings = (await visitor.call<ReviewRatings>('core/products/getProductsReviewRatings', { branch_id: 1 })).body
      expect(ratings).toMatchObject({
        average: 40,
        count: 1,
        criteria: [
          { code: 'teaching', average: 50, count: 1 },
          { code: 'place', average: 30, count: 1 },
        ],
      })
      expect(ratings.distribution).toEqual([5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars === 4 ? 1 : 0 })))
      const branch = await app.services.db.selectFrom('branches').select(['rating', 'review_count']).where('id', '=', 1).executeTakeFirst()
      expect(branch).toEqual({ rating: 40, review_count: 1 })

      expect((await visitor.failing('core/products/addProductReview', written(proof))).body.error.code).toBe('review_exists')
      await decideReview(app.services.db, id, 'rejected', at)
      expect((await reviews(visitor)).total).toBe(0)
      await expect(decideReview(app.services.db, 99_999, 'published', at)).rejects.toThrow('no review')
    })

    test.each([['5'], ['٥']])('given a rating of %p, then it is read as five', async (rating) => {
      const app = getApp()
      const visitor = await client(app)
      const proof = await booked(app, visitor, `five${rating}@example.com`.replace('٥', 'ar'), 'paid')
      expect((await visitor.call('core/products/addProductReview', written({ ...proof, rating }))).status).toBe(200)
      expect(await newest(app)).toMatchObject({ rating: 5, verified: 0 })
    })

    test('given an author who names the language, then the review is in it, whatever the page speaks', async () => {
      const app = getApp()
      const visitor = await client(app)
      const proof = await booked(app, visitor, 'language@example.com', 'paid')
      expect((await visitor.call('core/products/addProductReview', written({ ...proof, store_view: 'en' }))).status).toBe(200)
      expect(await newest(app)).toMatchObject({ locale: 'en', state: 'pending' })
    })

    test('given a wrong number, another address or another course, then the answer is the same', async () => {
      const app = getApp()
      const visitor = await client(app)
      const proof = await booked(app, visitor, 'mine@example.com')
      const codeOf = async (change: Record<string, unknown>) =>
        (await visitor.failing('core/products/addProductReview', written({ ...proof, ...change }))).body.error.code
      expect(await codeOf({ booking_number: 'RH-26-000019' })).toBe('review_booking_unknown')
      expect(await codeOf({ email: 'other@example.com' })).toBe('review_booking_unknown')
      expect(await codeOf({ product_id: courseIds.paris })).toBe('review_booking_unknown')
      expect(await codeOf({ product_id: 99_999 })).toBe('core_products_101')
    })

    test('given pages, sorts and nonsense, then the order is total and nonsense is refused', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      await app.services.db
        .insertInto('reviews')
        .values(
          [5, 1, 3, 5].map((rating, turn) => ({
            ...publishedRow,
            nickname: `Guest ${turn}`,
            rating,
            created_at: `2026-01-0${turn + 1}T00:00:00.000Z`,
          })),
        )
        .execute()
      const named = async (query: Record<string, unknown>) =>
        (await reviews(visitor, { product_id: courseIds.intensive, ...query })).items.map(({ nickname }) => nickname)
      expect(await named({ sort: 'highest' })).toEqual(['Guest 3', 'Guest 0', 'Guest 2', 'Guest 1'])
      expect(await named({ sort: 'lowest', limit: 2, page: 2 })).toEqual(['Guest 3', 'Guest 0'])
      expect(await reviews(visitor, { product_id: courseIds.intensive, page: 99 })).toMatchObject({ items: [], total: 4 })
      for (const query of [{ sort: 'best' }, { page: 0 }, { product_id: 'abc' }])
        expect((await visitor.failing('core/products/getProductsReviews', { product_id: 1, ...query })).status).toBe(422)
    })

    test('given branches that somebody has rated, then the build reads each with its ratings and its newest three of each language', async () => {
      const app = getApp()
      const { db } = app.services
      const row = { ...(await newest(app)), course_id: courseIds.paris, state: 'published' as const }
      const french = ['en', 'en', 'en', 'en', 'ar'].map((locale, turn) => {
        const { id: _, ...rest } = row
        return { ...rest, locale, nickname: `Paris ${turn}`, rating: 1 + turn, created_at: `2026-02-0${turn + 1}T00:00:00.000Z` }
      })
      await db.insertInto('reviews').values(french).execute()
      const visitor = await client(app, 'en')
      const highlights = async (wish: Record<string, unknown>) =>
        (await visitor.call<{ total: number; items: ReviewHighlight[] }>('core/products/getReviewHighlights', wish)).body
      const body = await highlights({})
      // The first branch has lost its only one.
      expect([body.total, body.items.map(({ id }) => id)]).toEqual([1, [2]])
      expect(await highlights({ page: 2 })).toMatchObject({ total: 1, items: [] })
      const [paris] = body.items
      expect(paris?.reviews.map(({ nickname, locale, rating }) => [nickname, locale, rating])).toEqual([
        ['Paris 4', 'ar', 5],
        ['Paris 3', 'en', 4],
        ['Paris 2', 'en', 3],
        ['Paris 1', 'en', 2],
      ])
      expect(paris?.ratings).toMatchObject({ average: 30, count: 5 })
      expect(paris?.ratings.distribution).toEqual([5, 4, 3, 2, 1].map((stars) => ({ stars, count: 1 })))
      await db.deleteFrom('reviews').where('course_id', '=', courseIds.paris).execute()
    })

    test('given a report, then it is kept once a session, and only of what is published', async () => {
      const app = getApp()
      const visitor = await client(app)
      const { items } = await reviews(visitor, { product_id: courseIds.intensive })
      const review_id = items[0]?.id
      for (let turn = 0; turn < 2; turn += 1)
        expect((await visitor.call('core/products/reportReview', { review_id, reason: 'false' })).status).toBe(200)
      expect(await app.services.db.selectFrom('review_reports').selectAll().execute()).toHaveLength(1)
      expect((await visitor.failing('core/products/reportReview', { review_id: 99_999, reason: 'false' })).status).toBe(404)
      expect((await visitor.failing('core/products/reportReview', { review_id, reason: 'boring' })).body.error.code).toBe('validation')
    })

    test('given reports, then the desk sees them with their reasons until it has decided, and again after a later one', async () => {
      const app = getApp()
      const { db } = app.services
      const [first, second] = [await client(app), await client(app)]
      const { items } = await reviews(first, { product_id: courseIds.intensive })
      const review_id = items[1]?.id ?? 0
      const reported = async () => (await findReported(db)).filter(({ id }) => id === review_id).map(({ reasons }) => reasons)
      const report = (visitor: TestClient, reason: string) => visitor.call('core/products/reportReview', { review_id, reason })
      expect(await reported()).toEqual([])
      await report(first, 'false')
      await report(second, 'advertising')
      expect(await reported()).toEqual([['false', 'advertising']])
      await keepReview(db, review_id, new Date(app.services.now()).toISOString())
      expect(await reported()).toEqual([])
      expect((await reviews(first, { product_id: courseIds.intensive })).items.map(({ id }) => id)).toContain(review_id)
      app.setNow(new Date(app.services.now() + 1000).toISOString())
      await report(await client(app), 'private')
      expect(await reported()).toEqual([['private']])
    })
  },
  { prepare: smallCatalogue },
)

describeOnBoth(
  'reviews of one rating and one moment',
  (getApp) => {
    /* Of two courses in turn: an index that runs through one course and then the other gives them in no order of their ids. */
    beforeAll(async () => {
      const courses = Array.from({ length: 11 }, (_, turn) => (turn % 2 ? courseIds.worked : courseIds.intensive))
      const rows = courses.map((course_id, turn) => ({ ...publishedRow, course_id, nickname: `Guest ${turn}` }))
      await getApp().services.db.insertInto('reviews').values(rows).execute()
    })
    const latestFirst = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((turn) => `Guest ${turn}`)

    test.each(reviewSorts)('given pages of three, %s first, then together they have each once, the latest written first', async (sort) => {
      const visitor = await client(getApp(), 'en')
      const pages: string[][] = []
      for (const page of [1, 2, 3, 4]) {
        const { items } = await reviews(visitor, { product_id: undefined, branch_id: 1, sort, limit: 3, page })
        pages.push(items.map(({ nickname }) => nickname))
      }
      expect(pages.map(({ length }) => length)).toEqual([3, 3, 3, 2])
      expect(pages.flat()).toEqual(latestFirst)
    })

    test('given the newest three of a branch, then they are the three written last', async () => {
      const rows = await findNewestIn(getApp().services.db, { of: 'branch', id: 1 }, 'en', 3)
      expect(rows.map(({ nickname }) => nickname)).toEqual(latestFirst.slice(0, 3))
    })
  },
  { prepare: smallCatalogue },
)

/* Servers of their own: twenty tries an hour are all that one address of the web has. */
describeOnBoth(
  'a flood of reviews',
  (getApp) => {
    test('given twenty tries of one address of the web, then the next one is told when to come again, and others are heard', async () => {
      const app = getApp()
      const guess = { booking_number: 'RH-26-000019', email: 'guess@example.com' }
      const tried = async (address: string) => (await client(app, 'ar', address)).failing('core/products/addProductReview', written(guess))
      for (let turn = 0; turn < 20; turn += 1) expect((await tried('203.0.113.1')).body.error.code).toBe('review_booking_unknown')
      const refused = await tried('203.0.113.1')
      expect([refused.status, refused.body.error.code]).toEqual([429, 'rate_limited'])
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
      expect((await tried('203.0.113.2')).body.error.code).toBe('review_booking_unknown')
    })
  },
  { prepare: smallCatalogue },
)

describeOnBoth(
  'reviews nobody can write',
  (getApp) => {
    test.each([[0], [6], [-1], [4.5], ['4.5'], [null], ['']])('given a rating of %p, then it is refused (case 89)', async (rating) => {
      const { status, body } = await (await client(getApp())).failing('core/products/addProductReview', written({ rating }))
      expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([422, 'validation', ['rating']])
    })

    test.each([
      [{ title: ' \u200f ' }, { title: 'required' }],
      [
        { title: '\u00a0', nickname: '\u200b\t' },
        { title: 'required', nickname: 'required' },
      ],
      [{ body: 'short' }, { body: 'tooShort' }],
      [{ body: 'x'.repeat(3001) }, { body: 'tooLong' }],
      [{ nickname: 'a\u0000b' }, { nickname: 'unsafeText' }],
      [{ criteria: { teaching: 6 } }, { 'criteria.teaching': 'tooLarge' }],
      [{}, { booking_number: 'required', email: 'required' }],
    ])('given %j, then the field is named (cases 12, 44, 57)', async (change, fields) => {
      const { body } = await (await client(getApp())).failing('core/products/addProductReview', written(change))
      expect(body.error.fields).toEqual(fields)
    })
  },
  { prepare: smallCatalogue },
)
