import { plainChoice } from '../../server/testing/booking-steps'
import { raiseRevision, smallCatalogue } from '../../server/testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../server/testing/test-app'
import { checkoutCalls } from '../api/checkout-calls'
import { createClient } from '../api/client'
import { newKey } from '../api/idempotency-key'
import { into } from '../testing/into-app'
import { createTestStore, until } from '../testing/test-store'
import { recordOf } from './placed-model'
import { startUp } from './start-up'

function visit(app: TestApp, locale: 'ar' | 'en' = 'en') {
  const store = createTestStore({ locale, client: createClient({ base: '', locale: () => locale, fetch: into(app) }) })
  return { ...store, cart: store.root.cart, checkout: checkoutCalls(store.environment.client) }
}

const billing = {
  firstname: 'Noura',
  lastname: 'Alharbi',
  email: 'noura@example.com',
  phone: '+966501234567',
  country: 'SA',
  city: 'Riyadh',
  street: 'King Fahd Road 12',
}
const consents = { terms: true, schoolAbroad: true, marketingEmail: false, guardian: false }
const travellerOf = (itemId: number) => ({
  itemId,
  firstname: 'Noura',
  lastname: 'Alharbi',
  gender: 'female' as const,
  birthDate: '2000-05-15',
  nationality: 'SA',
  guardianName: null,
  guardianPhone: null,
})

async function review(visitor: ReturnType<typeof visit>) {
  await visitor.cart.add(plainChoice())
  const line = visitor.cart.shownLines[0]
  if (!line) throw new Error('nothing in the cart')
  const saved = await visitor.checkout.saveBilling({ billing, travellers: [travellerOf(line.itemId)], consents })
  expect(saved.ok).toBe(true)
  expect((await visitor.checkout.choosePayment('bank_transfer')).ok).toBe(true)
  await visitor.cart.refresh()
  const { totals } = visitor.cart
  if (!totals) throw new Error('no totals')
  return totals
}

describeOnBoth(
  'the store and the real server',
  (getApp) => {
    test.each(['ar', 'en'] as const)(
      'given a visitor (%s), when the shop starts, then configuration, menu and an empty cart are there',
      async (locale) => {
        const { root } = visit(getApp(), locale)
        await startUp(root, locale)
        expect(root.appStatus.failure).toBeNull()
        expect([root.appStatus.startUp, root.configs.isKnown, root.cart.isEmpty, root.isLoggedIn]).toEqual(['ready', true, true, false])
      },
    )

    test('given a course, when it is added, counted up and removed, then the cart is the server’s at every step', async () => {
      const { cart } = visit(getApp())
      expect((await cart.add(plainChoice())).ok).toBe(true)
      const [line] = cart.shownLines
      expect(line).toMatchObject({ name: 'General English', qty: 1, problem: null })
      cart.setQuantity(line?.key ?? '', 3)
      await until(() => cart.lines.get(line?.key ?? '')?.qty === 3 && cart.totals?.subtotal === 3 * (line?.unitPrice ?? 0))
      cart.remove(line?.key ?? '')
      await cart.undoRemove()
      await until(() => cart.shownLines.length === 1)
      expect(cart.shownLines[0]?.qty).toBe(3)
    })

    test.each([0.5, -1, 1e9])(
      'given the quantity %d, then the server refuses, the line shows its value again and the subtotal is not negative (case 7)',
      async (qty) => {
        const { cart } = visit(getApp())
        await cart.add(plainChoice())
        const key = cart.shownLines[0]?.key ?? ''
        cart.setQuantity(key, qty)
        await cart.settled()
        await until(() => cart.refusals.has(key))
        expect(cart.shownQty(key)).toBe(1)
        expect(cart.totals?.subtotal).toBeGreaterThan(0)
      },
    )

    test('given a course that is withdrawn while in the cart, then its line says so by code and the other stays bookable', async () => {
      const visitor = visit(getApp())
      await visitor.cart.add(plainChoice())
      await visitor.cart.add(plainChoice({ courseId: 2 }))
      const { db } = getApp().services
      await db.updateTable('courses').set({ bookable: 0 }).where('id', '=', 1).execute()
      await raiseRevision(db)
      getApp().services.catalogue.recheck()
      await visitor.cart.refresh()
      const problems = Object.fromEntries(visitor.cart.shownLines.map(({ productId, problem }) => [productId, problem]))
      await db.updateTable('courses').set({ bookable: 1 }).where('id', '=', 1).execute()
      await raiseRevision(db)
      getApp().services.catalogue.recheck()
      expect(problems[1]).toBe('cart_item_not_bookable')
      expect(problems).toMatchObject({ 2: null })
    })

    test('given broken details, then every field comes back by its path', async () => {
      const visitor = visit(getApp())
      await visitor.cart.add(plainChoice())
      const itemId = visitor.cart.shownLines[0]?.itemId ?? 0
      const traveller = { ...travellerOf(itemId), birthDate: '2012-01-01' }
      const saved = await visitor.checkout.saveBilling({ billing: { ...billing, email: 'no' }, travellers: [traveller], consents })
      expect(saved).toMatchObject({ ok: false, failure: { code: 'validation' } })
      const fields = saved.ok ? {} : saved.failure.fields
      expect(fields).toMatchObject({
        'billing.email': 'email',
        'travellers.0.guardian_name': 'required',
        'travellers.0.guardian_phone': 'required',
      })
    })

    test('given all steps, when the order is placed ten times with one key and from a second tab, then there is one booking (case 2)', async () => {
      const visitor = visit(getApp())
      const { quoteId, grandTotal } = await review(visitor)
      const key = newKey()
      const results = await Promise.all(Array.from({ length: 10 }, () => visitor.checkout.placeOrder(quoteId, grandTotal, key)))
      const otherTab = await visitor.checkout.placeOrder(quoteId, grandTotal, newKey())
      const numbers = [...results, otherTab].map((result) => (result.ok ? result.value.number : result.failure.code))
      expect(new Set(numbers).size).toBe(1)
      expect(numbers[0]).toMatch(/^RH-/)
      const [first] = results
      if (!first?.ok) throw new Error('not placed')
      visitor.root.finishBooking(recordOf(quoteId, '', first.value))
      expect([visitor.root.placed.record?.number, visitor.cart.isEmpty]).toEqual([numbers[0], true])
      expect(visitor.told.at(-1)).toMatchObject({ kind: 'placed' })
      expect(JSON.stringify(visitor.root.placed.record)).not.toMatch(/Noura|2000-05-15|example\.com/)
    })

    test('given a total the person did not agree to, then nothing is booked and the code says that the price changed', async () => {
      const visitor = visit(getApp())
      const { quoteId, grandTotal } = await review(visitor)
      const result = await visitor.checkout.placeOrder(quoteId, grandTotal - 1, newKey())
      expect(result).toMatchObject({ ok: false, failure: { code: 'cart_price_changed' } })
      await visitor.cart.refresh()
      expect(visitor.cart.shownLines).toHaveLength(1)
    })

    test('given a checkout left after payment, when it is opened again, then the server tells what was saved', async () => {
      const visitor = visit(getApp())
      await review(visitor)
      const saved = await visitor.checkout.saved()
      expect(saved).toMatchObject({
        ok: true,
        value: { billing: { email: 'noura@example.com' }, paymentMethod: 'bank_transfer', guestAllowed: true },
      })
    })
  },
  { prepare: smallCatalogue },
)
