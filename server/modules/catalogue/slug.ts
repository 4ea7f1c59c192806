/** How many times a path may have been percent-encoded on its way to us (case 19: `%25D8` is an encoding of an encoding). */
const deepestEncoding = 2

function decodeOnce(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * One form for all spellings of a slug: percent-encoded once or twice, upper or lower hex, NFC or NFD, with slashes around it, in any case.
 * A malformed encoding is left as it is, and then simply matches nothing.
 */
export function normaliseSlug(text: string): string {
  let decoded = text
  for (let depth = 0; depth < deepestEncoding && decoded.includes('%'); depth += 1) decoded = decodeOnce(decoded)
  return decoded
    .normalize('NFC')
    .replace(/^\/+|\/+$/g, '')
    .toLowerCase()
}
