import { reloadIfServed } from './chunk-reload'

/** Gatsby's loader of pages (its cache-dir/loader.js): its navigation and its links ask this object. */
const asks = ['loadPage', 'loadPageSync', 'enqueue', 'hovering', 'prefetch', 'isPageNotFound', 'getResourceURLsForPathname'] as const
type Loader = Record<(typeof asks)[number], (address: string, options?: object) => unknown>

declare global {
  interface Window {
    ___loader: Loader
  }
}

export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? address

/** How our own questions are known among Gatsby's. */
const ours = {}
const never = new Promise<never>(() => undefined)

/**
 * Gatsby goes to a page whose data fail, though she may have left it long before they did (its cache-dir/ensure-resources.js): what nobody waits
 * for any more has no answer.
 */
async function whereSheIs(path: string, asked: Promise<Page | null>): Promise<Page | null> {
  const page = await asked
  return page?.status === 'error' && path !== location.pathname ? never : page
}

/**
 * No page of ours is made for a query, but Gatsby would fetch the page's data once for each: a filter would need the network, and a link with
 * another trip in it would be fetched again. Asked by its path alone, a page is there at once whatever its query says.
 */
export function loadByPath() {
  const loader = window.___loader
  for (const name of asks) {
    const ask = loader[name]
    loader[name] = (address, options) => ask(pathOf(address), options)
  }
  const { loadPage } = loader
  loader.loadPage = (address, options) => {
    const asked = loadPage(address, options) as Promise<Page | null>
    return options === ours ? asked : whereSheIs(pathOf(address), asked)
  }
}

/**
 * `component`: a template's module; `parts` fetches what it is drawn with besides (ui/kept-part). `digest`: that of the HTML built from these data
 * (plugins/gatsby-plugin-build-id). What can't be shown has none of it.
 */
type Page = {
  status?: string
  component: { default?: { parts?: () => Promise<unknown> } }
  page: { webpackCompilationHash?: string }
  json: { digest?: string }
}
const load = async (address: string) => (await window.___loader.loadPage(address, ours)) as Page
const isOfThisBuild = ({ page }: Page) => page.webpackCompilationHash === window.___webpackCompilationHash

/**
 * Can Gatsby show this page by itself, and whole? Not one that has moved or can't be had now, and none of another build: Gatsby would ask the
 * server for it and at the same time draw it with the scripts of this one, and what is pressed there would be lost.
 */
export async function canShow(address: string): Promise<boolean> {
  try {
    const page = await load(address)
    await (isOfThisBuild(page) && page.component.default?.parts?.())
    return isOfThisBuild(page)
  } catch (error) {
    console.info(error)
    return false
  }
}

/**
 * Before React sees a page whose HTML, scripts and data are not all of one build (a deployment came between them), it is loaded anew: React would
 * draw it again (#418) under the hand of who presses something there.
 */
export async function loadAnewAfterDeployment() {
  const page = await load(location.pathname).catch(() => null)
  if (!page?.json || (isOfThisBuild(page) && page.json.digest === document.body.dataset.digest)) return
  if (await reloadIfServed()) await new Promise(() => undefined)
}
