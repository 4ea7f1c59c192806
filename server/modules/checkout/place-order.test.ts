import type { CartChanged, CurrentQuote, LastOrder, OrderPlaced, QuoteItems } from '../../../src/contract/cart-schema'
import { parseBookingNumber } from '../../../src/domain/booking-number'
import { brokenInvariants } from '../../testing/booking-invariants'
import { add, billingStep, place, plainChoice, type Ready, readyCart, saveBilling, traveller } from '../../testing/booking-steps'
import { courseIds, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'

const refusal = async (visitor: TestClient, input: Record<string, unknown> = {}) => {
  const { body } = await visitor.failing('core/checkout/placeOrder', input)
  return body.error?.code
}
const countOrders = async (app: TestApp) => (await app.services.db.selectFrom('orders').select('id').execute()).length
const quote = async (visitor: TestClient) => (await visitor.call<CurrentQuote>('core/cart/getCurrentQuote')).body

async function change(app: TestApp, id: number, set: Record<string, unknown>): Promise<void> {
  await app.services.db.updateTable('courses').set(set).where('id', '=', id).execute()
  await raiseRevision(app.services.db)
}

describeOnBoth(
  'core/checkout/placeOrder',
  (getApp) => {
    afterEach(async () => expect(await brokenInvariants(getApp().services.db)).toEqual([]))

    test('given all steps done, then there is one booking with number, reference and date to pay by, and the cart is empty', async () => {
      const visitor = await client(getApp(), 'en')
      const ready = await readyCart(visitor)
      const { status, body } = await place(visitor, ready)
      expect(status).toBe(200)
      expect(parseBookingNumber(body.number)).toBe(body.number)
      expect(body).toMatchObject({
        grand_total: ready.total,
        email: 'noura@example.com',
        placed_on: '2026-03-01',
        pay_before: '2026-03-04',
        payment_method: 'bank_transfer',
      })
      expect(body.payment_reference).toBe(body.number.replaceAll('-', ''))
      expect(body.items).toMatchObject([{ name: 'General English', qty: 1, row_total: ready.total, problem: null }])
      expect((await visitor.call<QuoteItems>('core/cart/getQuoteItems')).body.items).toEqual([])
      expect(await quote(visitor)).toMatchObject({ items_count: 0, grand_total: 0 })
      expect((await quote(visitor)).quote_id).not.toBe(ready.quoteId)
    })

    test('given 20 parallel placeOrder on one session, then one booking and its number in all answers (case 2a)', async () => {
      const app = getApp()
      const before = await countOrders(app)
      const visitor = await client(app)
      const ready = await readyCart(visitor)
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, index) => place(visitor, ready, index % 2 ? `click-key-${index}` : undefined)),
      )
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
      expect(await countOrders(app)).toBe(before + 1)
    })

    test('given 20 parallel calls that send nothing, as the specification’s client does, then the same (case 2a)', async () => {
      const visitor = await client(getApp())
      await readyCart(visitor)
      const answers = await Promise.all(Array.from({ length: 20 }, () => visitor.call<OrderPlaced>('core/checkout/placeOrder')))
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
    })

    test('given the winner’s second click, another tab, or a repeat with the same key, then the same order is answered (case 2b–e)', async () => {
      const visitor = await client(getApp())
      const ready = await readyCart(visitor)
      const first = await place(visitor, ready, 'place-key-1')
      const repeated = await place(visitor, ready, 'place-key-1')
      const otherTab = await place(visitor, ready, 'place-key-2')
      const bare = await visitor.call<OrderPlaced>('core/checkout/placeOrder')
      expect([repeated, otherTab, bare].map(({ body }) => body)).toEqual([first.body, first.body, first.body])
    })

    test('given a new cart after the order, when the old tab places its old cart again, then the old order is answered and the new cart stays', async () => {
      const visitor = await client(getApp())
      const ready = await readyCart(visitor)
      const first = await place(visitor, ready)
      await add(visitor, plainChoice({ courseId: courseIds.intensive }))
      expect((await place(visitor, ready)).body.number).toBe(first.body.number)
      expect((await quote(visitor)).items_count).toBe(1)
    })

    test('given another visitor names the cart, then it is answered like a missing one (case 47)', async () => {
      const owner = await client(getApp())
      const ready = await readyCart(owner)
      await place(owner, ready)
      const stranger = await client(getApp())
      expect(await refusal(stranger, { quote_id: ready.quoteId })).toBe('core_cart_105')
    })

    test('given a cold session, then getPlacedOrder has no order and no error; the owner has theirs, in the reader’s language (cases 44, 47)', async () => {
      const stranger = await client(getApp())
      expect((await stranger.call<LastOrder>('core/checkout/getPlacedOrder')).body).toEqual({ success: true, order: null })
      const forged = await stranger.call<LastOrder>('core/checkout/getPlacedOrder', { order: 1001, order_id: 1, number: 'RH-26-000017' })
      expect(forged.body.order).toBeNull()
      const owner = await client(getApp(), 'ar')
      const placed = await place(owner, await readyCart(owner))
      const { body } = await owner.call<LastOrder>('core/checkout/getPlacedOrder')
      expect(body.order).toMatchObject({ number: placed.body.number, items: [{ name: 'الإنجليزية العامة' }] })
      const english = await owner.call<LastOrder>('core/checkout/getPlacedOrder', { store_view: 'en' })
      expect(english.body.order?.items[0]?.name).toBe('General English')
    })

    test('given a step left out, then the code names it, and nothing is booked', async () => {
      const visitor = await client(getApp())
      expect(await refusal(visitor)).toBe('core_cart_105')
      const { body } = await add(visitor, plainChoice())
      expect(await refusal(visitor)).toBe('checkout_billing_needed')
      await saveBilling(visitor, billingStep([traveller(body.item?.item_id ?? 0)]))
      expect(await refusal(visitor)).toBe('checkout_payment_needed')
      await visitor.call('core/checkout/setPaymentMethod', { code: 'bank_transfer' })
      await visitor.call('core/cart/updateQuantityById', { item_id: body.item?.item_id, qty: 2 })
      expect(await refusal(visitor)).toBe('checkout_travellers')
      await visitor.call('core/cart/removeItems')
      expect(await refusal(visitor)).toBe('core_cart_100')
    })

    test('given a subtotal under the minimum, then it is refused also by hand; a coupon does not count; exactly the minimum passes (case 9)', async () => {
      const app = getApp()
      const visitor = await client(app)
      const cheap = plainChoice({ courseId: courseIds.cheap, weeks: 1 })
      const { subtotal } = (await add(visitor, cheap)).body.quote
      const minimum = async (value: number) => {
        await app.services.db
          .updateTable('configs')
          .set({ value: String(value) })
          .where('path', '=', 'sales/minimum_order_amount')
          .execute()
        await raiseRevision(app.services.db)
        app.services.catalogue.recheck()
      }
      await minimum(subtotal + 1)
      await readyCart(visitor, cheap).catch(() => undefined)
      await visitor.call('core/cart/removeItems')
      const ready = await readyCart(visitor, cheap)
      expect((await quote(visitor)).show_minimum_message).toBe(true)
      expect(await refusal(visitor)).toBe('cart_minimum_order')
      await minimum(subtotal)
      const { body } = await visitor.call<CartChanged>('core/cart/applyPromoCode', { coupon_code: 'SAVE10' })
      expect([body.quote.grand_total < subtotal, body.quote.show_minimum_message]).toEqual([true, false])
      expect((await place(visitor, { ...ready, total: body.quote.grand_total })).status).toBe(200)
      await minimum(50_000)
    })

    test('given a price that rose while the review was open, then nothing is booked; the cart shows the new one, and that can be placed', async () => {
      const app = getApp()
      const visitor = await client(app)
      const ready = await readyCart(visitor, plainChoice({ courseId: courseIds.cheap, weeks: 12 }))
      const dearer = JSON.stringify([
        { validFrom: '2026-01-01', validTo: null, rule: 'whole', split: false, bands: [{ fromWeeks: 1, price: 3_000 }] },
      ])
      const { price_lists } = await app.services.db
        .selectFrom('courses')
        .select('price_lists')
        .where('id', '=', courseIds.cheap)
        .executeTakeFirstOrThrow()
      await change(app, courseIds.cheap, { price_lists: dearer })
      expect(await refusal(visitor, { quote_id: ready.quoteId })).toBe('cart_price_changed')
      const { grand_total } = await quote(visitor)
      expect(grand_total).toBeGreaterThan(ready.total)
      expect(await refusal(visitor, { quote_id: ready.quoteId, expected_total: ready.total })).toBe('cart_price_changed')
      expect((await place(visitor, { ...ready, total: grand_total })).body.grand_total).toBe(grand_total)
      await change(app, courseIds.cheap, { price_lists })
    })

    test('given a total of the client’s own, then it is a guard and never a price', async () => {
      const visitor = await client(getApp())
      const ready = await readyCart(visitor)
      expect(await refusal(visitor, { expected_total: 1 })).toBe('cart_price_changed')
      expect((await place(visitor, ready)).body.grand_total).toBe(ready.total)
    })

    test('given a course withdrawn at the review, then the line is named; after removing it the rest is booked', async () => {
      const app = getApp()
      const visitor = await client(app)
      await add(visitor, plainChoice({ courseId: courseIds.paris }))
      const { body } = await add(visitor, plainChoice())
      const [paris, london] = body.items.map(({ item_id }) => item_id)
      await saveBilling(visitor, billingStep([traveller(paris ?? 0), traveller(london ?? 0)]))
      await visitor.call('core/checkout/setPaymentMethod', { code: 'bank_transfer' })
      await change(app, courseIds.paris, { bookable: 0 })
      const refused = await visitor.failing('core/checkout/placeOrder')
      expect([refused.body.error.code, refused.body.error.fields]).toEqual([
        'cart_item_not_bookable',
        { [`items.${paris}`]: 'cart_item_not_bookable' },
      ])
      const after = await visitor.call<CartChanged>('core/cart/removeItemById', { item_id: paris })
      await saveBilling(visitor, billingStep([traveller(london ?? 0)]))
      const { quote_id, grand_total } = after.body.quote
      expect((await place(visitor, { quoteId: quote_id, total: grand_total, itemId: 0 })).status).toBe(200)
      await change(app, courseIds.paris, { bookable: 1 })
    })

    test('given a coupon with one use in two sessions’ reviews, then one is discounted, the other gets core_cart_101 and a total to confirm (case 6)', async () => {
      const visitors = await Promise.all([client(getApp()), client(getApp())])
      const totals: number[] = []
      const carts: Ready[] = []
      for (const visitor of visitors) {
        const ready = await readyCart(visitor)
        const { body } = await visitor.call<CartChanged>('core/cart/applyPromoCode', { coupon_code: 'ONEUSE' })
        totals.push(ready.total)
        carts.push({ ...ready, total: body.quote.grand_total })
      }
      const answers = await Promise.all(
        visitors.map((visitor, index) => place(visitor, carts[index] ?? { quoteId: '', total: 0, itemId: 0 })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
      const loser = answers.findIndex(({ status }) => status === 422)
      expect(answers[loser]?.body).toMatchObject({ error: { code: 'core_cart_101' } })
      const visitor = visitors[loser]
      if (!visitor) throw new Error('one must have lost')
      const seen = await quote(visitor)
      expect(seen).toMatchObject({ coupon_code: null, coupon_dropped: 'coupon_used_up', grand_total: totals[loser] })
      expect((await place(visitor, { quoteId: seen.quote_id, total: seen.grand_total, itemId: 0 })).status).toBe(200)
    })

    test('given a coupon once a person, then the same e-mail gets it once, in any spelling', async () => {
      const first = await client(getApp())
      const cart = await readyCart(first, plainChoice(), 'once@example.com')
      const { body } = await first.call<CartChanged>('core/cart/applyPromoCode', { coupon_code: 'ONCEEACH' })
      expect((await place(first, { ...cart, total: body.quote.grand_total })).status).toBe(200)
      const again = await client(getApp())
      await add(again, plainChoice())
      await again.call('core/cart/applyPromoCode', { coupon_code: 'ONCEEACH' })
      await readyCart(again, plainChoice({ courseId: courseIds.cheap }), ' ONCE@Example.com ').catch(() => undefined)
      const items = (await again.call<QuoteItems>('core/cart/getQuoteItems')).body.items
      const step = billingStep(items.map(({ item_id }) => traveller(item_id)))
      const saved = await saveBilling(again, { ...step, billing: { ...step.billing, email: 'ONCE@example.com' } })
      expect(saved.body.quote).toMatchObject({ coupon_code: null, coupon_dropped: 'coupon_used_up', discount: 0 })
    })

    test('given the last place in two carts, then one is booked and the other learns that it is gone', async () => {
      const app = getApp()
      const visitors = await Promise.all([client(app), client(app)])
      const wish = plainChoice({ courseId: courseIds.lastPlace })
      const carts = await Promise.all(visitors.map((visitor) => readyCart(visitor, wish)))
      const answers = await Promise.all(
        visitors.map((visitor, index) => place(visitor, carts[index] ?? { quoteId: '', total: 0, itemId: 0 })),
      )
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
      expect(await brokenInvariants(app.services.db, new Map([[courseIds.lastPlace, 1]]))).toEqual([])
    })

    test('given a placed order, then consents are logged with the version of the terms that was read', async () => {
      const app = getApp()
      const visitor = await client(app)
      const placed = await place(visitor, await readyCart(visitor))
      const consents = await app.services.db
        .selectFrom('consents')
        .innerJoin('orders', 'orders.id', 'consents.order_id')
        .select(['consents.kind', 'consents.given', 'consents.version'])
        .where('orders.number', '=', placed.body.number)
        .orderBy('consents.id')
        .execute()
      expect(consents.map(({ kind, given }) => [kind, given])).toEqual([
        ['terms', 1],
        ['school_abroad', 1],
        ['marketing_email', 0],
        ['guardian', 0],
      ])
      expect(new Set(consents.map(({ version }) => version)).size).toBe(1)
      expect(consents[0]?.version).toMatch(/^[0-9a-f]{16}$/)
    })

    test('given a link from elsewhere that carries the cookie alone, then nothing is placed (case 86)', async () => {
      const visitor = await client(getApp())
      await readyCart(visitor)
      const { status } = await visitor.failing('core/checkout/placeOrder', undefined, {
        method: 'GET',
        headers: { 'pwa-token': undefined, 'pwa-code': undefined },
      })
      expect(status).toBe(403)
      expect((await quote(visitor)).items_count).toBe(1)
    })
  },
  { prepare: smallCatalogue },
)
