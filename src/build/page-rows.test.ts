import { type RouteName, routes } from '../config/routes'
import { type Entries, type Entry, pageRows } from './page-rows'

const none: Entries = { course: [], school: [], branch: [], language: [], city: [], summerGroup: [], university: [], post: [], cmsPage: [] }
const shown = { title: { en: 'A', ar: 'أ' }, place: { en: 'B', ar: 'ب' }, poster: 'london' }
const course: Entry = { entityId: 7, shown, url: { en: 'general-english', ar: 'دورة-اللغة-الإنجليزية' } }
const rowAt = (path: string, entries = none) => pageRows(entries).find((row) => row.path === path)

describe('given the routes of the specification', () => {
  const rows = pageRows(none)
  it('then every one exists under /en and under /ar', () => {
    const paths = new Set(rows.map(({ path }) => path))
    const missing = (Object.keys(routes) as RouteName[])
      .map((name) => routes[name].path)
      .flatMap((path) => (path === '/' ? ['/en', '/ar'] : [`/en${path}`, `/ar${path}`]))
      .filter((path) => !paths.has(path))
    expect(missing).toEqual([])
  })
  it('then the bare path is home in Arabic, and its own address is /ar', () => {
    expect(rowAt('/')).toMatchObject({ template: 'home', language: 'ar', context: { alternates: { ar: '/ar', en: '/en' } } })
  })
  it('then each locale has its 404, and none matches other paths, so that no list of all pages is sent to browsers', () => {
    expect(rows.filter(({ template }) => template === 'not-found').map(({ path }) => path)).toEqual(['/404/', '/ar/404', '/en/404'])
    expect(rows.filter((row) => 'matchPath' in row)).toEqual([])
  })
  it('then the i18n plugin finds its context and leaves the page alone (case 22)', () => {
    expect(rowAt('/en/cart')?.context).toMatchObject({
      language: 'en',
      i18n: { language: 'en', languages: ['ar', 'en'], defaultLanguage: 'ar', routed: true, originalPath: '/cart', path: '/en/cart' },
    })
  })
  it('then every page has a title and a description in its language', () => {
    expect(rows.filter(({ context }) => !context.title || !context.description).map(({ path }) => path)).toEqual([])
    expect(rowAt('/ar/cart')?.context.title).toBe('سلة الحجز')
  })
  it('then private pages are not for search engines', () => {
    expect(rowAt('/en/account')?.context.index).toBe(false)
    expect(rowAt('/en/language-schools')?.context.index).toBe(true)
  })
})

describe('given a catalogue entry with a slug in each locale', () => {
  const entries = { ...none, course: [course] }
  it('then it has a page in each, unencoded (case 19), which knows the other', () => {
    const arabic = rowAt('/ar/courses/دورة-اللغة-الإنجليزية', entries)
    expect(arabic?.context).toMatchObject({ entityId: 7, language: 'ar', alternates: { en: '/en/courses/general-english' } })
    expect(rowAt('/en/courses/general-english', entries)?.context).toMatchObject({ entityId: 7, language: 'en' })
  })
  it('when the Arabic slug is composed otherwise, then the path is the same (case 19)', () => {
    const decomposed = { ...course, url: { ...course.url, ar: course.url.ar.normalize('NFD') } }
    expect(rowAt('/ar/courses/دورة-اللغة-الإنجليزية'.normalize('NFC'), { ...none, course: [decomposed] })).toBeDefined()
  })
  it('when a slug is missing in one locale, then the other serves both (case 81)', () => {
    expect(rowAt('/ar/courses/x', { ...none, course: [{ entityId: 1, shown, url: { en: 'x', ar: '' } }] })).toBeDefined()
  })
  it.each([
    { en: 'visa-letter', ar: '' },
    { en: '', ar: 'خطاب-التأشيرة' },
  ])('when a page of the editors has a slug in one language only, then that one serves both (case 81): %o', (url) => {
    const page = { entityId: 1, identifier: 'visa_letter', shown, url }
    const slug = url.en || url.ar
    for (const locale of ['en', 'ar']) expect(rowAt(`/${locale}/${slug}`, { ...none, cmsPage: [page] })?.context.entityId).toBe(1)
  })
  it('when two entries want one path, then the build stops and names them', () => {
    const twin = { ...course, entityId: 8 }
    expect(() => pageRows({ ...none, course: [course, twin] })).toThrow(/course 7 and course 8/)
  })
})

describe('given CMS pages', () => {
  const page = (identifier: string, slug = identifier): Entry => ({ entityId: 1, shown, identifier, url: { en: slug, ar: slug } })
  it('then one with a route of its own is not made twice', () => {
    expect(pageRows({ ...none, cmsPage: [page('about-us')] })).toHaveLength(pageRows(none).length)
  })
  it('then any other is at the catch-all of the specification', () => {
    expect(rowAt('/en/visa-help', { ...none, cmsPage: [page('visa-help')] })?.context).toMatchObject({ identifier: 'visa-help' })
  })
})

describe('given more posts than one page of the list shows', () => {
  const posts = Array.from(
    { length: 23 },
    (_, index): Entry => ({ ...course, entityId: index, url: { en: `post-${index}`, ar: `مقال-${index}` } }),
  )
  const rows = pageRows({ ...none, post: posts }).filter(({ template }) => template === 'blog')
  it('then each further page has an address of its own in each language, and they know each other', () => {
    expect(rows.map(({ path }) => path)).toEqual([
      ...['/ar/blog', '/en/blog', '/ar/blog/page/2', '/en/blog/page/2', '/ar/blog/page/3', '/en/blog/page/3'],
    ])
    expect(rows[2]?.context).toMatchObject({ page: 2, pages: 3, skip: 10, alternates: { ar: '/ar/blog/page/2', en: '/en/blog/page/2' } })
  })
  it('then no two pages have one title', () => {
    expect(rows.slice(0, 4).map(({ context }) => context.title)).toEqual([
      'المدونة',
      'Blog',
      'المدونة، صفحة {{page}}',
      'Blog, page {{page}}',
    ])
  })
  it('when there are few, then there is one page', () => {
    expect(pageRows({ ...none, post: posts.slice(0, 10) }).filter(({ template }) => template === 'blog')).toHaveLength(2)
  })
})

describe('given what a shared link shows', () => {
  const entries = { ...none, course: [course], post: [{ ...course, entityId: 3, written: ['ar' as const] }] }
  it('then each page that may be listed has a picture, by the digest of what is on it', () => {
    expect(rowAt('/en/courses/general-english', entries)?.context.picture).toMatch(/^\/share\/p-[0-9a-f]{16}\.jpg$/)
    expect(rowAt('/en/courses/general-english', entries)?.picture).toMatchObject({
      title: 'A',
      place: 'B',
      poster: 'london',
      language: 'en',
    })
    expect(rowAt('/en/cart')?.context.picture).toBeUndefined()
  })
  it('when only one language has a post, then the other page is not listed (case 81)', () => {
    const rows = pageRows(entries).filter(({ template }) => template === 'post')
    expect(rows.map(({ context }) => [context.language, context.index, context.written])).toEqual([
      ['ar', true, ['ar']],
      ['en', false, ['ar']],
    ])
  })
})
