import { type Route, routes, splitLocale } from '../../config/routes'

const rows: Route[] = Object.values(routes)
const wakeful = new Set(rows.filter(({ kind }) => kind === 'commerce').map(({ path }) => path))
const offlineShell = '/offline-plugin-app-shell-fallback'

const withoutSlash = (path: string) => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** Does the page at this path sleep until it is wanted (architecture §3.9)? All but the commerce routes and the offline shell do. */
export function sleeps(pathname: string): boolean {
  const path = withoutSlash(splitLocale(withoutSlash(pathname)).path)
  return !wakeful.has(path) && path !== offlineShell
}
