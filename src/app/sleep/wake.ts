/** How a sleeping page comes to life: Gatsby's own scripts, in Gatsby's own order, fetched when somebody wants them. */

import { atLast } from '../../config/at-last'
import { fetchedAfterWaking, wakingFile } from '../../config/waking-files'
import { reloadOnce } from '../chunk-reload'
import { append } from './append'
import { giveStylesBack } from './built-styles'
import { loadScript } from './load-script'

/** Filled in at build (src/build/sleep-scripts.ts). */
declare const __RARE_FACES_FILE__: string

declare global {
  interface Window {
    pageData?: unknown
    ___chunkMapping?: string
    ___webpackCompilationHash?: string
  }
}

/** The script files of Gatsby's slice, in order. There are none for browsers without modules (browserslist in package.json). */
export const filesIn = (html: string): string[] => [...html.matchAll(/<script[^>]* src="([^"]+)"/gi)].map(([, src = '']) => src)

/** A text that Gatsby's files look for at the window: the table of all files, and the name of the build. */
function textIn(html: string, name: string): string | undefined {
  const written = new RegExp(`${name}=("(?:[^"\\\\]|\\\\.)*")`).exec(html)?.[1]
  return written && JSON.parse(written)
}

/** Set here and not run as the inline scripts they are: they are others in each build, and a page's policy knows only those of its own. */
function setGlobals(html: string) {
  for (const name of ['___chunkMapping', '___webpackCompilationHash'] as const) window[name] = textIn(html, name)
}

const bodyPage = () => document.body.dataset.page
/** Where the data of this page is. The not-found pages stand in for any address and name their own. */
export const dataUrl = (pathname: string, page?: string) => {
  const path = page ?? pathname.replace(/\/$/, '')
  return `/page-data/${path === '' ? 'index' : path.slice(1)}/page-data.json`
}

const link = (rel: string, as: string, href: string) => append('link', { rel, as, href, crossOrigin: as === 'fetch' ? 'anonymous' : null })

const hasRareFaces = () => document.querySelector('[data-rare-faces]') !== null

/** What an awake page shows, or is typed into it, may have letters that it was built without. */
function fetchRareFaces() {
  if (hasRareFaces()) return
  const sheet = append('link', { rel: 'stylesheet', href: __RARE_FACES_FILE__ })
  sheet.dataset.rareFaces = ''
  sheet.onerror = () => {
    sheet.remove()
    addEventListener('online', fetchRareFaces, { once: true })
  }
}

let sliceText: Promise<string> | undefined
const readSlice = () => {
  sliceText ??= fetch(wakingFile).then((response) => {
    if (!response.ok) throw new Error(wakingFile)
    return response.text()
  })
  return sliceText
}

const loaded = new Set<string>()
/** In order, and each file once: after a failure only what is missing is fetched again. */
async function loadOnce(src: string) {
  if (loaded.has(src)) return
  await loadScript(src)
  loaded.add(src)
}

/** Gives a not-found page its data under the address in the bar, so that Gatsby hydrates it where it stands. */
async function adoptAddress(page: string) {
  const data = await (await fetch(dataUrl('', page))).json()
  window.pageData = { ...data, path: decodeURI(location.pathname) }
}

/** The slice whose files have begun to run. */
let begun: string | undefined
/** After a deployment: scripts of two builds in one page would know each other's files by wrong names. */
const isOfAnotherBuild = (html: string) => begun !== undefined && begun !== html

/** Fetches and runs the page's scripts. After a failure only what is missing is fetched again. */
async function wake() {
  const page = bodyPage()
  link('preload', 'fetch', '/page-data/app-data.json')
  if (!page) link('preload', 'fetch', dataUrl(location.pathname))
  try {
    const [html] = await Promise.all([readSlice(), page && adoptAddress(page)])
    if (isOfAnotherBuild(html) && reloadOnce()) return new Promise(() => undefined)
    begun = html
    setGlobals(html)
    giveStylesBack()
    const ends = await Promise.allSettled(filesIn(html).map(loadOnce))
    for (const end of ends) if (end.status === 'rejected') throw end.reason
    fetchRareFaces()
  } catch (error) {
    sliceText = undefined
    throw error
  }
}

/** Wakes the page, and tries again while something it needs can't be had: what the visitor did meanwhile waits for it (case 26). */
export const wakeAtLast = atLast(wake)

/** The files of a page kind or a part, those it shares with others too, from the table that is the text of a text (build/file-table). */
export const chunkFiles = (html: string, chunk: string): string[] => JSON.parse(textIn(html, '___chunkMapping') ?? '{}')[chunk] ?? []

const partNames = () => [...document.querySelectorAll<HTMLElement>('[data-sleeps]')].map(({ dataset }) => dataset.sleeps ?? '')

type PageData = { componentChunkName: string; staticQueryHashes?: string[] }

/** What Gatsby asks for besides a page's own data: the name of the build, and what stands around every page. */
const commonData = ({ staticQueryHashes = [] }: PageData) => [
  '/page-data/app-data.json',
  ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`),
]

/**
 * Lays by, while nothing else happens, all that waking takes, so that it takes no network, and can be done without one where the worker keeps it:
 * the scripts of the page and of its sleeping parts, and data.
 */
export async function prefetch() {
  const [html, answer] = await Promise.all([readSlice(), fetch(dataUrl(location.pathname, bodyPage()), { priority: 'low' })])
  const data: PageData | null = answer.ok ? await answer.json() : null
  const own = data ? [data.componentChunkName, ...partNames(), ...fetchedAfterWaking].flatMap((chunk) => chunkFiles(html, chunk)) : []
  for (const href of data ? commonData(data) : []) link('prefetch', 'fetch', href)
  for (const src of new Set([...filesIn(html), ...own])) link('prefetch', 'script', src)
  if (!hasRareFaces()) link('prefetch', 'style', __RARE_FACES_FILE__)
}
