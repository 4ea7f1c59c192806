import { locales } from '../../../../src/config/locales'
import { routes } from '../../../../src/config/routes'
import { content } from '.'

const { pages, posts, blocks, faqs } = content
const texts = [...pages, ...posts, ...blocks].map(({ html, title }) => ({ name: title.en, html }))
const answers = faqs.map(({ question, answer }) => ({ name: question.en, html: answer }))
const written = [...texts, ...answers]

/** Paths that exist in a locale, without it. Catalogue entries are checked by their own tests. */
const known = (locale: 'ar' | 'en') =>
  new Set([
    ...Object.values(routes).map(({ path }) => path),
    ...pages.map(({ url }) => `/${url[locale]}`),
    ...posts.map(({ url }) => `/blog/${url[locale]}`),
  ])
const catalogue = /^\/(courses|schools|branches|languages|cities|summer-groups|university-admissions)\//

describe.each(locales)('the seeded texts in %s', (locale) => {
  it('lead only to pages of their own language (case 81)', () => {
    const paths = known(locale)
    const links = written.flatMap(({ name, html }) =>
      [...html[locale].matchAll(/href="(\/[^"?#]*)/g)].map(([, path = '']) => ({ name, path })),
    )
    expect(links.length).toBeGreaterThan(100)
    expect(links.filter(({ path }) => !paths.has(path) && !catalogue.test(path))).toEqual([])
  })
  it('open and close each element', () => {
    const count = (html: string, pattern: RegExp) => (html.match(pattern) ?? []).length
    const uneven = written.flatMap(({ name, html }) =>
      ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'table', 'tr', 'td', 'th', 'strong', 'em', 'a', 'blockquote', 'bdi']
        .filter((tag) => count(html[locale], new RegExp(`<${tag}[ >]`, 'g')) !== count(html[locale], new RegExp(`</${tag}>`, 'g')))
        .map((tag) => `${name}: ${tag}`),
    )
    expect(uneven).toEqual([])
  })
  it('are there, but for the one page that shows what an untranslated page looks like (case 81)', () => {
    const missing = written.filter(({ html }) => html[locale].trim() === '').map(({ name }) => name)
    expect(missing).toEqual(locale === 'ar' ? ['Sample letter of parental consent'] : [])
  })
})

describe('the seeded posts', () => {
  it('are fifteen, from September 2025 to November 2026, each with its own address', () => {
    expect(posts).toHaveLength(15)
    expect(posts.filter(({ publishedOn }) => publishedOn < '2025-09-01' || publishedOn > '2026-11-30')).toEqual([])
    for (const locale of locales) expect(new Set(posts.map(({ url }) => url[locale])).size).toBe(posts.length)
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length)
  })
  it('say the same: as many parts of each kind in both languages, give or take one', () => {
    const parts = (html: string) => (html.match(/<h2>/g) ?? []).length
    expect(posts.filter(({ html }) => Math.abs(parts(html.en) - parts(html.ar)) > 1).map(({ url }) => url.en)).toEqual([])
  })
})
