import { absoluteUrl, siteUrl } from '../../config/site-url'
import { changeOf, type PageData } from './last-changed'
import { type ListedPage, robotsText, sitemapFiles } from './sitemap'

const page = (path: string, change: Partial<ListedPage> = {}): ListedPage => ({
  path,
  kind: 'course',
  alternates: { ar: '/ar/courses/دورة', en: "/en/courses/c++'s" },
  written: ['ar', 'en'],
  changedOn: '2026-03-01',
  ...change,
})

describe('given the pages that may be listed', () => {
  const files = sitemapFiles([
    page('/ar/courses/دورة'),
    page("/en/courses/c++'s", { changedOn: '2026-04-02' }),
    page('/ar', { kind: 'pages' }),
  ])
  it('then each kind has a sitemap, and the index names them with their last change', () => {
    expect(Object.keys(files)).toEqual(['sitemaps/course.xml', 'sitemaps/pages.xml', 'sitemap.xml'])
    expect(files['sitemap.xml']).toContain(`<loc>${siteUrl}/sitemaps/course.xml</loc><lastmod>2026-04-02</lastmod>`)
  })
  it('then an Arabic address is encoded, an apostrophe escaped, and both languages are named (cases 19 and 69)', () => {
    expect(files['sitemaps/course.xml']).toContain(`<url><loc>${absoluteUrl('/ar/courses/دورة')}</loc>`)
    expect(files['sitemaps/course.xml']).toContain(`hreflang="en" href="${siteUrl}/en/courses/c%2B%2B&apos;s"/>`)
    expect(files['sitemaps/course.xml']).toContain(`hreflang="x-default" href="${absoluteUrl('/ar/courses/دورة')}"/>`)
  })
  it('when only one language has the page, then the other is not named (case 81)', () => {
    const text = sitemapFiles([page('/en/courses/x', { written: ['en'] })])['sitemaps/course.xml']
    expect(text).not.toContain('hreflang="ar"')
    expect(text).toContain(`hreflang="x-default" href="${siteUrl}/en/`)
  })
  it('when a kind is large, then it is in several sitemaps', () => {
    const many = Array.from({ length: 20_001 }, (_, index) => page(`/en/courses/${index}`))
    expect(Object.keys(sitemapFiles(many))).toEqual(['sitemaps/course.xml', 'sitemaps/course-2.xml', 'sitemap.xml'])
  })
  it('then robots.txt names the index and hides no page', () => {
    expect(robotsText()).toContain(`Sitemap: ${siteUrl}/sitemap.xml`)
    expect(robotsText().match(/^Disallow: .*$/gm)).toEqual(['Disallow: /restfulapi/'])
  })
})

describe('given what a page shows', () => {
  const data = (result: Partial<PageData['result']>): PageData => ({ result: { data: {}, pageContext: { title: 'a' }, ...result } })
  const first = changeOf(data({ data: { course: { name: 'x' }, config: { builtOn: '2026-03-01' } } }), undefined, '2026-03-01')
  it('when only the day of the build and the words of the frame differ, then its last change stays', () => {
    const again = data({ data: { course: { name: 'x' }, config: { builtOn: '2026-03-09' }, locales: { edges: [1] } } })
    expect(changeOf(again, first, '2026-03-09')).toEqual(first)
  })
  it('when something a reader sees differs, then it changed today', () => {
    expect(changeOf(data({ data: { course: { name: 'y' } } }), first, '2026-03-09')?.on).toBe('2026-03-09')
  })
  it('when a post is new to us, then it is as old as it says', () => {
    expect(changeOf(data({ data: { post: { publishedOn: '2025-12-01' } } }), undefined, '2026-03-09')?.on).toBe('2025-12-01')
  })
})
