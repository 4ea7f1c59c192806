import { absoluteUrl } from '../../src/config/site-url'
import { languages, languagesInSitemap } from './language-rules'
import { type Language, readPage } from './read-page'
import { readSitemap } from './read-sitemap'

const [ar, en] = [absoluteUrl('/ar/faq'), absoluteUrl('/en/faq')]
const both: Record<string, string> = { ar, en, 'x-default': ar }

const links = (named: Record<string, string>) =>
  Object.entries(named)
    .map(([language, address]) => `<link rel="alternate" hreflang="${language}" href="${address}">`)
    .join('')
const pageOf = (path: string, named: Record<string, string>) =>
  readPage(path, `<html lang="${path.slice(1, 3)}"><link rel="canonical" href="${absoluteUrl(path)}">${links(named)}`)
const site = (arabic: Record<string, string>, english: Record<string, string>, sitemap = '') => ({
  pages: [pageOf('/ar/faq', arabic), pageOf('/en/faq', english)],
  files: new Set<string>(),
  redirects: new Set<string>(),
  listed: readSitemap(sitemap),
})

const urlOf = (address: string, named: [string, string][]) =>
  `<url><loc>${address}</loc>${named.map(([language, to]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${to}"/>`).join('')}</url>`

describe('what a page says of its languages', () => {
  it('given each names the same, then it is well', () => expect(languages(site(both, both))).toEqual([]))
  it('given a page in one language alone, then that is for everybody (case 81)', () => {
    const alone = site({ ar, 'x-default': ar }, {})
    expect(languages({ ...alone, pages: alone.pages.slice(0, 1) })).toEqual([])
  })
  it.each<[string, Record<string, string>, Record<string, string>]>([
    ['the other does not name it', both, { en, 'x-default': en }],
    ['it names another page as itself', { ...both, ar: en }, both],
    ['it has no x-default', { ar, en }, { ar, en }],
    ['x-default is not the default language', { ...both, 'x-default': en }, { ...both, 'x-default': en }],
    ['it names a page that is not there', { ...both, en: absoluteUrl('/en/none') }, both],
  ])('given %s, then it is complained of', (_case, arabic, english) => expect(languages(site(arabic, english))).not.toEqual([]))
})

describe('what the sitemap says of a page’s languages', () => {
  const named = Object.entries(both)
  const complaints = (...rows: [string, string][][]) =>
    languagesInSitemap(site(both, both, `<urlset>${rows.map((row, at) => urlOf([ar, en][at] ?? '', row)).join('\n')}</urlset>`))
  it('given the same as the page, in any order, then it is well', () => expect(complaints(named, [...named].reverse())).toEqual([]))
  it.each<[string, [string, string][]]>([
    ['one fewer', named.slice(1)],
    ['one twice', [...named, ['en', en]]],
    ['another address', [...named.slice(0, 2), ['x-default', en]]],
    ['none', []],
  ])('given %s, then it is complained of', (_case, row) => {
    expect(complaints(named, row)).toEqual([{ path: '/en/faq', what: 'has other languages in the sitemap than it names itself' }])
  })
})

it('given an apostrophe, an ampersand and an Arabic address, then a sitemap is read as it is meant', () => {
  const arabic: Language = { language: 'ar', address: absoluteUrl('/ar/دورة') }
  const xml = `<?xml version="1.0"?><urlset>\n${urlOf('https://x/c&apos;s&amp;t', [['ar', arabic.address]])}<url><loc>https://x/2</loc><lastmod>2026-01-01</lastmod></url></urlset>`
  expect(readSitemap(xml)).toEqual([
    { address: "https://x/c's&t", alternates: [arabic] },
    { address: 'https://x/2', alternates: [] },
  ])
})
