import { smallCatalogue } from '../../testing/small-catalogue'
import { describeOnBoth } from '../../testing/test-app'
import { client } from '../../testing/test-client'

const written =
  '<script>alert(1)</script><p onclick="x()" style="text-align:left">Read <a href="/about-us">us</a>, <a href="http://shop.test/refund-policy">refunds</a>, <a href="https://gov.example/visa" target="_blank">visa</a></p><iframe src="https://www.youtube.com/embed/abc" title="Film"></iframe>'

describeOnBoth(
  'editors’ HTML as the API answers it (case 91)',
  (getApp) => {
    test('given a block with script, handlers, links and a film, then it is safe and its links lead into the reader’s language', async () => {
      const { db, catalogue } = getApp().services
      await db.updateTable('cms_blocks').set({ html_en: written, html_ar: written }).where('id', '=', 1).execute()
      await db.updateTable('catalogue_revision').set({ revision: 60 }).execute()
      catalogue.recheck()
      const { body } = await (await client(getApp(), 'ar')).call<{ data: { html: string } }>('core/cms/getSimpleBlock', {
        identifier: 'home_hero',
      })
      expect(body.data.html).toBe(
        '<p>Read <a href="/ar/about-us">us</a>, <a href="/ar/سياسة-الاسترداد">refunds</a>, <a href="https://gov.example/visa" rel="noopener" target="_blank">visa</a></p><a href="https://www.youtube.com/watch?v=abc" rel="noopener" target="_blank" data-video data-needs-script>Film</a>',
      )
    })

    test('given a text in English only, when it is read in Arabic, then its links lead to Arabic pages (case 81)', async () => {
      const { db, catalogue } = getApp().services
      await db.updateTable('cms_blocks').set({ html_en: written, html_ar: '' }).where('id', '=', 1).execute()
      await db.updateTable('catalogue_revision').set({ revision: 62 }).execute()
      catalogue.recheck()
      const visitor = await client(getApp(), 'ar')
      type Block = { html: string }
      const one = await visitor.call<{ data: Block }>('core/cms/getSimpleBlock', { id: 1 })
      const some = await visitor.call<{ blocks: Record<string, Block> }>('core/cms/getSimpleBlocks', { ids: '1, 999' })
      const all = await visitor.call<{ items: Block[] }>('cms/block/getList', { store_view: 'ar' })
      expect(Object.keys(some.body.blocks)).toEqual(['home_hero'])
      for (const block of [one.body.data, some.body.blocks.home_hero, all.body.items[0]]) {
        expect(block?.html).toContain('<a href="/ar/about-us">us</a>, <a href="/ar/سياسة-الاسترداد">refunds</a>')
        expect(block?.html).not.toContain('/en/')
      }
    })

    test('given a block of spaces only, then it is empty; given none, then nothing', async () => {
      const { db, catalogue } = getApp().services
      await db.updateTable('cms_blocks').set({ html_en: '<p>&nbsp;</p>  ', html_ar: ' ' }).where('id', '=', 1).execute()
      await db.updateTable('catalogue_revision').set({ revision: 61 }).execute()
      catalogue.recheck()
      const visitor = await client(getApp(), 'ar')
      const html = async (identifier: string) =>
        (await visitor.call<{ data: { html: string } | null }>('core/cms/getSimpleBlock', { identifier })).body.data?.html
      expect([await html('home_hero'), await html('no_such_block')]).toEqual(['', undefined])
    })
  },
  { prepare: smallCatalogue },
)
