/** What this device can open without a connection: the pages the worker keeps. */
import { isFilePath } from '../../config/file-path'
import { type Locale, localeOf } from '../../config/locales'

export type KeptPage = { path: string; title: string }

const most = 5
/** Of `Blog | Rihla` (i18n/page-title): on our own page nobody need be told whose it is. */
const brand = / \| [^|]+$/
/** Pages looked into for their title at most. */
const looked = 15

/** Paths of the pages of a language, those last come first. */
async function keptPaths(locale: Locale): Promise<string[]> {
  const names = (await caches.keys()).filter((name) => name.includes('runtime'))
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const paths = requests.flat().map(({ url }) => new URL(url).pathname)
  return [...new Set(paths.reverse())].filter((path) => localeOf(path) === locale && !isFilePath(path))
}

export const isKept = async (path: string) => (await caches.match(path, { ignoreSearch: true })) !== undefined

/** What search engines may list is whole without the server; of the others (cart, checkout, account) that can't be said. */
async function readPage(path: string): Promise<KeptPage | null> {
  const html = await (await caches.match(path, { ignoreSearch: true }))?.text()
  if (!html) return null
  const page = new DOMParser().parseFromString(html, 'text/html')
  return page.title === '' || page.querySelector('meta[name=robots][content*=noindex]')
    ? null
    : { path, title: page.title.replace(brand, '') }
}

/** The newest, by their titles. @param named those that stand on the page already. @assumed how many, and which. */
export async function keptPages(locale: Locale, named: readonly string[]): Promise<KeptPage[]> {
  const paths = (await keptPaths(locale)).filter((path) => !named.includes(path))
  const read = await Promise.all(paths.slice(0, looked).map(readPage))
  return read.flatMap((page) => page ?? []).slice(0, most)
}
