import { limits } from '../../../src/config/limits'
import type { CourseList } from '../../../src/contract/course-schema'
import type { CompareChanged, Comparison } from '../../../src/contract/trip-schema'
import { courseIds, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'

const add = (visitor: TestClient, product_id: unknown) =>
  visitor.call<CompareChanged>('core/products/addProductToCompare', { product_id } as Record<string, unknown>)
const remove = (visitor: TestClient, product_id: number) =>
  visitor.call<CompareChanged>('core/products/removeProductFromCompare', { product_id })
const compared = async (visitor: TestClient, wish: Record<string, unknown> = {}) =>
  (await visitor.call<Comparison>('core/products/getProductToCompare', wish)).body
const idsOf = ({ items }: Comparison) => items.map(({ course }) => course.id)

describeOnBoth(
  'core/products: comparing',
  (getApp) => {
    test('given a guest, when two courses are added, then both stand side by side, in their order, and nobody else sees them', async () => {
      const visitor = await client(getApp(), 'en')
      await add(visitor, courseIds.paris)
      getApp().setNow('2026-03-01T09:00:01.000Z')
      const { body } = await add(visitor, courseIds.worked)
      getApp().setNow('2026-03-01T09:00:00.000Z')
      expect(body).toMatchObject({
        success: true,
        limit: 4,
        items: [
          { id: 3, city: 'Paris' },
          { id: 1, name: 'General English' },
        ],
      })
      expect(idsOf(await compared(visitor))).toEqual([3, 1])
      expect(idsOf(await compared(await client(getApp())))).toEqual([])
    })

    test('given my weeks and start, then every column has the same total as the search and lines that add up to it', async () => {
      const visitor = await client(getApp(), 'en')
      for (const id of [courseIds.worked, courseIds.cheap]) await add(visitor, id)
      const trip = { weeks: '١٢', start: '2026-06-15' }
      const { items, weeks, start } = await compared(visitor, trip)
      const { body } = await visitor.call<CourseList>('course/getCourses', trip)
      expect([weeks, start]).toEqual([12, '2026-06-15'])
      for (const { course, price } of items) {
        expect(course.trip?.totalSar).toBe(body.items.find(({ id }) => id === course.id)?.trip?.totalSar)
        expect(price?.lines.reduce((total, line) => total + line.sar, 0)).toBe(course.trip?.totalSar)
      }
      expect(items[0]).toMatchObject({
        accreditations: ['British Council'],
        facilities: ['Wi-Fi'],
        accommodation: { name: 'Homestay', perWeekSar: 99_000, minutesAway: 35 },
        startRule: { kind: 'weekday', weekday: 1 },
      })
    })

    test('given weeks a course is not sold for, or one that is withdrawn, then its column has no price and no failure', async () => {
      const visitor = await client(getApp())
      for (const id of [courseIds.worked, courseIds.withdrawn]) await add(visitor, id)
      const { items } = await compared(visitor, { weeks: 60 })
      expect(items.map(({ price, course }) => [price, course.trip])).toEqual([
        [null, null],
        [null, null],
      ])
    })

    test('given one course added ten times at once, then it is there once (case 89)', async () => {
      const visitor = await client(getApp())
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(visitor, courseIds.worked)))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect(idsOf(await compared(visitor))).toEqual([courseIds.worked])
    })

    test('given six courses added at once, then four are there and the others are refused with compare_full (case 89)', async () => {
      const visitor = await client(getApp())
      const answers = await Promise.all([1, 2, 3, 4, 5, 6].map((id) => add(visitor, id)))
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(limits.compare)
      const refused = answers
        .filter(({ status }) => status === 422)
        .map(({ body }) => (body as unknown as { error: { code: string } }).error.code)
      expect(refused).toEqual(['compare_full', 'compare_full'])
      expect(idsOf(await compared(visitor))).toHaveLength(limits.compare)
    })

    test.each([
      [undefined, 422, 'validation'],
      ['', 422, 'validation'],
      [0, 422, 'validation'],
      [-1, 422, 'validation'],
      ['1 or 1=1', 422, 'validation'],
      [4711, 404, 'not_found'],
    ])('given the id %j, then %d %s', async (product_id, status, code) => {
      const answer = await (await client(getApp())).failing('core/products/addProductToCompare', { product_id } as Record<string, unknown>)
      expect([answer.status, answer.body.error.code]).toEqual([status, code])
    })

    test.each([{ weeks: 0 }, { weeks: 'abc' }, { weeks: 9999 }, { start: '2027-02-30' }, { start: 'tomorrow' }])(
      'given %j, then it is refused with the field’s name',
      async (wish) => {
        const { status, body } = await (await client(getApp())).failing('core/products/getProductToCompare', wish)
        expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([422, 'validation', Object.keys(wish)])
      },
    )

    test('given a course taken out twice, and a list emptied twice, then what was wanted holds', async () => {
      const visitor = await client(getApp())
      for (const id of [1, 2, 3]) await add(visitor, id)
      for (const _ of [1, 2]) expect((await remove(visitor, 2)).body.items.map(({ id }) => id)).toEqual([1, 3])
      for (const _ of [1, 2]) expect((await visitor.call<CompareChanged>('core/products/clearCompare')).body.items).toEqual([])
      expect(idsOf(await compared(visitor))).toEqual([])
    })

    test('given only a cookie, as a link or picture elsewhere would send it, then nothing is emptied (case 86)', async () => {
      const visitor = await client(getApp())
      await add(visitor, 1)
      const { cookie } = visitor.headers()
      const url = '/restfulapi/core/products/clearCompare'
      const answer = await getApp().inject({ method: 'GET', url, headers: { cookie, 'sec-fetch-site': 'cross-site' } })
      expect(answer.statusCode).toBe(403)
      expect(idsOf(await compared(visitor))).toEqual([1])
    })

    test('given a course that left the catalogue, then it takes no place', async () => {
      const visitor = await client(getApp())
      for (const id of [1, 2, 3, 6]) await add(visitor, id)
      const { db, catalogue } = getApp().services
      await db.updateTable('compare_items').set({ course_id: 999 }).where('course_id', '=', 6).execute()
      await raiseRevision(db)
      catalogue.recheck()
      expect(idsOf(await compared(visitor))).toEqual([1, 2, 3])
      expect((await add(visitor, 4)).status).toBe(200)
    })
  },
  { prepare: smallCatalogue },
)
