/**
 * Options of gatsby-plugin-offline. HTML is asked of the network and kept for when there is none: the plugin's own way answers every
 * navigation with one shell page for all languages, which flashes the wrong one and breaks hydration (architecture §3.5). Our route stands
 * before the plugin's, so that the shell is never served; only the manifest and what every page needs is precached. More is a later issue.
 */
const page = /^https?:\/\/[^/]+\/((ar|en)(\/[^.?#]*)?)?([?#].*)?$/
const pageData = /^https?:\/\/[^/]+\/(page-data\/.*|search\/index)\.json$/
/** Names that carry a digest of their content. */
const hashed = /^https?:\/\/[^/]+\/((static|fonts|icons)\/.+|search\/[a-z]{2}\.[0-9a-f]{16}\.json|[^/]+-[0-9a-f]{10,20}\.(js|css))$/

export const workerOptions = {
  precachePages: [],
  workboxConfig: {
    // Scripts come into the cache when a page uses them; fetched ahead they would weigh on the first visit.
    maximumFileSizeToCacheInBytes: 60_000,
    // Lists of the plugin are merged by place: these three take the place of its first three.
    runtimeCaching: [
      { urlPattern: page, handler: 'NetworkFirst', options: { networkTimeoutSeconds: 4 } },
      { urlPattern: hashed, handler: 'CacheFirst' },
      { urlPattern: pageData, handler: 'NetworkFirst', options: { networkTimeoutSeconds: 4 } },
    ],
    skipWaiting: true,
    clientsClaim: true,
  },
}
