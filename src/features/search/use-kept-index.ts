import { useEffect } from 'react'
import { loadSearchIndex } from '../../api/search-file'
import { useLocale } from '../../i18n/use-text'

/** Milliseconds after the first answer: by then the page has loaded what it shows. */
const rest = 3000

const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/** Fetches the index for a time without a connection, once results are there and not at the cost of who saves data. */
export function useKeptIndex(isReady: boolean) {
  const locale = useLocale()
  useEffect(() => {
    if (!isReady || savesData()) return
    const timer = window.setTimeout(() => void loadSearchIndex(locale), rest)
    return () => window.clearTimeout(timer)
  }, [isReady, locale])
}
