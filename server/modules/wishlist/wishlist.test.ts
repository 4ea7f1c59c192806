import { limits } from '../../../src/config/limits'
import type { TripAnswers, WishAdded, WishItems } from '../../../src/contract/trip-schema'
import { writeTrips } from '../../../src/domain/trip-list'
import { customerClient } from '../../testing/logged-in'
import { courseIds, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'

const add = (visitor: TestClient, wish: Record<string, unknown>) => visitor.call<WishAdded>('core/customers/addWishlistItem', wish)
const wishes = async (visitor: TestClient) => (await visitor.call<WishItems>('core/customers/getWishlistItems')).body.items

describeOnBoth(
  'core/customers: the wish list',
  (getApp) => {
    test.each(['getWishlistItems', 'addWishlistItem', 'deleteWishlistItem'] as const)(
      'given a guest, %s answers core_customers_103',
      async (action) => {
        const { status, body } = await (await client(getApp())).failing(`core/customers/${action}`, { product_id: 1, item_id: 1 })
        expect([status, body.error.code]).toEqual([401, 'core_customers_103'])
      },
    )

    test('given a customer without wishes, then core_customers_112', async () => {
      const { visitor } = await customerClient(getApp())
      const { status, body } = await visitor.failing('core/customers/getWishlistItems')
      expect([status, body.error.code]).toEqual([404, 'core_customers_112'])
    })

    test('given a course with weeks and start, then the list remembers them with the price of today, whatever price is sent', async () => {
      const { visitor } = await customerClient(getApp(), 'en')
      const sent = { product_id: courseIds.worked, weeks: '١٢', start: '2026-06-15', seen_sar: 1, customer_id: 7 }
      const { body } = await add(visitor, sent)
      const [item] = await wishes(visitor)
      expect(item).toEqual(body.item)
      expect(item).toMatchObject({
        product_id: 1,
        weeks: 12,
        start: '2026-06-15',
        added_on: '2026-03-01',
        course: { name: 'General English', trip: { weeks: 12, startDate: '2026-06-15' } },
      })
      expect(item?.seen_sar).toBe(item?.course?.trip?.totalSar)
      expect(item?.starts[0]).toMatch(/^2026-03-/)
    })

    test('given ten additions at once, then one entry; given other weeks later, then the same entry with those (case 89)', async () => {
      const { visitor } = await customerClient(getApp())
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(visitor, { product_id: 1, weeks: 4 })))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      const [first, ...others] = await wishes(visitor)
      await add(visitor, { product_id: 1, weeks: 8 })
      const [again] = await wishes(visitor)
      expect([others, again?.item_id, again?.weeks]).toEqual([[], first?.item_id, 8])
    })

    test.each([
      [{}, 422, 'core_customers_113'],
      [{ product_id: '' }, 422, 'core_customers_113'],
      [{ product_id: 'x' }, 404, 'core_customers_114'],
      [{ product_id: 4711 }, 404, 'core_customers_114'],
      [{ product_id: 1, weeks: -1 }, 422, 'validation'],
      [{ product_id: 1, start: '2027-02-30' }, 422, 'validation'],
    ])('given the addition %j, then %d %s', async (wish, status, code) => {
      const { visitor } = await customerClient(getApp())
      const answer = await visitor.failing('core/customers/addWishlistItem', wish)
      expect([answer.status, answer.body.error.code]).toEqual([status, code])
    })

    test('given an entry of somebody else, then deleting it is answered as for none, and it stays', async () => {
      const { visitor: owner } = await customerClient(getApp())
      const { visitor: other } = await customerClient(getApp())
      const { item } = (await add(owner, { product_id: 2 })).body
      for (const item_id of [item.item_id, 999_999, 'x']) {
        const { status, body } = await other.failing('core/customers/deleteWishlistItem', { item_id })
        expect([status, body.error.code]).toEqual([404, 'core_customers_116'])
      }
      expect((await other.failing('core/customers/deleteWishlistItem', {})).body.error.code).toBe('core_customers_115')
      expect(await wishes(owner)).toHaveLength(1)
      expect((await owner.call('core/customers/deleteWishlistItem', { item_id: item.item_id })).body).toEqual({ success: true })
      expect((await owner.failing('core/customers/getWishlistItems')).body.error.code).toBe('core_customers_112')
    })

    test('given an account that is gone, then core_customers_117', async () => {
      const { visitor, customerId } = await customerClient(getApp())
      await getApp().services.db.updateTable('customers').set({ state: 'erased' }).where('id', '=', customerId).execute()
      for (const action of ['getWishlistItems', 'addWishlistItem'] as const)
        expect((await visitor.failing(`core/customers/${action}`, { product_id: 1 })).body.error.code).toBe('core_customers_117')
    })

    test('given a full list, then wishlist_full, and what is on it can still be changed', async () => {
      const { visitor, customerId } = await customerClient(getApp())
      const rows = Array.from({ length: limits.wishes - 1 }, (_, index) => ({
        customer_id: customerId,
        course_id: 1000 + index,
        created_at: '2026-01-01T00:00:00.000Z',
        weeks: null,
        start_date: null,
        seen_sar: null,
      }))
      await getApp().services.db.insertInto('wishlist_items').values(rows).execute()
      expect((await add(visitor, { product_id: 1 })).status).toBe(200)
      expect((await visitor.failing('core/customers/addWishlistItem', { product_id: 2 })).body.error.code).toBe('wishlist_full')
      expect((await add(visitor, { product_id: 1, weeks: 9 })).body.item.weeks).toBe(9)
      const gone = (await wishes(visitor)).at(-1)
      expect(gone).toMatchObject({ course: null, starts: [] })
    })
  },
  { prepare: smallCatalogue },
)

describeOnBoth(
  'course/getTrips: lists that a browser or an address keeps',
  (getApp) => {
    const trips = async (list: string) =>
      (await (await client(getApp(), 'en')).call<TripAnswers>('course/getTrips', { trips: list })).body.items

    test('given courses with weeks and starts, then each with its own price, and a gone one said to be gone', async () => {
      const wished = [
        { id: 1, weeks: 12, start: '2026-06-15' },
        { id: 1, weeks: 2, start: null },
        { id: 3, weeks: null, start: null },
        { id: 4711, weeks: 4, start: null },
      ]
      const [worked, paris, gone, ...rest] = await trips(writeTrips(wished))
      expect(worked?.course?.trip).toMatchObject({ weeks: 12, startDate: '2026-06-15' })
      expect(paris).toMatchObject({ product_id: 3, weeks: null, course: { trip: { weeks: 4 } } })
      expect([gone?.product_id, gone?.course, rest]).toEqual([4711, null, []])
    })

    test('given a start that has passed, or one that is far from any, then the next start is priced', async () => {
      const items = await trips(writeTrips([{ id: 1, weeks: 4, start: '2020-01-06' }]))
      expect(items[0]?.course?.trip?.startDate).toBe(items[0]?.starts[0])
    })

    test.each(['', '___', '<script>alert(1)</script>', '0_-1_1e9_%', '1.9999'])('given %j, then no failure', async (list) => {
      expect(await trips(list)).toEqual(list === '1.9999' ? [expect.objectContaining({ product_id: 1, weeks: null })] : [])
    })

    test('given a withdrawn course, then it is known and has neither price nor starts', async () => {
      expect(await trips(String(courseIds.withdrawn))).toMatchObject([{ course: { bookable: false, trip: null }, starts: [] }])
    })
  },
  { prepare: smallCatalogue },
)
