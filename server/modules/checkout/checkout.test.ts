import { configPaths } from '../../../src/config/config-paths'
import type { CheckoutState, PaymentMethods, ShippingRates } from '../../../src/contract/cart-schema'
import { add, billingStep, choice, plainChoice, saveBilling, traveller, workedTotal } from '../../testing/booking-steps'
import { raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../testing/test-app'
import { client, type TestClient } from '../../testing/test-client'
import { forgetExpired } from '../session/session-service'

const refused = async (visitor: TestClient, step: Record<string, unknown>) => {
  const { status, body } = await visitor.failing('core/checkout/saveBillingAddress', step)
  return { status, code: body.error.code, fields: body.error.fields ?? {} }
}

async function withCart(app: TestApp, wish = plainChoice(), qty = 1) {
  const visitor = await client(app, 'en')
  const { body } = await add(visitor, wish, qty)
  return { visitor, itemId: body.item?.item_id ?? 0, quote: body.quote }
}

describeOnBoth(
  'core/checkout',
  (getApp) => {
    test('given billing as people type it, then it is kept in one normal form (cases 11, 12)', async () => {
      const { visitor, itemId } = await withCart(getApp())
      const step = billingStep([traveller(itemId, { firstname: ' نورة\u200f', birth_date: '٢٠٠٠-٠٥-١٥' })])
      const billing = { ...step.billing, firstname: '\u00a0نورة ', email: ' Noura@Example.COM\u200f', phone: '٠٥٠١٢٣٤٥٦٧' }
      expect((await saveBilling(visitor, { ...step, billing })).status).toBe(200)
      const { body } = await visitor.call<CheckoutState>('core/checkout/getCheckout')
      expect(body.billing).toMatchObject({ firstname: 'نورة', email: 'noura@example.com', phone: '+966501234567' })
      expect(body.travellers[0]).toMatchObject({ firstname: 'نورة', birth_date: '2000-05-15', guardian_name: null })
      expect(body.guest_allowed).toBe(true)
    })

    test('given a session that has ended, then its cart and what was typed at checkout are gone; one that lives keeps them', async () => {
      const gone = await withCart(getApp())
      await saveBilling(gone.visitor, billingStep([traveller(gone.itemId)]))
      const { db } = getApp().services
      const ended = await db
        .selectFrom('quotes')
        .select(['id', 'session_id'])
        .where('id', '=', gone.quote.quote_id)
        .executeTakeFirstOrThrow()
      await db
        .updateTable('sessions')
        .set({ expires_at: '2026-02-28T00:00:00.000Z' })
        .where('id', '=', ended.session_id ?? '')
        .execute()
      const kept = await withCart(getApp())
      await forgetExpired(db, getApp().services.now())
      const left = await db.selectFrom('quotes').select('id').where('id', 'in', [ended.id, kept.quote.quote_id]).execute()
      expect(left).toEqual([{ id: kept.quote.quote_id }])
    })

    test.each(['   ', '\u00a0', '\u200f', '\u200b', '\n\n'])('given a name of %j, then it is required (case 12)', async (blank) => {
      const { visitor, itemId } = await withCart(getApp())
      const step = billingStep([traveller(itemId, { lastname: blank })])
      const { code, fields } = await refused(visitor, { ...step, billing: { ...step.billing, firstname: blank } })
      expect([code, fields]).toEqual(['validation', { 'billing.firstname': 'required', 'travellers.0.lastname': 'required' }])
    })

    test('given broken fields, then each is named with its rule, all at once', async () => {
      const { visitor, itemId } = await withCart(getApp())
      const step = billingStep([traveller(itemId, { birth_date: '2030-01-01', nationality: 'XX' })])
      const billing = { ...step.billing, email: 'nobody', phone: '12', country: 'FR', street: 'x'.repeat(300) }
      const { fields } = await refused(visitor, { ...step, billing })
      expect(fields).toEqual({
        'billing.email': 'email',
        'billing.phone': 'phone',
        'billing.country': 'country',
        'billing.street': 'tooLong',
        'travellers.0.birth_date': 'birthDateFuture',
        'travellers.0.nationality': 'country',
      })
    })

    test.each(['2000-02-31', '02/31/2000', '1970-21-01', '2000-2-30'])(
      'given birth date %s, then nothing is rolled over (case 14)',
      async (birth_date) => {
        const { visitor, itemId } = await withCart(getApp())
        const { status, fields } = await refused(visitor, billingStep([traveller(itemId, { birth_date })]))
        expect([status, Object.keys(fields)]).toEqual([422, ['travellers.0.birth_date']])
      },
    )

    test('given fewer or more travellers than places, or another line’s, then checkout_travellers', async () => {
      const { visitor, itemId } = await withCart(getApp(), plainChoice(), 2)
      const codes = []
      for (const travellers of [
        [traveller(itemId)],
        [traveller(itemId), traveller(itemId), traveller(itemId)],
        [traveller(itemId), traveller(itemId + 999)],
        [],
      ]) {
        codes.push((await refused(visitor, billingStep(travellers))).code)
      }
      expect(codes).toEqual(Array(4).fill('checkout_travellers'))
      expect((await saveBilling(visitor, billingStep([traveller(itemId), traveller(itemId, { firstname: 'Sara' })]))).status).toBe(200)
    })

    test('given no consent to the terms, or to sending data abroad, then each is asked for', async () => {
      const { visitor, itemId } = await withCart(getApp())
      const consents = { terms: false, school_abroad: true, marketing_email: true, guardian: false }
      expect((await refused(visitor, billingStep([traveller(itemId)], { consents }))).code).toBe('checkout_terms_needed')
      const noData = billingStep([traveller(itemId)], { consents: { ...consents, terms: true, school_abroad: false } })
      expect((await refused(visitor, noData)).fields).toEqual({ 'consents.school_abroad': 'required' })
    })

    test('given a student under 18 on the first day, then a guardian with telephone and consent is needed', async () => {
      const { visitor, itemId } = await withCart(getApp(), choice())
      const minor = { birth_date: '2008-08-01' }
      const alone = await refused(visitor, billingStep([traveller(itemId, minor)]))
      expect(alone.fields).toEqual({ 'travellers.0.guardian_name': 'required', 'travellers.0.guardian_phone': 'required' })
      const guarded = [traveller(itemId, { ...minor, guardian_name: 'Abdullah', guardian_phone: '0555555555' })]
      expect((await refused(visitor, billingStep(guarded))).code).toBe('checkout_guardian_needed')
      const consents = { terms: true, school_abroad: true, marketing_email: false, guardian: true }
      const { body } = await saveBilling(visitor, billingStep(guarded, { consents }))
      expect([body.quote.grand_total, body.price_changed]).toEqual([workedTotal, false])
    })

    test('given a traveller whose age is not the one that was priced, then the price follows the traveller and says so', async () => {
      const { visitor, itemId, quote } = await withCart(getApp(), choice({ student: { birthDate: '2000-01-01', nationality: 'SA' } }))
      const consents = { terms: true, school_abroad: true, marketing_email: false, guardian: true }
      const minor = [traveller(itemId, { birth_date: '2008-08-01', guardian_name: 'Abdullah', guardian_phone: '0555555555' })]
      const { body } = await saveBilling(visitor, billingStep(minor, { consents }))
      expect([body.price_changed, body.quote.grand_total, body.quote.grand_total > quote.grand_total]).toEqual([true, workedTotal, true])
    })

    test('given two students of one line who would pay differently, then the second is asked to be booked apart', async () => {
      const { visitor, itemId } = await withCart(getApp(), choice({ student: { birthDate: '2000-01-01', nationality: 'SA' } }), 2)
      const consents = { terms: true, school_abroad: true, marketing_email: false, guardian: true }
      const minor = traveller(itemId, { birth_date: '2008-08-01', guardian_name: 'Abdullah', guardian_phone: '0555555555' })
      const { fields } = await refused(visitor, billingStep([traveller(itemId), minor], { consents }))
      expect(fields).toEqual({ 'travellers.1.birth_date': 'priceDiffers' })
    })

    test('given a traveller too young for the course, then the birth date is named', async () => {
      const { visitor, itemId } = await withCart(getApp())
      const consents = { terms: true, school_abroad: true, marketing_email: false, guardian: true }
      const child = traveller(itemId, { birth_date: '2014-01-01', guardian_name: 'Abdullah', guardian_phone: '0555555555' })
      expect((await refused(visitor, billingStep([child], { consents }))).fields).toEqual({ 'travellers.0.birth_date': 'studentTooYoung' })
    })

    test('given extra fields such as a group or a price, then they are not kept (case 54)', async () => {
      const { visitor, itemId } = await withCart(getApp())
      const step = billingStep([traveller(itemId)])
      const forged = { ...step, billing: { ...step.billing, group_id: 3, entity_id: 1 }, grand_total: 1, status: 'paid' }
      await visitor.call('core/checkout/saveBillingAddress', forged)
      const { body } = await visitor.call<CheckoutState>('core/checkout/getCheckout')
      expect(body.billing && Object.keys(body.billing).sort()).toEqual([
        'city',
        'country',
        'email',
        'firstname',
        'lastname',
        'phone',
        'street',
      ])
    })

    test('given no cart or an empty one, then core_cart_105 and core_cart_100', async () => {
      const visitor = await client(getApp())
      expect((await refused(visitor, billingStep([traveller(1)]))).code).toBe('core_cart_105')
      await add(visitor, plainChoice())
      await visitor.call('core/cart/removeItems')
      expect((await refused(visitor, billingStep([traveller(1)]))).code).toBe('core_cart_100')
      expect((await visitor.failing('core/checkout/setPaymentMethod', { code: 'bank_transfer' })).body.error.code).toBe('core_cart_100')
      expect((await visitor.failing('core/checkout/getAvailableShippingRates')).body.error.code).toBe('core_checkout_105')
    })

    test('given the ways to pay and to send documents, then bank transfer with the account, e-mail for free, and nothing else is taken', async () => {
      const { visitor } = await withCart(getApp())
      const { body: methods } = await visitor.call<PaymentMethods>('core/checkout/getAvailablePaymentMethods')
      expect(methods.items.map(({ code, title }) => [code, title])).toEqual([['bank_transfer', 'Bank transfer']])
      expect(methods.items[0]?.instructions).toContain('SA0380000000608010167519')
      expect(methods.items[0]?.instructions).toContain('within 3 days')
      const arabic = await visitor.call<PaymentMethods>('core/checkout/getAvailablePaymentMethods', { store_view: 'ar' })
      expect(arabic.body.items[0]).toMatchObject({ title: 'حوالة بنكية', instructions: expect.stringContaining('خلال 3 أيام') })
      const { body: rates } = await visitor.call<ShippingRates>('core/checkout/getAvailableShippingRates')
      expect(rates.items).toMatchObject([{ code: 'email', amount: 0 }])
      expect((await visitor.failing('core/checkout/setPaymentMethod', { code: 'free' })).body.error.code).toBe('checkout_payment_unknown')
      expect((await visitor.failing('core/checkout/setShipingRate', { code: 'dragon' })).body.error.code).toBe('core_checkout_105')
      expect((await visitor.call('core/checkout/setShipingRate', { code: 'email' })).status).toBe(200)
      await visitor.call('core/checkout/setPaymentMethod', { code: 'bank_transfer' })
      expect((await visitor.call<CheckoutState>('core/checkout/getCheckout')).body).toMatchObject({
        payment_method: 'bank_transfer',
        shipping_rate: 'email',
      })
    })

    test('given guest checkout is switched off meanwhile, then a guest is told (case 62)', async () => {
      const app = getApp()
      const { visitor, itemId } = await withCart(app)
      const set = async (value: string) => {
        await app.services.db.updateTable('configs').set({ value }).where('path', '=', configPaths.guestCheckout).execute()
        await raiseRevision(app.services.db)
        app.services.catalogue.recheck()
      }
      await set('0')
      expect((await refused(visitor, billingStep([traveller(itemId)]))).code).toBe('checkout_guest_closed')
      expect((await visitor.failing('core/checkout/placeOrder')).body.error.code).toBe('checkout_guest_closed')
      await set('1')
    })
  },
  { prepare: smallCatalogue },
)
