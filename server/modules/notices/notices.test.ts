import { limits } from '../../../src/config/limits'
import { courseIds, raiseRevision, smallCatalogue } from '../../testing/small-catalogue'
import { defaultMoment, describeOnBoth, type TestApp } from '../../testing/test-app'
import { client } from '../../testing/test-client'
import { createNoticeWatch } from './notices-service'

type Kept = { template: string; text: string; subject: string }
const mailsTo = async (app: TestApp, to: string): Promise<Kept[]> => {
  await app.deliverOutbox()
  return (await app.inject(`/dev/mailbox.json?to=${to}`)).json().items
}
const tokenIn = (mail: Kept | undefined, act: string): string =>
  new RegExp(`#notice\\.${act}\\.([\\w-]+)`).exec(mail?.text ?? '')?.[1] ?? ''

/** An editor's change, as the next look sees it. */
async function edit(app: TestApp, id: number, change: { bookable?: 0 | 1; price_lists?: string }): Promise<void> {
  await app.services.db.updateTable('courses').set(change).where('id', '=', id).execute()
  await raiseRevision(app.services.db)
  app.services.catalogue.recheck()
}

describeOnBoth(
  'core/products/notifyStock',
  (getApp) => {
    test('given a course that cannot be booked, then whoever confirmed is told once when it can', async () => {
      const app = getApp()
      const visitor = await client(app)
      const watch = createNoticeWatch(app.services)
      for (const email of ['yes@example.com', 'no@example.com'])
        await visitor.call('core/products/notifyStock', { product_id: courseIds.withdrawn, email })
      const [asked] = await mailsTo(app, 'yes@example.com')
      await visitor.call('core/products/notifyStock', { token: tokenIn(asked, 'confirm') })
      expect(await watch()).toBe(0)
      await edit(app, courseIds.withdrawn, { bookable: 1 })
      const others = await Promise.all([1, 2, 3].map(() => createNoticeWatch(app.services)()))
      expect(others.reduce((sum, told) => sum + told, 0)).toBe(1)
      expect(await watch()).toBe(0)
      const told = (await mailsTo(app, 'yes@example.com')).filter(({ template }) => template === 'notice_due')
      expect(told).toHaveLength(1)
      expect(told[0]?.text).toContain('http://shop.test/ar/courses/')
      expect((await mailsTo(app, 'no@example.com')).map(({ template }) => template)).toEqual(['notice_confirm'])
      const end = await visitor.call('core/products/notifyStock', { token: tokenIn(told[0], 'stop'), stop: true })
      expect(end.status).toBe(200)
      expect(await app.services.db.selectFrom('stock_notices').selectAll().where('email', '=', 'yes@example.com').execute()).toEqual([])
    })

    test('given a course that becomes cheaper, and not when it becomes dearer, then both prices are in the mail', async () => {
      const app = getApp()
      const visitor = await client(app, 'en')
      const watch = createNoticeWatch(app.services)
      const email = 'cheap@example.com'
      await visitor.call('core/products/notifyStock', { product_id: courseIds.worked, email, kind: 'cheaper', weeks: 4 })
      await visitor.call('core/products/notifyStock', { token: tokenIn((await mailsTo(app, email))[0], 'confirm') })
      const { price_lists } = await app.services.db
        .selectFrom('courses')
        .select('price_lists')
        .where('id', '=', courseIds.worked)
        .executeTakeFirstOrThrow()
      const scaled = (factor: number) =>
        JSON.stringify(JSON.parse(price_lists, (key, value) => (key === 'price' ? Math.round(value * factor) : value)))
      await edit(app, courseIds.worked, { price_lists: scaled(1.2) })
      expect(await watch()).toBe(0)
      await edit(app, courseIds.worked, { price_lists: scaled(0.9) })
      expect(await watch()).toBe(1)
      const [told] = (await mailsTo(app, email)).filter(({ template }) => template === 'notice_due')
      expect(told?.text).toMatch(/4 weeks now cost .*SAR .* instead of .*SAR/)
    })

    test('given what is so already, no such course, no address, then it is refused', async () => {
      const visitor = await client(getApp())
      const fieldsOf = async (sent: Record<string, unknown>) => (await visitor.failing('core/products/notifyStock', sent)).body.error
      expect((await fieldsOf({ product_id: courseIds.worked, email: 'a@example.com', kind: 'bookable' })).fields).toEqual({
        kind: 'choice',
      })
      expect((await fieldsOf({ product_id: 99_999, email: 'a@example.com' })).code).toBe('core_products_101')
      expect((await fieldsOf({ product_id: courseIds.worked, email: '' })).fields).toEqual({ email: 'required' })
      expect((await fieldsOf({ token: 'guess' })).code).toBe('link_expired')
    })

    test('given 15 equal clicks at once, then one mail goes and its link confirms; other weeks are another wish (case 66)', async () => {
      const app = getApp()
      const visitor = await client(app, 'ar', '192.0.2.7')
      const wish = { product_id: courseIds.worked, email: 'hasty@example.com', weeks: 4 }
      await Promise.all(Array.from({ length: 15 }, () => visitor.call('core/products/notifyStock', wish)))
      const mails = await mailsTo(app, 'hasty@example.com')
      expect(mails).toHaveLength(1)
      const confirmed = await visitor.call('core/products/notifyStock', { token: tokenIn(mails[0], 'confirm') })
      expect(confirmed.status).toBe(200)
      for (const weeks of [4, 8]) await visitor.call('core/products/notifyStock', { ...wish, weeks, email: 'other@example.com' })
      expect(await mailsTo(app, 'other@example.com')).toHaveLength(2)
    })

    test('given one address asked about again and again, then its mails and notices stay bounded and the answers alike', async () => {
      const app = getApp()
      const visitor = await client(app)
      for (let turn = 0; turn < 14; turn += 1) {
        app.setNow(new Date(Date.parse(defaultMoment) + turn * limits.flood.sameWithin).toISOString())
        expect(
          (await visitor.call('core/products/notifyStock', { product_id: courseIds.worked, email: 'victim@example.com' })).status,
        ).toBe(200)
      }
      expect(await mailsTo(app, 'victim@example.com')).toHaveLength(10)
      app.setNow(defaultMoment)
    })
  },
  { prepare: smallCatalogue },
)
