import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { newEntrySlots as slots } from '../../src/config/new-entry'
import { smallCatalogue } from '../testing/small-catalogue'
import { describeOnBoth } from '../testing/test-app'

const frame = `<!doctype html><html><head><title>${slots.title}</title><meta name="description" content="${slots.description}"></head><body><a href="${slots.en}">English</a><a href="${slots.ar}">العربية</a><h1>${slots.title}</h1><div>${slots.html}</div></body></html>`
const data = (locale: string) =>
  JSON.stringify({
    componentChunkName: 'component---src-templates-new-entry-tsx',
    path: `/${locale}/new-entry`,
    result: { data: { locales: {} }, pageContext: { language: locale, title: slots.title, html: slots.html, routeName: 'newEntry' } },
  })

const files: Record<string, string> = {
  'ar/404/index.html': 'missing ar',
  'en/404/index.html': 'missing en',
  'en/about-us/index.html': 'about',
  'ar/about-us/index.html': 'about',
  'en/courses/intensive-english-london/index.html': 'built',
  ...Object.fromEntries(['ar', 'en'].map((locale) => [`${locale}/new-entry/index.html`, frame])),
  ...Object.fromEntries(['ar', 'en'].map((locale) => [`page-data/${locale}/new-entry/page-data.json`, data(locale)])),
}

const siteDir = mkdtempSync(join(tmpdir(), 'rihla-new-'))
for (const [name, content] of Object.entries(files)) {
  mkdirSync(dirname(join(siteDir, name)), { recursive: true })
  writeFileSync(join(siteDir, name), content)
}
afterAll(() => rmSync(siteDir, { recursive: true }))

const arabicCourse = encodeURI('/ar/courses/دورة-اللغة-الإنجليزية')

describeOnBoth(
  'entries newer than the build (decision 15)',
  (getApp) => {
    const get = (url: string) => getApp().inject({ url })

    test('given a course published after the build, then its address is a page with name, facts and ways on', async () => {
      const answer = await get('/en/courses/general-english-london')
      expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
        200,
        'text/html; charset=utf-8',
        'no-cache',
      ])
      expect(answer.body).toContain('<title>General English</title>')
      expect(answer.body).toContain('<h1>General English</h1>')
      expect(answer.body).toContain('Lessons a week')
      expect(answer.body).toContain(`href="${arabicCourse}"`)
      expect(answer.body).toContain('href="/en/contact-us"')
      expect(answer.body).not.toMatch(/OF-THE-NEW-ENTRY/)
    })

    test('given its Arabic address in any encoding, then it is the Arabic page, or one redirect leads to it (case 19)', async () => {
      expect((await get(arabicCourse)).body).toContain('href="/en/courses/general-english-london"')
      for (const url of [
        arabicCourse.toLowerCase(),
        encodeURI(arabicCourse),
        `${arabicCourse}/`,
        encodeURI(decodeURI(arabicCourse).normalize('NFD')),
      ]) {
        const answer = await get(url)
        expect([url, answer.statusCode === 200 ? arabicCourse : answer.headers.location]).toEqual([url, arabicCourse])
      }
    })

    test('given the slug of the other language, then one redirect leads to the own one (case 81)', async () => {
      const answer = await get('/ar/courses/general-english-london?utm=1')
      expect([answer.statusCode, answer.headers.location]).toEqual([301, `${arabicCourse}?utm=1`])
    })

    test.each([
      ['/en/languages/1', 301, '/en/languages/english'],
      ['/ar/languages/2/?utm=1', 301, encodeURI('/ar/languages/اللغة-الفرنسية?utm=1')],
      ['/en/courses/2', 301, '/en/courses/intensive-english-london'],
      ['/en/schools/1', 301, '/en/schools/demo-school'],
      ['/en/branches/1', 301, '/en/branches/demo-school-london'],
      ['/en/cities/1', 301, '/en/cities/london'],
      ['/en/summer-groups/1', 301, '/en/summer-groups/summer'],
      ['/en/university-admissions/1', 301, '/en/university-admissions/demo-university'],
      ['/en/blog/1', 301, '/en/blog/first'],
      ['/languages/1', 302, encodeURI('/ar/languages/اللغة-الإنجليزية')],
      ['/en/courses/3', 301, '/en/blog'],
      ['/ar/courses/intensive-english-london', 301, '/ar/blog'],
      [arabicCourse, 200, undefined],
      ['/en/1', 404, undefined],
      ['/en/languages/99', 404, undefined],
      ['/en/languages/1/courses', 404, undefined],
    ])(
      'given %s, a number or a slug in the place of an entry’s own, then %i to %s, after rules and never before the page (spec §2)',
      async (url, status, location) => {
        const answer = await get(url)
        expect([answer.statusCode, answer.headers.location]).toEqual([status, location])
      },
    )

    test('given client navigation, then Gatsby finds the data of the same page', async () => {
      const answer = await get(`/page-data${arabicCourse}/page-data.json`)
      expect(answer.statusCode).toBe(200)
      expect(answer.json()).toMatchObject({
        componentChunkName: 'component---src-templates-new-entry-tsx',
        path: decodeURI(arabicCourse),
        result: {
          pageContext: {
            language: 'ar',
            html: expect.stringContaining('<table>'),
            alternates: { ar: decodeURI(arabicCourse), en: '/en/courses/general-english-london' },
          },
        },
      })
      expect((await get('/page-data/en/no-such/page-data.json')).statusCode).toBe(404)
    })

    test.each([
      ['/en/schools/demo-school', 'Demo'],
      ['/en/blog/first', '<p>Long</p>'],
      [encodeURI('/ar/سياسة-الاسترداد'), 'lang="en-US" dir="ltr"'],
      ['/en/summer-groups/summer', 'Summer'],
    ])('given %s, then it tells of its entry', async (url, text) => {
      const answer = await get(url)
      expect([answer.statusCode, answer.body]).toEqual([200, expect.stringContaining(text)])
    })

    test('given a page that is built, a CMS page with a route of its own, or the frame itself, then they are not told anew', async () => {
      expect((await get('/en/courses/intensive-english-london')).body).toBe('built')
      expect((await get('/en/about-us')).body).toBe('about')
      expect((await get('/en/new-entry')).statusCode).toBe(404)
    })

    test('given a name with markup in it, then it is text', async () => {
      const { db, catalogue } = getApp().services
      await db.updateTable('courses').set({ name_en: '<img src=x onerror=alert(1)> $& "x"' }).where('id', '=', 1).execute()
      await db.updateTable('catalogue_revision').set({ revision: 77 }).execute()
      catalogue.recheck()
      const { body } = await get('/en/courses/general-english-london')
      expect(body).toContain('<h1>&lt;img src=x onerror=alert(1)&gt; $&amp; &quot;x&quot;</h1>')
      expect(body).not.toContain('<img')
    })
  },
  { prepare: smallCatalogue, env: { siteDir } },
)
