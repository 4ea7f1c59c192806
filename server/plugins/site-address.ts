/** From the address of a request to a file of the site or a redirect. Pure. */
import { isLocale, locales } from '../../src/config/locales'
import { routes, to } from '../../src/config/routes'
import { encodePart } from '../../src/domain/path-part'
import { normalise } from './site-index'

export type Address = {
  /** Decoded but for slashes inside a part, NFC, without slashes at either end; empty for the home page. */
  path: string
  /** The same, part by part: an encoded slash is inside a part and divides nothing. */
  parts: string[]
  /** With `?`, as sent; empty when there is none. */
  query: string
  /** It was written with the file of the page or a slash at the end, with doubled slashes, or with letters encoded that need no encoding. */
  untidy: boolean
}

/** `/en/%63art`: Gatsby's router compares the letters of the address, so that the page would be blank under it. */
const overEncoded = /%(?:3[0-9]|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae]|2d)/i

/** `/en/cart/index.html` is the file of `/en/cart` and no address of its own (reported fault 69). */
const isPageFile = (parts: string[]) => parts.at(-1) === 'index.html' && (parts.length === 1 || isLocale(parts[0]))

/** @returns null for an address that does not decode, or holds a NUL anywhere (reported fault 57). */
export function readAddress(url: string): Address | null {
  const target = url.replace(/^https?:\/\/[^/]*/i, '') || '/'
  const at = target.indexOf('?')
  const raw = at < 0 ? target : target.slice(0, at)
  try {
    const written = raw.split('/').filter((part) => part !== '')
    const parts = written.map((part) => normalise(decodeURIComponent(part)))
    if (url.includes('%00')) return null
    const namesFile = isPageFile(parts)
    if (namesFile) parts.pop()
    return {
      path: parts.map((part) => part.replaceAll('/', '%2F')).join('/'),
      parts,
      query: at < 0 ? '' : target.slice(at),
      untidy: namesFile || (raw !== '/' && raw !== `/${written.join('/')}`) || overEncoded.test(raw),
    }
  } catch {
    return null
  }
}

/** The one form of an address. Every part is encoded again, so it starts with one slash and stays on our host (reported fault 49). */
export const tidyLocation = ({ parts, query }: Address): string => `/${parts.map(encodePart).join('/')}${query}`

const assetEnding = /\.(js|mjs|css|map|json|xml|txt|ico|png|jpe?g|webp|avif|svg|gif|woff2?|ttf|otf|webmanifest|pdf|br|gz|html)$/i

/** Something a page asks for, whose absence must not be answered with a page (reported fault 26). */
export const isAsset = (path: string): boolean => assetEnding.test(path)

/** The file an address means: itself, or the page of that name. */
export const candidates = (path: string): string[] => (path === '' ? ['index.html'] : [path, `${path}/index.html`, `${path}.html`])

const hashed = /(^static\/)|([-.][0-9a-f]{8,}\.(js|mjs|css|woff2?|png|jpe?g|webp|avif|svg)(\.map)?$)/

/** Kept, and asked about again each time. */
export const revalidated = 'no-cache'

/** Names that change with their content are good for a year; everything else is asked about again. */
export function cacheControl(file: string): string {
  return hashed.test(file) ? 'public, max-age=31536000, immutable' : revalidated
}

const searches = new Set(
  [routes.searchByCourse, routes.searchBySchool].flatMap(({ path }) => locales.map((locale) => to.path(locale, path).slice(1))),
)

/** The worker's, from gatsby-plugin-offline: a page without a title and for nobody. */
const offlineShell = 'offline-plugin-app-shell-fallback'

/** Results are as many as there are questions: search engines list the search itself and none of them (spec §2). */
export const isUnlisted = ({ path, query }: Address): boolean => (query.length > 1 && searches.has(path)) || path === offlineShell
