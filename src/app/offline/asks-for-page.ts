/** Who is given the offline page (case 71): a person who goes to a page. Nobody who asks for a file, a call or a part of a page. */
import { isFilePath } from '../../config/file-path'
import { defaultLocale, type Locale, localeOf } from '../../config/locales'

type Asked = Pick<Request, 'mode' | 'destination' | 'url'>

/** What the server has beside pages; each of these is the first part of an address. */
const noPages =
  /^\/(restfulapi|api|rest|graphql|docs|dev|healthz|readyz|metrics|builds|fonts|icons|map|page-data|pictures|posters|search|sitemaps|static|_gatsby)(\/|$)/i
/** What the plugin's worker is told in addresses of its own begins with a dot. */
const message = /\/\.[^/]*$/

export function asksForPage({ mode, destination, url }: Asked): boolean {
  const { pathname } = new URL(url)
  return (
    mode === 'navigate' && destination === 'document' && ![noPages, message].some((other) => other.test(pathname)) && !isFilePath(pathname)
  )
}

/** The language of the offline page: that of the address; what names none is the default's. */
export const offlineLocale = (url: string): Locale => localeOf(new URL(url).pathname) ?? defaultLocale
