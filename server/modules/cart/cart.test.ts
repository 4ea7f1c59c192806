import type { CartChanged, CurrentQuote, QuoteItems } from '../../../src/contract/cart-schema'
import { add, choice, plainChoice, workedTotal } from '../../testing/booking-steps'
import { courseIds, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'

const items = async (visitor: TestClient) => (await visitor.call<QuoteItems>('core/cart/getQuoteItems')).body.items
const quote = async (visitor: TestClient) => (await visitor.call<CurrentQuote>('core/cart/getCurrentQuote')).body

describeOnBoth(
  'core/cart',
  (getApp) => {
    test('given a fresh visitor, then the cart is empty and no failure', async () => {
      const visitor = await client(getApp())
      expect(await items(visitor)).toEqual([])
      expect(await quote(visitor)).toMatchObject({ success: true, quote_id: '', items_count: 0, subtotal: 0, grand_total: 0 })
    })

    test('given the worked example, when it is added, then its total is right to the halala and each line is there', async () => {
      const visitor = await client(getApp(), 'en')
      const { body } = await add(visitor, choice())
      expect(body.item).toMatchObject({
        product_id: 1,
        qty: 1,
        name: 'General English',
        school: 'Demo School',
        city: 'London',
        accommodation: 'Homestay',
      })
      expect(body.item?.price.totalSar).toBe(workedTotal)
      expect(body.item?.price.lines.reduce((total, line) => total + line.sar, 0)).toBe(workedTotal)
      expect(await quote(visitor)).toMatchObject({
        subtotal: workedTotal,
        grand_total: workedTotal,
        items_count: 1,
        show_minimum_message: false,
      })
    })

    test('given prices and other wishes of the client’s own, then nothing of them counts (case 54)', async () => {
      const visitor = await client(getApp())
      const forged = {
        ...plainChoice(),
        price: 1,
        row_total: 1,
        unit_price: 1,
        grand_total: 1,
        product: { price: 1 },
        quote_id: 'x',
        __proto__: { qty: 9 },
      }
      const { body } = await visitor.call<CartChanged>('core/cart/addToCart', forged)
      expect(body.item).toMatchObject({ qty: 1 })
      expect(body.quote.subtotal).toBe((await add(await client(getApp()), plainChoice())).body.quote.subtotal)
    })

    test('given the item payload of the specification, wrapped in `item`, then it is read all the same', async () => {
      const visitor = await client(getApp())
      const { status } = await visitor.call('core/cart/addToCart', { item: plainChoice() })
      expect(status).toBe(200)
    })

    test('given the same booking twice, then it is one line of two; another start stands apart, keyed by both ids (case 87)', async () => {
      const visitor = await client(getApp())
      await add(visitor, plainChoice())
      await add(visitor, plainChoice())
      const { body } = await add(visitor, plainChoice({ startDate: '2026-06-22' }))
      expect(body.items.map(({ product_id, qty }) => [product_id, qty])).toEqual([
        [1, 2],
        [1, 1],
      ])
      const [first, second] = body.items
      const removed = await visitor.call<CartChanged>('core/cart/removeItemById', { item_id: first?.item_id })
      expect(removed.body.items.map(({ item_id }) => item_id)).toEqual([second?.item_id])
    })

    test('given one student at one school twice, then registration is paid once (design domain §3.3)', async () => {
      const visitor = await client(getApp())
      const student = { birthDate: '2000-05-15', nationality: 'SA' }
      await add(visitor, plainChoice({ student }))
      const { body } = await add(visitor, plainChoice({ student, startDate: '2026-07-13', courseId: courseIds.intensive }))
      const registrations = body.items.map(({ price }) => price.lines.find(({ kind }) => kind === 'registration')?.sar)
      expect(registrations).toEqual([24_750, 0])
    })

    test.each([0, -1, -0, 0.5, '1e3', 1e9, 2_147_483_648, 2 ** 53, null, [], {}, true, 'abc'])(
      'given weeks %p, then the choice is refused with the field (case 7)',
      async (weeks) => {
        const visitor = await client(getApp())
        const { status, body } = await visitor.failing('core/cart/addToCart', { ...plainChoice(), weeks })
        expect([status, body.error.code, Object.keys(body.error.fields ?? {})]).toEqual([422, 'cart_choice_invalid', ['weeks']])
        expect(await items(visitor)).toEqual([])
      },
    )

    test.each(['٤', '۴', '4 ', 4])('given weeks %p, then it is four weeks (case 11)', async (weeks) => {
      const visitor = await client(getApp())
      const { body } = await visitor.call<CartChanged>('core/cart/addToCart', { ...plainChoice(), weeks })
      expect(body.item?.choice.weeks).toBe(4)
    })

    test.each([
      ['2026-02-23', 'startInPast'],
      ['2026-03-02', 'startTooSoon'],
      ['2026-05-25', 'startOnHoliday'],
      ['2026-12-21', 'startOnClosedDay'],
      ['2026-06-16', 'notAStartDay'],
      ['2027-2-30', 'startInvalid'],
      ['2027-02-29', 'startInvalid'],
      ['02/31/2026', 'startInvalid'],
      ['1970-21-01T00:00:00', 'startInvalid'],
    ])('given a start on %s, then it is refused: %s (case 14)', async (startDate, rule) => {
      const visitor = await client(getApp())
      const { body } = await visitor.failing('core/cart/addToCart', { ...plainChoice(), startDate })
      expect([body.error.code, body.error.fields]).toEqual(['cart_choice_invalid', { startDate: rule }])
    })

    test('given a student under the minimum age, then the birth date is named', async () => {
      const visitor = await client(getApp())
      const young = plainChoice({ student: { birthDate: '2015-01-01', nationality: 'SA' } })
      const { body } = await visitor.failing('core/cart/addToCart', young)
      expect(body.error.fields).toEqual({ birthDate: 'studentTooYoung' })
    })

    test('given an unknown course, a withdrawn one, a NUL, then each is a failure of its own and no fault (case 57)', async () => {
      const visitor = await client(getApp())
      const codes = []
      for (const wish of [
        { courseId: 999_999 },
        { courseId: courseIds.withdrawn },
        { startDate: '2026-06-15\u0000' },
        { student: { birthDate: null, nationality: '\ud800' } },
      ]) {
        const { status, body } = await visitor.failing('core/cart/addToCart', { ...plainChoice(), ...wish })
        codes.push([status, body.error.code])
      }
      expect(codes).toEqual([
        [404, 'not_found'],
        [422, 'cart_item_not_bookable'],
        [422, 'validation'],
        [422, 'validation'],
      ])
    })

    test.each([0, -1, 0.5, 21, '1e3', 1e9, 2 ** 53, [], {}, true])(
      'given quantity %p for a line, then it is refused and the line stays (case 7)',
      async (qty) => {
        const visitor = await client(getApp())
        const { body } = await add(visitor, plainChoice(), 2)
        const { status, body: refused } = await visitor.failing('core/cart/updateQuantityById', { item_id: body.item?.item_id, qty })
        expect([status, refused.error.code]).toEqual([422, 'validation'])
        expect((await items(visitor)).map((item) => item.qty)).toEqual([2])
      },
    )

    test('given no quantity, an unknown line, no cart, then core_cart_103, 104 and 105', async () => {
      const visitor = await client(getApp())
      expect((await visitor.failing('core/cart/updateQuantityById', { item_id: 1, qty: 2 })).body.error.code).toBe('core_cart_105')
      expect((await visitor.failing('core/cart/removeItemById', { item_id: 1 })).body.error.code).toBe('core_cart_105')
      const { body } = await add(visitor, plainChoice())
      expect((await visitor.failing('core/cart/updateQuantityById', { item_id: body.item?.item_id })).body.error.code).toBe('core_cart_103')
      expect((await visitor.failing('core/cart/updateQuantityById', { item_id: 987_654, qty: 2 })).body.error.code).toBe('core_cart_104')
      expect((await visitor.failing('core/cart/removeItemById', { item_id: 987_654 })).body.error.code).toBe('core_cart_104')
    })

    test('given another visitor’s line, then it is answered exactly like a missing one', async () => {
      const owner = await client(getApp())
      const { body } = await add(owner, plainChoice())
      const stranger = await client(getApp())
      await add(stranger, plainChoice())
      const asked = { item_id: body.item?.item_id, qty: 3 }
      expect((await stranger.failing('core/cart/updateQuantityById', asked)).body.error.code).toBe('core_cart_104')
      expect((await items(owner)).map(({ qty }) => qty)).toEqual([1])
    })

    test('given quantities ٣ and 2 by product and by cart, then lines change together or not at all', async () => {
      const visitor = await client(getApp())
      const one = (await add(visitor, plainChoice())).body.item?.item_id
      const two = (await add(visitor, plainChoice({ courseId: courseIds.intensive }))).body.item?.item_id
      await visitor.call('core/cart/updateQuantity', { product_id: courseIds.intensive, qty: '٣' })
      expect((await items(visitor)).map(({ qty }) => qty)).toEqual([1, 3])
      await visitor.call('core/cart/updateCartQuantities', {
        cart: [
          { item_id: one, qty: 2 },
          { item_id: two, qty: 4 },
        ],
      })
      expect((await items(visitor)).map(({ qty }) => qty)).toEqual([2, 4])
      await visitor.failing('core/cart/updateCartQuantities', { cart: { [String(one)]: 5, [String(two)]: { qty: 99 } } })
      await visitor.failing('core/cart/updateCartQuantities', { cart: { [String(one)]: 5, 424242: 1 } })
      expect((await items(visitor)).map(({ qty }) => qty)).toEqual([2, 4])
      await visitor.call('core/cart/removeItems')
      expect(await items(visitor)).toEqual([])
    })

    test('given more students than a line holds, then the cart says it is full', async () => {
      const visitor = await client(getApp())
      await add(visitor, plainChoice(), 15)
      const { body } = await visitor.failing('core/cart/addToCart', { ...plainChoice(), qty: 6 })
      expect(body.error.code).toBe('cart_full')
    })

    test('given a course with one place, then a second student finds none', async () => {
      const visitor = await client(getApp())
      const wish = plainChoice({ courseId: courseIds.lastPlace })
      const { body } = await add(visitor, wish)
      expect((await visitor.failing('core/cart/addToCart', { ...wish })).body.error.code).toBe('cart_places_gone')
      const asked = { item_id: body.item?.item_id, qty: 2 }
      expect((await visitor.failing('core/cart/updateQuantityById', asked)).body.error.code).toBe('cart_places_gone')
      expect((await items(visitor)).map(({ qty, problem }) => [qty, problem])).toEqual([[1, null]])
    })

    test('given the reader switches language, then names follow and amounts stay (case 61)', async () => {
      const visitor = await client(getApp(), 'en')
      await add(visitor, choice())
      const english = await visitor.call<QuoteItems>('core/cart/getQuoteItems', { store_view: 'en' }, { method: 'GET' })
      const arabic = await visitor.call<QuoteItems>('core/cart/getQuoteItems', { store_view: 'ar' }, { method: 'GET' })
      expect([english.body.items[0]?.name, arabic.body.items[0]?.name]).toEqual(['General English', 'الإنجليزية العامة'])
      expect(arabic.body.items[0]?.accommodation).toBe('سكن مع عائلة')
      expect(arabic.body.items[0]?.row_total).toBe(english.body.items[0]?.row_total)
    })

    test('given a course withdrawn while it is in the cart, then that line can’t be booked, is not charged, and the others can', async () => {
      const app = getApp()
      const visitor = await client(app)
      await add(visitor, plainChoice())
      const kept = (await add(visitor, plainChoice({ courseId: courseIds.paris }))).body.quote
      await app.services.db.updateTable('courses').set({ bookable: 0 }).where('id', '=', courseIds.paris).execute()
      await raiseRevision(app.services.db)
      app.services.catalogue.recheck()
      const lines = await items(visitor)
      expect(lines.map(({ problem }) => problem)).toEqual([null, 'cart_item_not_bookable'])
      expect((await quote(visitor)).subtotal).toBe(lines[0]?.row_total)
      expect((await quote(visitor)).subtotal).toBeLessThan(kept.subtotal)
      await visitor.call('core/cart/removeItemById', { item_id: lines[1]?.item_id })
      expect((await items(visitor)).map(({ problem }) => problem)).toEqual([null])
      await app.services.db.updateTable('courses').set({ bookable: 1 }).where('id', '=', courseIds.paris).execute()
      await raiseRevision(app.services.db)
      app.services.catalogue.recheck()
    })

    test('given a start that came too near meanwhile, then the line says so', async () => {
      const app = getApp()
      const visitor = await client(app)
      await add(visitor, plainChoice({ startDate: '2026-03-09' }))
      app.setNow('2026-03-04T09:00:00Z')
      await visitor.renew()
      expect((await items(visitor)).map(({ problem }) => problem)).toEqual(['cart_choice_invalid'])
      app.setNow('2026-03-01T09:00:00Z')
    })

    test('given the price of the last moment of the offer, when midnight in Riyadh has passed, then the next read has the new price', async () => {
      const app = getApp()
      app.setNow('2026-03-31T20:59:00Z')
      const visitor = await client(app)
      const before = (await add(visitor, choice())).body.quote
      app.setNow('2026-03-31T21:01:00Z')
      await visitor.renew()
      expect((await quote(visitor)).grand_total - before.grand_total).toBe(222_750)
      app.setNow('2026-03-01T09:00:00Z')
    })

    test('given ten first clicks at once, then there is one cart and one line of ten', async () => {
      const visitor = await client(getApp())
      const answers = await Promise.all(Array.from({ length: 10 }, () => add(visitor, plainChoice())))
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
      expect((await items(visitor)).map(({ qty }) => qty)).toEqual([10])
    })

    test('given one click whose answer was lost, when it is repeated with its key, then the booking is there once', async () => {
      const visitor = await client(getApp())
      const key = 'click-0001-0001'
      const first = await visitor.call<CartChanged>('core/cart/addToCart', { ...plainChoice() }, { key })
      const again = await visitor.call<CartChanged>('core/cart/addToCart', { ...plainChoice() }, { key })
      expect(again.body).toEqual(first.body)
      expect((await items(visitor)).map(({ qty }) => qty)).toEqual([1])
    })
  },
  { prepare: smallCatalogue },
)
