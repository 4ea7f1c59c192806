import { useEffect } from 'react'
import type { Locale } from '../../config/locales'
import { savesData } from '../../hooks/saves-data'

/** Once she has found something, the browser's index comes while nothing else happens: from then on she can search on without a connection. */
export function useKeptIndex(locale: Locale, hasFound: boolean) {
  useEffect(() => {
    if (!hasFound || savesData()) return
    const keep = () => void import('../../api/search-file').then(({ keepSearchIndex }) => keepSearchIndex(locale), console.info)
    if (!window.requestIdleCallback) {
      const timer = window.setTimeout(keep, 1000)
      return () => window.clearTimeout(timer)
    }
    const turn = window.requestIdleCallback(keep)
    return () => window.cancelIdleCallback(turn)
  }, [locale, hasFound])
}
