import type { CartChanged, CurrentQuote, QuoteItems } from '../../../src/contract/cart-schema'
import { add, plainChoice } from '../../testing/booking-steps'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

describeOnBoth(
  'core/cart, what no form would send',
  (getApp) => {
    test.each([
      [{ student: { birthDate: null, nationality: { toString: 1 } } }, { nationality: 'country' }],
      [{ student: { birthDate: null, nationality: ['SA'] } }, { nationality: 'country' }],
      [{ student: ['SA'] }, { student: 'format' }],
      [{ insurance: 'yes' }, { insurance: 'format' }],
      [{ insurance: 1 }, { insurance: 'format' }],
    ])('given %j, then the field is named: neither a fault nor a wish passed over', async (broken, fields) => {
      const visitor = await client(getApp())
      const { status, body } = await visitor.failing('core/cart/addToCart', { ...plainChoice(), ...broken })
      expect([status, body.error.code, body.error.fields]).toEqual([422, 'cart_choice_invalid', fields])
    })

    test.each(['abc', {}, 5, true, Array.from({ length: 51 }, () => 1)])(
      'given %j to remove, then nothing is removed',
      async (item_ids) => {
        const visitor = await client(getApp())
        await add(visitor, plainChoice())
        const { body } = await visitor.failing('core/cart/removeItems', { item_ids })
        expect([body.error.code, body.error.fields]).toEqual(['validation', { item_ids: 'format' }])
        expect((await visitor.call<CurrentQuote>('core/cart/getCurrentQuote')).body.items_count).toBe(1)
      },
    )

    test('given more lines than a cart can hold, or none at all, then no transaction is spent on them', async () => {
      const visitor = await client(getApp())
      const item_id = (await add(visitor, plainChoice())).body.item?.item_id
      for (const cart of [Array.from({ length: 51 }, () => ({ item_id, qty: 2 })), 'abc', [1], null]) {
        const { body } = await visitor.failing('core/cart/updateCartQuantities', { cart })
        expect([body.error.code, body.error.fields]).toEqual(['validation', { cart: 'format' }])
      }
      const { body } = await visitor.call<CartChanged>('core/cart/updateCartQuantities', { cart: [{ item_id, qty: 2 }] })
      expect(body.quote.items_count).toBe(2)
    })

    test('given 50 clicks at once in one cart, then 20 are counted, 30 are told that it is full, and none meets a fault (case 67)', async () => {
      const visitor = await client(getApp())
      const answers = await Promise.all(Array.from({ length: 50 }, () => add(visitor, plainChoice())))
      const count = (code: number) => answers.filter(({ status }) => status === code).length
      expect([count(200), count(422)]).toEqual([20, 30])
      expect((await visitor.call<CurrentQuote>('core/cart/getCurrentQuote')).body.items_count).toBe(20)
    })

    test('given changes, removals and new lines all at once, then each is done or refused, and the totals add up (cases 41, 67)', async () => {
      const visitor = await client(getApp())
      const item_id = (await add(visitor, plainChoice())).body.item?.item_id
      const days = ['2026-06-15', '2026-06-22', '2026-06-29', '2026-07-06']
      const answers = await Promise.all(
        Array.from({ length: 60 }, (_, turn) => {
          if (turn % 3 === 0) return add(visitor, plainChoice({ startDate: days[turn % 4] ?? '' }))
          if (turn % 3 === 1) return visitor.call('core/cart/updateQuantityById', { item_id, qty: 1 + (turn % 9) })
          return visitor.call('core/cart/removeItemById', { item_id })
        }),
      )
      expect(answers.filter(({ status }) => status !== 200 && status !== 404)).toEqual([])
      const { body } = await visitor.call<QuoteItems>('core/cart/getQuoteItems')
      const { subtotal } = (await visitor.call<CurrentQuote>('core/cart/getCurrentQuote')).body
      expect(body.items.reduce((total, { row_total }) => total + row_total, 0)).toBe(subtotal)
    })
  },
  { prepare: smallCatalogue },
)
