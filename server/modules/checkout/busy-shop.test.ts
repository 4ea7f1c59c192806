/** Many visitors at once on one database: nobody is told that it is locked, nothing is booked twice (cases 2, 6, 67). */
import type { CartChanged, OrderPlaced } from '../../../src/contract/cart-schema'
import { brokenInvariants } from '../../testing/booking-invariants'
import { place, plainChoice, type Ready, readyCart } from '../../testing/booking-steps'
import { courseIds, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'

const shoppers = 12
const clicksEach = 5

async function openCart(visitor: TestClient, index: number): Promise<Ready> {
  const wish = plainChoice({ courseId: index % 3 === 0 ? courseIds.intensive : courseIds.worked })
  const ready = await readyCart(visitor, wish, `shopper-${index}@example.com`)
  if (index % 2) return ready
  const { body } = await visitor.call<CartChanged>('core/cart/applyPromoCode', { coupon_code: 'ONEUSE' })
  return { ...ready, total: body.quote?.grand_total ?? ready.total }
}

describeOnBoth(
  'a busy shop',
  (getApp) => {
    test('given 12 shoppers who each click five times while prices are imported, then each has one booking at most and the books balance', async () => {
      const app = getApp()
      await app.services.db.updateTable('courses').set({ places: 5 }).where('id', '=', courseIds.intensive).execute()
      const visitors = await Promise.all(Array.from({ length: shoppers }, () => client(app)))
      const carts = await Promise.all(visitors.map(openCart))
      const imports = Array.from({ length: 10 }, () => raiseRevision(app.services.db))
      const clicks = visitors.flatMap((visitor, index) => {
        const cart = carts[index] ?? { quoteId: '', total: 0, itemId: 0 }
        return Array.from({ length: clicksEach }, (_, click) => place(visitor, cart, `shopper-${index}-${click}`))
      })
      const [answers] = await Promise.all([Promise.all(clicks), Promise.all(imports)])
      expect(answers.map(({ status }) => status).filter((status) => ![200, 409, 422].includes(status))).toEqual([])
      const numbers = answers.filter(({ status }) => status === 200).map(({ body }) => body.number)
      const orders = await app.services.db.selectFrom('orders').select('number').execute()
      expect([...new Set(numbers)].sort()).toEqual(orders.map(({ number }) => number).sort())
      for (let index = 0; index < shoppers; index += 1) {
        const own = answers.slice(index * clicksEach, (index + 1) * clicksEach).filter(({ status }) => status === 200)
        expect(new Set(own.map(({ body }: { body: OrderPlaced }) => body.number)).size).toBeLessThanOrEqual(1)
      }
      expect(await brokenInvariants(app.services.db, new Map([[courseIds.intensive, 5]]))).toEqual([])
      const { used } = await app.services.db.selectFrom('coupons').select('used').where('code', '=', 'ONEUSE').executeTakeFirstOrThrow()
      expect(used).toBe(1)
    }, 60_000)
  },
  { prepare: smallCatalogue },
)
