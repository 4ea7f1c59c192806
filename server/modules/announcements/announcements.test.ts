import type { Banners, Slider } from '../../../src/contract/announcement-schema'
import type { AnnouncementsTable } from '../../db/schema/announcement-tables'
import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

const row = (id: number, change: Partial<AnnouncementsTable> = {}): AnnouncementsTable => ({
  id,
  kind: 'slide',
  place: 'home',
  position: id,
  title_en: `Slide ${id}`,
  title_ar: `شريحة ${id}`,
  text_en: 'Text',
  text_ar: 'نص',
  url: '/summer-groups',
  picture: 'london',
  alt_en: 'London',
  alt_ar: 'لندن',
  valid_from: '2026-01-01',
  valid_to: '2026-03-01',
  ...change,
})

describeOnBoth(
  'slider and banner (spec §7)',
  (getApp) => {
    beforeAll(async () => {
      const { db, catalogue } = getApp().services
      const rows = [
        row(1, { position: 9 }),
        row(2),
        row(3, { valid_to: '2026-02-28' }),
        row(4, { valid_from: '2026-03-02', valid_to: '2026-04-01' }),
        row(5, { url: '//evil.com' }),
        row(6, { url: 'javascript:alert(1)' }),
        row(7, { place: 'blog' }),
        row(8, { kind: 'banner', url: 'https://visa.example/apply' }),
      ]
      await db.insertInto('announcements').values(rows).execute()
      await db.updateTable('catalogue_revision').set({ revision: 50 }).execute()
      catalogue.recheck()
    })
    const ids = async (code?: string) => {
      const { body } = await (await client(getApp())).call<Slider>('appmanagerapi/slider/getSlider', code === undefined ? {} : { code })
      return body.data.slides.map(({ id }) => id)
    }

    test('given slides, then those valid today in Riyadh, in the editors’ order, and none that leads off the site', async () => {
      expect(await ids()).toEqual([2, 1])
      expect(await ids('blog')).toEqual([7])
      expect(await ids('no-such')).toEqual([])
    })

    test('given midnight in Riyadh, then the last day is over and the first begins', async () => {
      getApp().setNow('2026-03-01T21:00:00.000Z')
      expect(await ids()).toEqual([4])
      getApp().setNow('2026-03-01T09:00:00.000Z')
    })

    test('given a banner, then it is in the reader’s language; the build gets both', async () => {
      const visitor = await client(getApp(), 'ar')
      const { body } = await visitor.call<Banners>('appmanagerapi/banner/getBanner')
      expect(body.data.banners).toMatchObject([{ id: 8, title: 'شريحة 8', alt: 'لندن', url: 'https://visa.example/apply' }])
      expect((await visitor.call('appmanagerapi/banner/getBanner', { store_view: 'all' })).body).toMatchObject({
        total: 1,
        items: [{ id: 8, title: { en: 'Slide 8', ar: 'شريحة 8' } }],
      })
    })
  },
  { prepare: smallCatalogue },
)
