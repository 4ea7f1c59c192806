import { useEffect } from 'react'
import { type Locale, localeOf } from '../config/locales'
import { reloadOnce } from './chunk-reload'

type Shown = { routeName: string; language: Locale; pathname: string }

/**
 * Must the server be asked about this address? It was not when the visitor came by client navigation (`arrivedAt` is another path): it may know a
 * rule, or an entry newer than the build. And /404.html, which Gatsby shows for any unknown path, may speak another locale than the address (decision 12).
 */
export function mustAskServer({ routeName, language, pathname }: Shown, arrivedAt: string): boolean {
  if (routeName !== 'notFound') return false
  const asked = localeOf(pathname)
  return pathname !== arrivedAt || (asked !== null && asked !== language)
}

/** The path the server itself has answered in this document. */
const arrivedAt = typeof window === 'undefined' ? '' : window.location.pathname

/** Once, or a host without such pages would loop (case 22). */
export function useOwnNotFound(routeName: string, language: Locale, pathname: string) {
  const unknown = mustAskServer({ routeName, language, pathname }, arrivedAt)
  useEffect(() => {
    if (unknown) reloadOnce()
  }, [unknown])
}
