/** Who is given the offline page (case 71): a person who goes to a page. Nobody who asks for a file, a call or a part of a page. */
import { defaultLocale, type Locale, localeOf } from '../../config/locales'

type Asked = Pick<Request, 'mode' | 'destination' | 'url'>

/** What the server has beside pages; each of these is the first part of an address. */
const noPages =
  /^\/(restfulapi|api|rest|graphql|docs|dev|healthz|readyz|metrics|builds|fonts|icons|map|page-data|pictures|posters|search|sitemaps|static|_gatsby)(\/|$)/i
/** No address of a page has a dot in its last part. */
const file = /\.[^/]*$/

export function asksForPage({ mode, destination, url }: Asked): boolean {
  const { pathname } = new URL(url)
  return mode === 'navigate' && destination === 'document' && !noPages.test(pathname) && !file.test(pathname)
}

/** The language of the offline page: that of the address; what names none is the default's. */
export const offlineLocale = (url: string): Locale => localeOf(new URL(url).pathname) ?? defaultLocale
