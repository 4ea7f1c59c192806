/**
 * Where the shop is reached, without a slash at the end: the PUBLIC_URL of the build, which scripts/run/site.mjs hands on under the name that
 * Gatsby lets into scripts. @assumed a placeholder where none is given.
 */
export const siteUrl = (process.env.GATSBY_SITE_URL || 'https://rihla.example').replace(/\/+$/, '')

const encodePart = (part: string) => encodeURIComponent(part.normalize('NFC'))

/** The one form of a page's address (cases 19 and 69): absolute, each part percent-encoded, without a slash at the end. `path` as `to` makes it. */
export const absoluteUrl = (path: string) => `${siteUrl}${path.replace(/\/+$/, '').split('/').map(encodePart).join('/')}`
