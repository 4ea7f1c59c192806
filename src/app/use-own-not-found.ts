import { useEffect } from 'react'
import { type Locale, localeOf } from '../config/locales'
import { reloadOnce } from './chunk-reload'

/** Does the page answer for another locale than the address names? Only /404.html does, which Gatsby shows for any unknown path (decision 12). */
export function speaksAnother(routeName: string, language: Locale, pathname: string): boolean {
  const asked = localeOf(pathname)
  return routeName === 'notFound' && asked !== null && asked !== language
}

/** Then the server is asked, who knows the locale's own page. Once, or a host without such pages would loop (case 22). */
export function useOwnNotFound(routeName: string, language: Locale, pathname: string) {
  const wrong = speaksAnother(routeName, language, pathname)
  useEffect(() => {
    if (wrong) reloadOnce()
  }, [wrong])
}
