/** What must be true of the built pages together. */
import { newEntrySlots } from '../../src/config/new-entry'
import { absoluteUrl, siteUrl } from '../../src/config/site-url'
import { languages, languagesInSitemap } from './language-rules'
import { isPrivate } from './private-pages'
import type { Page } from './read-page'
import { type Complaint, listable, type Site } from './site'

function twins(pages: Page[], what: string, of: (page: Page) => string | undefined): Complaint[] {
  const seen = new Map<string, string>()
  return pages.flatMap((page) => {
    const key = `${page.lang} ${of(page)}`
    const other = seen.get(key)
    seen.set(key, page.path)
    return other === undefined ? [] : [{ path: page.path, what: `the same ${what} as ${other}: ${of(page)}` }]
  })
}

const duplicates = (site: Site) => [
  ...twins(listable(site), 'title', ({ titles }) => titles[0]),
  ...twins(listable(site), 'description', ({ descriptions }) => descriptions[0]),
]

function target(href: string): string | null {
  const inside = href.startsWith(`${siteUrl}/`) ? href.slice(siteUrl.length) : href
  if (!inside.startsWith('/') || inside.startsWith('//')) return null
  return decodeURI(inside.replace(/[?#].*$/, '')).normalize('NFC')
}

/** Served by the API on the same address. */
const ofServer = /^\/(restfulapi|docs|dev|icons)(\/|$)/

/** Each link inside the site leads to a page, a file or a known redirect, and is written in the one form (case 69). */
function links({ pages, files, redirects }: Site): Complaint[] {
  const paths = new Set(pages.map(({ path }) => path))
  const slots: ReadonlySet<string> = new Set(Object.values(newEntrySlots))
  const leads = (to: string) => paths.has(to) || slots.has(to) || files.has(to) || redirects.has(to) || ofServer.test(to)
  return pages.flatMap((page) =>
    [...new Set(page.links)].flatMap((href) => {
      const to = target(href)
      if (to === null) return []
      if (to.length > 1 && to.endsWith('/')) return [{ path: page.path, what: `${href} has a slash at its end` }]
      return leads(to) ? [] : [{ path: page.path, what: `${href} leads nowhere` }]
    }),
  )
}

function pictures({ pages, files }: Site): Complaint[] {
  return pages.flatMap(({ path, images, shared, noindex }) => {
    const missing = images.flatMap(({ src }) => {
      const file = target(src)
      return file === null || files.has(file) ? [] : [{ path, what: `picture ${src} is not there` }]
    })
    const [address] = shared.get('og:image') ?? []
    const picture = address === undefined ? null : target(address)
    return noindex || (picture !== null && files.has(picture))
      ? missing
      : [...missing, { path, what: `picture for links ${address} is not there` }]
  })
}

const pathIn = (address: string) => decodeURI(address.slice(siteUrl.length))

function sitemap(site: Site): Complaint[] {
  const listed = new Set(site.listed.map(({ address }) => address))
  const wanted = new Map(listable(site).map(({ path }) => [absoluteUrl(path), path]))
  return [
    ...[...wanted].filter(([address]) => !listed.has(address)).map(([, path]) => ({ path, what: 'is not in the sitemap' })),
    ...[...listed].filter((address) => !wanted.has(address)).map((address) => ({ path: address, what: 'is in the sitemap and no page' })),
    ...[...listed].flatMap((address) => (isPrivate(pathIn(address)) ? [{ path: address, what: 'is in the sitemap and private' }] : [])),
    ...(listed.size === site.listed.length ? [] : [{ path: '/sitemap.xml', what: 'names addresses twice' }]),
  ]
}

export const siteRules: ((site: Site) => Complaint[])[] = [duplicates, languages, links, pictures, sitemap, languagesInSitemap]
