import { createHash } from 'node:crypto'
import type { Locale } from '../../config/locales'

/** What a shared link shows: 1200 × 630, drawn when the site is built. */
export type SharePicture = { title: string; place: string; poster: string; language: Locale; brand: string }

/** Raised with the drawing, so that pictures kept from earlier builds are not taken for new ones. */
const drawing = 1

/** Path below the site. The name is a digest of what is on it: pages with the same picture share a file, and a kept one is never stale. */
export function addressOf(picture: SharePicture): string {
  const digest = createHash('sha256')
    .update(JSON.stringify([drawing, picture]))
    .digest('hex')
    .slice(0, 16)
  return `/share/p-${digest}.jpg`
}
