import { limits } from '../../../src/config/limits'
import { smallCatalogue } from '../../testing/small-catalogue'
import { defaultMoment, describeOnBoth, type TestApp } from '../../testing/test-app'
import { client } from '../../testing/test-client'

type Kept = { template: string; text: string; subject: string }
const mailsTo = async (app: TestApp, to: string): Promise<Kept[]> => {
  await app.deliverOutbox()
  return (await app.inject(`/dev/mailbox.json?to=${to}`)).json().items
}
const tokenIn = (mail: Kept | undefined): string => /#newsletter\.confirm\.([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
const rowOf = (app: TestApp, email: string) =>
  app.services.db.selectFrom('newsletter_subscriptions').selectAll().where('email', '=', email).executeTakeFirst()

describeOnBoth(
  'core/newsletters',
  (getApp) => {
    test('given an address, then it is asked by mail, and only its yes begins the letters and is logged', async () => {
      const app = getApp()
      const visitor = await client(app)
      expect((await visitor.call('core/newsletters/subscribe', { email: ' Letter@Example.com ' })).body).toEqual({
        success: true,
        subscribed: false,
      })
      expect(await rowOf(app, 'letter@example.com')).toMatchObject({ active: 0, locale: 'ar' })
      const [mail] = await mailsTo(app, 'letter@example.com')
      const token = tokenIn(mail)
      expect((await visitor.call('core/newsletters/subscribe', { token })).body).toEqual({ success: true, subscribed: true })
      await visitor.call('core/newsletters/subscribe', { token })
      expect(await rowOf(app, 'letter@example.com')).toMatchObject({ active: 1 })
      const consents = await app.services.db.selectFrom('consents').selectAll().where('email', '=', 'letter@example.com').execute()
      expect(consents).toHaveLength(1)
      expect(consents[0]).toMatchObject({ kind: 'marketing_email', given: 1 })
      for (let turn = 0; turn < 2; turn += 1)
        expect((await visitor.call('core/newsletters/unsubscribe', { token })).body).toEqual({ success: true, subscribed: false })
      expect(await rowOf(app, 'letter@example.com')).toMatchObject({ active: 0 })
    })

    test('given 20 equal clicks at once, then one mail goes and its link confirms; asked again after it was ended, another goes (case 66)', async () => {
      const app = getApp()
      const visitor = await client(app, 'ar', '192.0.2.7')
      const subscribe = (input: Record<string, string>) => visitor.call('core/newsletters/subscribe', input)
      await Promise.all(Array.from({ length: 20 }, () => subscribe({ email: 'hasty@example.com' })))
      const mails = await mailsTo(app, 'hasty@example.com')
      expect(mails).toHaveLength(1)
      const token = tokenIn(mails[0])
      expect((await subscribe({ token })).body).toEqual({ success: true, subscribed: true })
      app.setNow(new Date(Date.parse(defaultMoment) + 1000).toISOString())
      await visitor.call('core/newsletters/unsubscribe', { token })
      await subscribe({ email: 'hasty@example.com' })
      expect(await mailsTo(app, 'hasty@example.com')).toHaveLength(2)
      app.setNow(defaultMoment)
    })

    test('given an address that is known, unknown, confirmed or beyond its share of mails, then the answers are alike (case 51)', async () => {
      const app = getApp()
      const visitor = await client(app)
      const answers = []
      for (let turn = 0; turn < 12; turn += 1) {
        app.setNow(new Date(Date.parse(defaultMoment) + turn * limits.flood.sameWithin).toISOString())
        answers.push(await visitor.call('core/newsletters/subscribe', { email: 'often@example.com' }))
      }
      answers.push(await visitor.call('core/newsletters/subscribe', { email: 'never@example.com' }))
      expect(new Set(answers.map(({ status, body }) => `${status} ${JSON.stringify(body)}`)).size).toBe(1)
      expect(await mailsTo(app, 'often@example.com')).toHaveLength(10)
      app.setNow(defaultMoment)
      expect((await visitor.call('core/newsletters/isSubscribed', { email: 'often@example.com' })).body).toEqual({
        success: true,
        subscribed: false,
      })
    })

    test('given a link a day old, a wrong token, a guest without one, then nothing changes', async () => {
      const app = getApp()
      const visitor = await client(app)
      await visitor.call('core/newsletters/subscribe', { email: 'late@example.com' })
      const [mail] = await mailsTo(app, 'late@example.com')
      app.setNow('2026-03-02T09:00:01.000Z')
      const fresh = await client(app)
      expect((await fresh.failing('core/newsletters/subscribe', { token: tokenIn(mail) })).body.error.code).toBe('link_expired')
      expect((await fresh.failing('core/newsletters/unsubscribe', { token: 'guess' })).body.error.code).toBe('link_expired')
      expect((await fresh.failing('core/newsletters/unsubscribe', {})).body.error.code).toBe('core_customers_103')
      expect((await fresh.failing('core/newsletters/subscribe', { email: 'a b' })).body.error.fields).toEqual({ email: 'email' })
      expect(await rowOf(app, 'late@example.com')).toMatchObject({ active: 0 })
    })
  },
  { prepare: smallCatalogue },
)
