import { useCallback, useState } from 'react'
import type { IssuedQuote } from '../../contract/quote-schema'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { saveFile } from '../../ui/save-file'
import type { OfferSetting } from './offer-setting'
import { paperFile } from './paper-file'

export type Printing = { kind: 'idle' | 'fetching' | 'done' | 'failed' } | { kind: 'drawing'; page: number; pages: number }

/** A hidden tab paints nothing; it waits no longer than this. Milliseconds. */
const longestPaint = 100
const painted = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => resolve())
    setTimeout(resolve, longestPaint)
  })

/** Makes the quote's PDF here and saves it, page by page in sight. */
export function usePaper(quote: IssuedQuote, page: PageContext, { contacts }: OfferSetting) {
  const say = useText('paper')
  const [state, setState] = useState<Printing>({ kind: 'idle' })
  const { language, brand } = page
  const print = useCallback(async () => {
    setState({ kind: 'fetching' })
    const setting = { locale: language, say, agency: { name: brand, ...contacts }, site: window.location.origin }
    try {
      const file = await paperFile(quote, setting, (done, pages) => {
        setState({ kind: 'drawing', page: done, pages })
        return painted()
      })
      saveFile(file, `${quote.number}.pdf`, 'application/pdf')
      setState({ kind: 'done' })
    } catch {
      // Out of reach, or a browser without what it needs: the page says so, and the quote itself is still there.
      setState({ kind: 'failed' })
    }
  }, [quote, language, brand, contacts, say])
  return { state, print }
}
