/** Gatsby's loader of pages (its cache-dir/loader.js): its navigation and its links ask this object. */
const asks = ['loadPage', 'loadPageSync', 'enqueue', 'hovering', 'prefetch', 'isPageNotFound', 'getResourceURLsForPathname'] as const
type Loader = Record<(typeof asks)[number], (address: string, options?: object) => unknown>

declare global {
  interface Window {
    ___loader: Loader
  }
}

export const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? address

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
}

/** A template's module; `parts` fetches what it is drawn with besides (ui/kept-part). What can't be shown has none. */
type Page = { component: { default?: { parts?: () => Promise<unknown> } } }

/** Can Gatsby show this page by itself, and whole? Not one that has moved, is newer than the build, or can't be had now. */
export async function canShow(address: string): Promise<boolean> {
  try {
    const { component } = (await window.___loader.loadPage(address)) as Page
    await component.default?.parts?.()
    return true
  } catch (error) {
    console.info(error)
    return false
  }
}
