import { encodePart } from '../../domain/path-part'

/**
 * The address in the bar in its one form. The server answers every spelling of an Arabic address (lower-case hex, decomposed letters) with its page,
 * but Gatsby's router compares the letters of the address: woken under another spelling the page would be blank (case 19).
 * @returns null where it has that form already, or can't be read
 */
export function oneForm({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string | null {
  try {
    const parts = pathname.split('/').filter((part) => part !== '')
    const own = `/${parts.map((part) => encodePart(decodeURIComponent(part).normalize('NFC'))).join('/')}`
    return own === pathname ? null : own + search + hash
  } catch {
    return null
  }
}
