import { noFile } from '../config/file-path'
import { appendScript } from './offline/append-script'

/**
 * Options of gatsby-plugin-offline. HTML is asked of the network and kept for when there is none: the plugin's own way answers every
 * navigation with one shell page for all languages, which flashes the wrong one and breaks hydration (architecture §3.5). Our route stands
 * before the plugin's, so that the shell is never served. The manifest, what every page needs and the offline pages (src/app/offline) are precached.
 */
const page = new RegExp(`^https?://[^/]+/((ar|en)(/${noFile}[^?#]*)?)?([?#].*)?$`)
const pageData = /^https?:\/\/[^/]+\/(page-data\/.*|search\/index)\.json$/
/** Names the scripts of a sleeping page: without it none wakes that has no connection. Asked of the network for as long as that takes, so that it is never that of an older build. */
const scriptList = /^https?:\/\/[^/]+\/_gatsby\/slices\/[^/]+\.html$/
/** Names that carry a digest of their content. */
const hashed = /^https?:\/\/[^/]+\/((static|fonts|icons)\/.+|search\/[a-z]{2}\.[0-9a-f]{16}\.json|[^/]+-[0-9a-f]{10,20}\.(js|css))$/

export const workerOptions = {
  appendScript,
  workboxConfig: {
    // Scripts come into the cache when a page uses them; fetched ahead they would weigh on the first visit.
    maximumFileSizeToCacheInBytes: 60_000,
    // Lists of the plugin are merged by place: these four take the place of its own.
    runtimeCaching: [
      { urlPattern: page, handler: 'NetworkFirst', options: { networkTimeoutSeconds: 4 } },
      { urlPattern: hashed, handler: 'CacheFirst' },
      { urlPattern: pageData, handler: 'NetworkFirst', options: { networkTimeoutSeconds: 4 } },
      { urlPattern: scriptList, handler: 'NetworkFirst' },
    ],
    skipWaiting: true,
    clientsClaim: true,
  },
}
