import { type Route, type RouteKind, routes, splitLocale } from '../../config/routes'

const rows: Route[] = Object.values(routes)
const pathsOf = (wanted: RouteKind) => new Set(rows.filter(({ kind }) => kind === wanted).map(({ path }) => path))
const wakeful = pathsOf('commerce')
const searches = pathsOf('search')
const offlineShell = '/offline-plugin-app-shell-fallback'

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)
const routePath = (pathname: string) => withoutSlash(splitLocale(withoutSlash(pathname)).path)

/** Does the page at this path sleep until it is wanted (architecture §3.9)? All but the commerce routes and the offline shell do. */
export function sleeps(pathname: string): boolean {
  const path = routePath(pathname)
  return !wakeful.has(path) && path !== offlineShell
}

/** A page built with the list of no wish: it wakes at once where its address asks for something (decision 20). */
export const isSearch = (pathname: string): boolean => searches.has(routePath(pathname))
