/** How a sleeping page comes to life: Gatsby's own scripts, in Gatsby's own order, fetched when somebody wants them. */
import { atLast } from '../../ui/at-last'

const slice = '/_gatsby/slices/_gatsby-scripts-1.html'

declare global {
  interface Window {
    pageData?: unknown
    ___chunkMapping?: Record<string, string[]>
  }
}

export type Script = { src?: string; text?: string }

/** The scripts of Gatsby's slice, in order. Those for browsers without modules are left out. */
export function scriptsIn(html: string): Script[] {
  const found: Script[] = []
  for (const [, attributes = '', text = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/gi)) {
    if (/\bnomodule\b/i.test(attributes)) continue
    const src = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
    found.push(src ? { src } : { text })
  }
  return found
}

const bodyPage = () => document.body.dataset.page
/** Where the data of this page is. The not-found pages stand in for any address and name their own. */
export const dataUrl = (pathname: string, page?: string) => {
  const path = page ?? pathname.replace(/\/$/, '')
  return `/page-data/${path === '' ? 'index' : path.slice(1)}/page-data.json`
}

function link(rel: string, as: string, href: string) {
  const element = document.createElement('link')
  element.rel = rel
  element.as = as
  element.href = href
  if (as === 'fetch') element.crossOrigin = 'anonymous'
  document.head.append(element)
}

let sliceText: Promise<string> | undefined
const readSlice = () => {
  sliceText ??= fetch(slice).then((response) => {
    if (!response.ok) throw new Error(slice)
    return response.text()
  })
  return sliceText
}

const loaded = new Set<string>()
/** In order, and each file once: after a failure only what is missing is fetched again. */
function run({ src, text }: Script) {
  const script = document.createElement('script')
  if (!src) {
    script.textContent = text ?? ''
    document.body.append(script)
    return
  }
  if (loaded.has(src)) return
  script.src = src
  script.async = false
  return new Promise<void>((resolve, reject) => {
    script.onload = () => {
      loaded.add(src)
      resolve()
    }
    script.onerror = () => reject(new Error(src))
    document.body.append(script)
  })
}

/** Gives a not-found page its data under the address in the bar, so that Gatsby hydrates it where it stands. */
async function adoptAddress(page: string) {
  const data = await (await fetch(dataUrl('', page))).json()
  window.pageData = { ...data, path: decodeURI(location.pathname) }
}

/** Fetches and runs the page's scripts. After a failure only what is missing is fetched again. */
async function wake() {
  const page = bodyPage()
  link('preload', 'fetch', '/page-data/app-data.json')
  if (!page) link('preload', 'fetch', dataUrl(location.pathname))
  try {
    const [html] = await Promise.all([readSlice(), page && adoptAddress(page)])
    const ends = await Promise.allSettled(scriptsIn(html).map(run))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
  } catch (error) {
    sliceText = undefined
    throw error
  }
}

/** Wakes the page, and tries again while something it needs can't be had: what the visitor did meanwhile waits for it (case 26). */
export const wakeAtLast = atLast(wake)

/** The files of a page kind, from the table that Gatsby writes as the text of a text. */
export function chunkFiles(html: string, chunk: string): string[] {
  const mapping = /___chunkMapping=("(?:[^"\\]|\\.)*")/.exec(html)?.[1]
  return mapping ? ((JSON.parse(JSON.parse(mapping)) as Record<string, string[]>)[chunk] ?? []) : []
}

const partNames = () => [...document.querySelectorAll<HTMLElement>('[data-sleeps]')].map(({ dataset }) => dataset.sleeps ?? '')

/** Puts the scripts into the browser's cache while nothing else happens, so that waking takes no network: the page's and its sleeping parts'. */
export async function prefetch() {
  const [html, data] = await Promise.all([readSlice(), fetch(dataUrl(location.pathname, bodyPage()), { priority: 'low' })])
  const chunks = data.ok ? [(await data.json()).componentChunkName, ...partNames()] : []
  const own = chunks.flatMap((chunk) => chunkFiles(html, chunk))
  const shared = scriptsIn(html).flatMap(({ src }) => src ?? [])
  for (const src of new Set([...shared, ...own])) link('prefetch', 'script', src)
}
