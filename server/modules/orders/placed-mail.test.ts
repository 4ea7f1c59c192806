import { add, billingStep, choice, place, saveBilling, traveller } from '../../testing/booking-steps'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth, type TestApp } from '../../testing/test-app'
import { client } from '../../testing/test-client'

const bare = (text: string) => text.replace(/[\u2066-\u2069\u200e\u200f]/g, '')

/** Books the worked example (design domain §3) in a language and gives the mail that was kept for the mailbox. */
async function mailOf(app: TestApp, locale: 'ar' | 'en', email: string) {
  const visitor = await client(app, locale)
  const { body } = await add(visitor, choice())
  await visitor.call('core/cart/applyPromoCode', { coupon_code: 'SAVE10' })
  const minor = traveller(body.item?.item_id ?? 0, { birth_date: '2008-08-01', guardian_name: 'Abdullah', guardian_phone: '0555555555' })
  const step = billingStep([minor], { consents: { terms: true, school_abroad: true, marketing_email: false, guardian: true } })
  const billing = { ...step.billing, firstname: '<b>Noura</b>', email }
  const saved = await saveBilling(visitor, { ...step, billing })
  await visitor.call('core/checkout/setPaymentMethod', { code: 'bank_transfer' })
  const { quote_id, grand_total } = saved.body.quote
  const order = (await place(visitor, { quoteId: quote_id, total: grand_total, itemId: 0 })).body
  await app.deliverOutbox()
  const mails = await app.services.db.selectFrom('mailbox_messages').selectAll().where('recipient', '=', email).execute()
  expect(mails).toHaveLength(1)
  const [mail] = mails
  if (!mail) throw new Error('no mail')
  return { mail, order }
}

describeOnBoth(
  'the confirmation mail',
  (getApp) => {
    test('given a booking in English, then every line of the worked example is there with its rule, the account and what follows', async () => {
      const { mail, order } = await mailOf(getApp(), 'en', 'en@example.com')
      const text = bare(mail.body_text)
      expect([mail.locale, mail.template, bare(mail.subject)]).toEqual(['en', 'booking_placed', `Your booking ${order.number}`])
      for (const amount of [
        '14,850.00',
        '−2,227.50',
        '247.50',
        '222.75',
        '11,880.00',
        '1,361.25',
        '1,039.50',
        '297.00',
        '891.00',
        '356.40',
        '300.00',
        '45.00',
        '29,510.40',
      ])
        expect(text).toContain(`SAR ${amount}`)
      expect(text).toContain('11 of 12 weeks start between 14 June and 29 August: GBP 25.00 more a week')
      expect(text).toContain('7 of 12 weeks start before the 18th birthday on 1 August 2026')
      expect(text).toContain('15% off tuition')
      expect(text).toContain('12 weeks, from Monday, 15 June 2026 to Friday, 4 September 2026')
      expect(text).toContain('Airport transfer: London Heathrow')
      expect(text).toContain('Visa courier: SAR 247.50')
      expect(text).toContain('Coupon SAVE10: SAR −2,951.04')
      expect(text).toContain(`Reference: ${order.payment_reference}`)
      expect(text).toContain('SA0380000000608010167519')
      expect(text).toContain('by Wednesday, 4 March 2026')
      expect(text).not.toMatch(/\{\{|undefined|null|NaN|pricing:|mail:|\bplaced\./)
      expect(mail.html).toContain('dir="ltr"')
    })

    test('given a booking in Arabic, then the mail is right to left, in Arabic words, with Latin runs isolated', async () => {
      const { mail, order } = await mailOf(getApp(), 'ar', 'ar@example.com')
      const text = bare(mail.body_text)
      expect([mail.locale, bare(mail.subject)]).toEqual(['ar', `حجزك رقم ${order.number}`])
      expect(mail.html).toContain('lang="ar-SA" dir="rtl"')
      expect(text).toContain('29,510.40 ريال')
      expect(text).toContain('12 أسبوعًا، من')
      expect(text).toContain('11 أسبوعًا من أصل 12 تبدأ بين 14 يونيو و29 أغسطس')
      expect(text).toContain('الإنجليزية العامة')
      expect(text).toContain('سكن مع عائلة')
      expect(text).toContain('طالب واحد')
      expect(mail.body_text).toContain(`\u2066${order.number}\u2069`)
      expect(mail.body_text).not.toMatch(/[\u0660-\u0669]/)
      expect(text).not.toMatch(/\{\{|undefined|null|NaN|pricing:|mail:/)
    })

    test('given a name with HTML in it, then it is text in the mail', async () => {
      const { mail } = await mailOf(getApp(), 'en', 'html@example.com')
      expect(mail.html).not.toContain('<b>Noura</b>')
      expect(mail.html).toContain('&lt;b&gt;Noura&lt;/b&gt;')
    })

    test('given the outbox is delivered again, then there is still one mail', async () => {
      const app = getApp()
      const { mail } = await mailOf(app, 'en', 'twice@example.com')
      await app.services.db.updateTable('outbox').set({ delivered_at: null, claimed_until: '' }).where('id', '=', mail.id).execute()
      await app.deliverOutbox()
      const mails = await app.services.db.selectFrom('mailbox_messages').select('id').where('recipient', '=', 'twice@example.com').execute()
      expect(mails).toHaveLength(1)
    })
  },
  { prepare: smallCatalogue },
)
