import type { CheckoutState, CurrentQuote } from '../../../src/contract/cart-schema'
import { add, billingStep, choice, plainChoice, saveBilling, traveller } from '../../testing/booking-steps'
import { courseIds, smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

describeOnBoth(
  'core/checkout, who tries to pay less',
  (getApp) => {
    test('given two students born on one day in two lines, then each pays the school’s registration (design domain §3.3)', async () => {
      const visitor = await client(getApp())
      await add(visitor, plainChoice())
      const { body } = await add(visitor, plainChoice({ courseId: courseIds.intensive, startDate: '2026-07-13' }))
      const [one = 0, two = 0] = body.items.map(({ item_id }) => item_id)
      const registrations = async (firstname: string) => {
        const saved = await saveBilling(visitor, billingStep([traveller(one), traveller(two, { firstname })]))
        return saved.body.items.map(({ price }) => price.lines.find(({ kind }) => kind === 'registration')?.sar)
      }
      expect(await registrations('Sara')).toEqual([24_750, 24_750])
      expect(await registrations(' noura ')).toEqual([24_750, 0])
    })

    test('given students of one line who paid alike at billing, when an offer for one of them begins, then the other has no part in it', async () => {
      getApp().setNow('2025-12-31T12:00:00.000Z')
      const visitor = await client(getApp())
      const adult = choice({ accommodationId: null, transfer: 'none', pickupId: null, student: { birthDate: null, nationality: null } })
      const itemId = (await add(visitor, adult, 2)).body.item?.item_id ?? 0
      const saved = await saveBilling(visitor, billingStep([traveller(itemId), traveller(itemId, { nationality: 'US' })]))
      expect(saved.status).toBe(200)
      await visitor.call('core/checkout/setPaymentMethod', { code: 'bank_transfer' })
      getApp().setNow('2025-12-31T21:00:00.000Z')
      const now = await visitor.call<CurrentQuote>('core/cart/getCurrentQuote')
      expect(now.body.grand_total).toBeLessThan(saved.body.quote.grand_total)
      const { body } = await visitor.failing('core/checkout/placeOrder', { expected_total: now.body.grand_total })
      expect([body.error.code, body.error.fields]).toEqual(['checkout_travellers', { 'travellers.1.birth_date': 'priceDiffers' }])
      getApp().setNow('2026-03-01T09:00:00.000Z')
    })

    test.each([
      ['Noura\r\nBcc: a@b.example', 'Noura Bcc: a@b.example'],
      ['No\u202eura\u2069', 'Noura'],
      ['No\u0007ura\u001b[31m', 'No ura [31m'],
      ['می\u200cروم 👩\u200d🎓', 'می\u200cروم 👩\u200d🎓'],
    ])('given a name of %j, then it is one line that turns no text around it', async (firstname, kept) => {
      const visitor = await client(getApp())
      const itemId = (await add(visitor, plainChoice())).body.item?.item_id ?? 0
      const step = billingStep([traveller(itemId, { firstname })])
      await saveBilling(visitor, { ...step, billing: { ...step.billing, city: firstname } })
      const { body } = await visitor.call<CheckoutState>('core/checkout/getCheckout')
      expect([body.billing?.city, body.travellers[0]?.firstname]).toEqual([kept, kept])
    })
  },
  { prepare: smallCatalogue },
)
