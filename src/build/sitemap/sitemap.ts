/** The sitemaps, as text: one per kind of page, more where a kind is large, and the index that names them. Pure. */
import { defaultLocale, type Locale, locales } from '../../config/locales'
import { absoluteUrl, siteUrl } from '../../config/site-url'
import type { IsoDate } from '../../domain/dates'

export type ListedPage = {
  path: string
  /** Which sitemap it is in. */
  kind: string
  alternates: Record<Locale, string>
  /** Languages that have the page in their own words. */
  written: Locale[]
  changedOn: IsoDate
}

/** The protocol allows 50,000 addresses and 50 MB; an Arabic one with its alternates takes up to a kilobyte and a half. */
const most = 20_000

const escaped = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;').replace(/'/g, '&apos;')
const address = (path: string) => escaped(absoluteUrl(path))
const open = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

function alternatesOf({ alternates, written }: ListedPage): string {
  const alternate = (language: string, path: string) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(path)}"/>`
  const there = locales.filter((locale) => written.includes(locale))
  const [main = defaultLocale] = there
  return [...there.map((locale) => alternate(locale, alternates[locale])), alternate('x-default', alternates[main])].join('')
}

const urlOf = (page: ListedPage) => `<url><loc>${address(page.path)}</loc><lastmod>${page.changedOn}</lastmod>${alternatesOf(page)}</url>\n`

const setOf = (pages: ListedPage[]) =>
  `${open}<urlset ${protocol} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${pages.map(urlOf).join('')}</urlset>\n`

const inParts = (pages: ListedPage[]) =>
  Array.from({ length: Math.ceil(pages.length / most) }, (_, part) => pages.slice(part * most, (part + 1) * most))

const latest = (pages: ListedPage[]) =>
  pages
    .map(({ changedOn }) => changedOn)
    .sort()
    .at(-1) ?? ''

/** File below the site → its text. */
export function sitemapFiles(pages: ListedPage[]): Record<string, string> {
  const files: Record<string, string> = {}
  const entries: string[] = []
  for (const kind of [...new Set(pages.map((page) => page.kind))].sort()) {
    const parts = inParts(pages.filter((page) => page.kind === kind))
    for (const [index, part] of parts.entries()) {
      const file = `sitemaps/${kind}${index === 0 ? '' : `-${index + 1}`}.xml`
      files[file] = setOf(part)
      entries.push(`<sitemap><loc>${escaped(`${siteUrl}/${file}`)}</loc><lastmod>${latest(part)}</lastmod></sitemap>\n`)
    }
  }
  files['sitemap.xml'] = `${open}<sitemapindex ${protocol}>\n${entries.join('')}</sitemapindex>\n`
  return files
}

/**
 * robots.txt keeps crawlers out of the API alone. Private pages say noindex themselves: a crawler that may not read a page can't see that it
 * must not list it.
 */
export const robotsText = () => `User-agent: *\nDisallow: /restfulapi/\n\nSitemap: ${siteUrl}/sitemap.xml\n`
