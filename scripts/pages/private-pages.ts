/** Pages that no search engine may list: by the routes' own word, and those that stand in for others. */
import { localeOf, locales } from '../../src/config/locales'
import { isStandIn, type Route, routes, to } from '../../src/config/routes'

const fixed = new Set(
  Object.values<Route>(routes).flatMap(({ path, index }) => (index ? [] : locales.map((locale) => to.path(locale, path)))),
)

/** What a page without a connection stands in with. */
const isOffline = (path: string) => localeOf(path) !== null && path.endsWith('/offline.html')

/** @param path as in the address bar, without its host */
export const isPrivate = (path: string): boolean => fixed.has(path) || isStandIn(path) || isOffline(path)
