/** Where a link in an editor's text leads (case 91). Pure. */
import { isFilePath } from '../../config/file-path'
import type { Locale } from '../../config/locales'
import { splitLocale, to } from '../../config/routes'

/** Paths of one entry in both locales, e.g. `{ en: '/blog/packing', ar: '/blog/الحقيبة' }`. */
export type TwinPaths = Record<Locale, string>

export type LinkContext = {
  /** Language of the page the text stands on. */
  language: Locale
  /** The site's own host: whole addresses of it are inside links. */
  host: string
  /** Both paths of the entry that has this path in either locale; undefined for what has the same path in both. */
  find: (path: string) => TwinPaths | undefined
}

export type ProseLink = { href: string; inside: boolean }

const schemes = new Set(['http:', 'https:', 'mailto:', 'tel:'])

function readable(path: string): string {
  try {
    return decodeURI(path).normalize('NFC')
  } catch {
    return path
  }
}

/** `/about-us`, `about-us`, `/en/about-us` on an Arabic page → `/ar/about-us`; query and hash stay. `own`: keep the locale it names. */
function insidePath(address: string, { language, find }: LinkContext, own: boolean): string {
  const [, rawPath = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(address) ?? []
  if (isFilePath(rawPath)) return address
  const whole = `/${readable(rawPath).replace(/^\/+|\/+$/g, '')}`
  const { locale, path } = splitLocale(whole)
  const target = own && locale ? locale : language
  return `${to.path(target, find(path)?.[target] ?? path)}${rest}`
}

/** An address as a URL, or null where it can't be read. */
export const wholeAddress = (address: string): URL | null =>
  URL.canParse(address, 'https://here.invalid') ? new URL(address, 'https://here.invalid') : null

function schemeOf(address: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*:)/i.exec(address)?.[1]?.toLowerCase()
}

/**
 * @param own the link says `hreflang`: it is meant to lead to another language, so that a locale in it is kept. @assumed
 * @returns null for what is no link a page should have (`javascript:`, an address that can't be read).
 */
export function proseLink(written: string, context: LinkContext, own = false): ProseLink | null {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers ignore them in addresses, so that "java\nscript:" would run
  const address = written.replace(/[\u0000-\u001f\u007f]/g, '').trim()
  if (address.startsWith('#')) return { href: address, inside: true }
  const scheme = schemeOf(address)
  if (scheme && !schemes.has(scheme)) return null
  if (scheme === 'mailto:' || scheme === 'tel:') return { href: address, inside: false }
  if (!scheme && !/^[\\/]{2}/.test(address)) return address === '' ? null : { href: insidePath(address, context, own), inside: true }
  const url = wholeAddress(address)
  if (!url) return null
  if (url.host !== context.host) return { href: url.href, inside: false }
  return { href: insidePath(`${url.pathname}${url.search}${url.hash}`, context, own), inside: true }
}
