import { pathKey } from './paths'

/** One form for all spellings of a slug: encoded once or twice, upper or lower hex, NFC or NFD, with slashes around it, in any case. */
export const normaliseSlug = pathKey
