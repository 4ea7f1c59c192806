/** What a file says it is by its first bytes, and whether it hides something else. */

export type PhotographKind = 'jpeg' | 'png' | 'webp' | 'avif'

const startsWith = (bytes: Buffer, text: string, at = 0) => bytes.subarray(at, at + text.length).toString('latin1') === text

/** The kind of photograph, by magic bytes; null for everything else: SVG, GIF, HEIC, PDF, archives, programs. */
export function kindOf(bytes: Buffer): PhotographKind | null {
  if (startsWith(bytes, '\xff\xd8\xff')) return 'jpeg'
  if (startsWith(bytes, '\x89PNG\r\n\x1a\n')) return 'png'
  if (startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)) return 'webp'
  if (startsWith(bytes, 'ftypavif', 4)) return 'avif'
  return null
}

/** Nothing a camera or an editing program writes into a photograph, and what turns one into a page, a script or a document. */
const foreign = /<script|<\?php|<svg[\s>]|<html[\s>]|<!doctype|%PDF-\d/i
/** The end of a ZIP archive stands at the end of the file. */
const archiveEnd = 'PK\x05\x06'
const archiveTail = 66_000

/** True for a file that is a photograph and something else at once. @assumed */
export const isPolyglot = (bytes: Buffer): boolean =>
  foreign.test(bytes.toString('latin1')) || bytes.subarray(-archiveTail).includes(Buffer.from(archiveEnd, 'latin1'))
