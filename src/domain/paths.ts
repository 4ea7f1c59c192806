/** Addresses of the site in one form, whoever wrote them: a browser, an editor, an old link (cases 19, 49, 69). */
import { encodePart } from './path-part'

/** How many times a path may have been percent-encoded on its way to us: `%25D8` is an encoding of an encoding. */
const deepestEncoding = 2

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function decoded(text: string): string {
  let path = text
  for (let depth = 0; depth < deepestEncoding && path.includes('%'); depth += 1) path = decodeOnce(path)
  return path.normalize('NFC')
}

const tidied = (path: string) =>
  path
    .split('/')
    .filter((part) => part !== '')
    .join('/')

/** The path as a person reads it: decoded, NFC, single slashes, none at the ends. A malformed encoding stays as it is and matches nothing. */
export const readablePath = (text: string): string => tidied(decoded(text))

/**
 * What all spellings of one address have in common; case counts for nothing (`/EN/Cart`), nor does what nobody sees: an Arabic address copied
 * out of a message brings the marks along that kept it in its direction, or a blank that does not break.
 */
export const pathKey = (text: string): string =>
  tidied(
    decoded(text)
      .replace(/\p{Cf}/gu, '')
      .trim(),
  ).toLowerCase()

const somewhere = 'http://own.invalid'

function urlOf(target: string): URL | null {
  try {
    return new URL(target.normalize('NFC'), somewhere)
  } catch {
    return null
  }
}

/** Browsers drop control characters and take `\` for `/`: an address with either is no honest one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters meant
const sly = /[\u0000-\u001f\u007f\\]/

/**
 * @param target a path with its query and hash, encoded or not
 * @returns it in its one form, encoded once; null for what would leave the site (`//evil.com`, `/\evil.com`, a whole URL) or can't be read
 */
export function ownAddress(target: string): string | null {
  if (!target.startsWith('/') || sly.test(target)) return null
  const url = urlOf(target)
  if (url?.origin !== somewhere) return null
  const parts = url.pathname.split('/').filter((part) => part !== '')
  try {
    return `/${parts.map((part) => encodePart(decodeURIComponent(part).normalize('NFC'))).join('/')}${url.search}${url.hash}`
  } catch {
    return null
  }
}

/** An address with a further query (`?a=1`, or empty) joined to its own; a hash stays at the end. */
export function withQuery(address: string, query: string): string {
  const [, path = '', own = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? []
  const joined = [own, query].map((part) => part.replace(/^\?/, '')).filter((part) => part !== '')
  return `${path}${joined.length > 0 ? `?${joined.join('&')}` : ''}${hash}`
}
