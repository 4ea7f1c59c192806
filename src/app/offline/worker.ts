/**
 * Stands at the end of the worker that gatsby-plugin-offline generates (`appendScript`) and speaks to its Workbox 4. A page that was never
 * loaded and can't be had is answered with the offline page of its language, under its own address. Only what fails comes here: what the
 * server answers, and what is kept, never does.
 */
import { asksForPage, offlineLocale } from './asks-for-page'

type Failed = { event?: { request: Request } }
type Entry = { url: string; revision: string }

declare const workbox: {
  precaching: { precache: (entries: Entry[]) => void; getCacheKeyForURL: (url: string) => string | undefined }
  routing: { setCatchHandler: (answer: (failed: Failed) => Promise<Response>) => void }
}
/** Filled in at build (src/build/offline/offline-worker.ts): locale → where its page is and a digest of it, as JSON. */
declare const __OFFLINE_PAGES__: string

const pages: Record<string, Entry> = JSON.parse(__OFFLINE_PAGES__)

/** Under 503, so that nothing keeps it for the page itself: no speculation rule, no Back. */
async function offlinePage(url: string): Promise<Response> {
  const key = workbox.precaching.getCacheKeyForURL(pages[offlineLocale(url)]?.url ?? '')
  const kept = key && (await caches.match(key))
  if (!kept) return Response.error()
  const headers = new Headers(kept.headers)
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name)
  return new Response(kept.body, { status: 503, statusText: 'Service Unavailable', headers })
}

async function answer({ event }: Failed): Promise<Response> {
  if (!event || !asksForPage(event.request)) return Response.error()
  // No page of ours is made for a query (decision 18): kept under another one it is the same.
  return (await caches.match(event.request, { ignoreSearch: true })) ?? offlinePage(event.request.url)
}

workbox.precaching.precache(Object.values(pages))
workbox.routing.setCatchHandler(answer)
