import type { CartChanged, CurrentQuote } from '../../../src/contract/cart-schema'
import { add, plainChoice } from '../../testing/booking-steps'
import { courseIds, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'

const apply = (visitor: TestClient, coupon_code: string) => visitor.call<CartChanged>('core/cart/applyPromoCode', { coupon_code })
const quote = async (visitor: TestClient) => (await visitor.call<CurrentQuote>('core/cart/getCurrentQuote')).body

describeOnBoth(
  'core/cart/applyPromoCode',
  (getApp) => {
    test.each(['SAVE10', ' save10 ', 'Save١٠', 'SAVE 10'])(
      'given %p, then ten percent of the subtotal go off to the halala (case 39)',
      async (code) => {
        const visitor = await client(getApp())
        await add(visitor, plainChoice())
        const { body } = await apply(visitor, code)
        const { subtotal, discount, grand_total, subtotal_with_discount, coupon_code } = body.quote
        expect(coupon_code).toBe('SAVE10')
        expect(discount).toBe(Math.round(subtotal / 10))
        expect([grand_total, subtotal_with_discount]).toEqual([subtotal - discount, subtotal - discount])
      },
    )

    test.each([
      ['NOSUCH', 'unknown'],
      ['EXPIRED', 'ended'],
    ])('given %s, then core_cart_101 and the reason, and the coupon before it stays', async (code, reason) => {
      const visitor = await client(getApp())
      await add(visitor, plainChoice())
      await apply(visitor, 'SAVE10')
      const { status, body } = await visitor.failing('core/cart/applyPromoCode', { coupon_code: code })
      expect([status, body.error.code, body.error.fields]).toEqual([422, 'core_cart_101', { coupon_code: reason }])
      expect((await quote(visitor)).coupon_code).toBe('SAVE10')
    })

    test('given a NUL, no cart, an empty cart, then a failure of each kind (case 57)', async () => {
      const visitor = await client(getApp())
      expect((await visitor.failing('core/cart/applyPromoCode', { coupon_code: '\u0000' })).body.error.code).toBe('validation')
      expect((await visitor.failing('core/cart/applyPromoCode', { coupon_code: 'SAVE10' })).body.error.code).toBe('core_cart_105')
      await add(visitor, plainChoice())
      await visitor.call('core/cart/removeItems')
      expect((await visitor.failing('core/cart/applyPromoCode', { coupon_code: 'SAVE10' })).body.error.code).toBe('core_cart_100')
    })

    test('given a second code, then it takes the first one’s place; applied twice it counts once; an empty one takes it off', async () => {
      const visitor = await client(getApp())
      await add(visitor, plainChoice())
      await apply(visitor, 'SAVE10')
      const twice = (await apply(visitor, 'SAVE10')).body.quote
      expect(twice.discount).toBe(Math.round(twice.subtotal / 10))
      expect((await apply(visitor, 'ONEUSE')).body.quote).toMatchObject({ coupon_code: 'ONEUSE', discount: 10_000 })
      expect((await apply(visitor, '')).body.quote).toMatchObject({ coupon_code: null, discount: 0 })
    })

    test('given a coupon with a minimum, when a line goes, then it falls with its reason and the total is right (case 39)', async () => {
      const visitor = await client(getApp())
      const small = plainChoice({ courseId: courseIds.cheap })
      expect((await add(visitor, small)).body.quote.subtotal).toBeLessThan(1_000_000)
      expect((await visitor.failing('core/cart/applyPromoCode', { coupon_code: 'FIXED500' })).body.error.code).toBe('coupon_minimum')
      const big = (await add(visitor, plainChoice({ weeks: 12 }))).body.item
      expect((await apply(visitor, 'FIXED500')).body.quote.discount).toBe(50_000)
      const { body } = await visitor.call<CartChanged>('core/cart/removeItemById', { item_id: big?.item_id })
      expect(body.quote).toMatchObject({
        coupon_code: null,
        coupon_dropped: 'coupon_minimum',
        discount: 0,
        grand_total: body.quote.subtotal,
      })
      expect((await quote(visitor)).coupon_dropped).toBe('coupon_minimum')
      await visitor.call('core/cart/updateQuantityById', { item_id: body.items[0]?.item_id, qty: 2 })
      expect((await quote(visitor)).coupon_dropped).toBeNull()
    })

    test('given a coupon for Paris, then only Paris lines are reduced; without one it does not hold', async () => {
      const visitor = await client(getApp())
      await add(visitor, plainChoice())
      expect((await visitor.failing('core/cart/applyPromoCode', { coupon_code: 'PARIS' })).body.error.code).toBe('coupon_scope')
      const paris = (await add(visitor, plainChoice({ courseId: courseIds.paris }))).body.item
      expect((await apply(visitor, 'PARIS')).body.quote.discount).toBe(Math.round((paris?.row_total ?? 0) / 10))
    })

    test('given a coupon greater than the cart, then the total is 0 and never below', async () => {
      const visitor = await client(getApp())
      await add(visitor, plainChoice())
      const { quote: after } = (await apply(visitor, 'HUGE')).body
      expect([after.grand_total, after.discount]).toEqual([0, after.subtotal])
    })

    test('given a coupon that ends while the cart is open, then the next read drops it and says so', async () => {
      const app = getApp()
      const visitor = await client(app)
      await add(visitor, plainChoice())
      await apply(visitor, 'SAVE10')
      await app.services.db.updateTable('coupons').set({ valid_to: '2026-02-28' }).where('code', '=', 'SAVE10').execute()
      expect(await quote(visitor)).toMatchObject({ coupon_code: null, coupon_dropped: 'coupon_expired', discount: 0 })
      await app.services.db.updateTable('coupons').set({ valid_to: '2026-12-31' }).where('code', '=', 'SAVE10').execute()
    })

    test('given the cart is emptied and filled again, then the coupon still holds', async () => {
      const visitor = await client(getApp())
      await add(visitor, plainChoice())
      await apply(visitor, 'SAVE10')
      expect((await visitor.call<CartChanged>('core/cart/removeItems')).body.quote).toMatchObject({ discount: 0, grand_total: 0 })
      expect((await add(visitor, plainChoice())).body.quote.discount).toBeGreaterThan(0)
    })
  },
  { prepare: smallCatalogue },
)
