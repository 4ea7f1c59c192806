import { useCallback, useRef, useState } from 'react'
import type { Failure } from '../../api/failure'
import { newKey } from '../../api/idempotency-key'
import type { IssuedQuote, IssueQuote } from '../../contract/quote-schema'
import { quoteAddress } from '../../domain/quote-address'
import { goTo } from '../../i18n/go-to'
import { useLocale } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'

/** The same quote again, of today: what can still be had of it. Only who issued it as a partner issues it as one again. @assumed */
export function reissueOf(quote: IssuedQuote): IssueQuote {
  const { mode, own, student, alternatives, notes, hide_commission, hide_breakdown } = quote
  return {
    mode: own ? mode : 'student',
    student,
    alternatives: alternatives.filter(({ now }) => now.price !== null).map(({ choice }) => choice),
    notes,
    hide_commission,
    hide_breakdown: own && hide_breakdown,
  }
}

/** Issues it once, however often it is pressed, and goes to its page. */
export function useReissue(store: Root, quote: IssuedQuote) {
  const locale = useLocale()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const key = useRef(newKey())
  const reissue = useCallback(async () => {
    setBusy(true)
    setFailure(null)
    const result = await environmentOf(store).client.call('quote/issue', reissueOf(quote), { key: key.current })
    setBusy(false)
    if (result.ok) return goTo(quoteAddress('', locale, result.value.quote.link))
    key.current = newKey()
    setFailure(result.failure)
  }, [store, quote, locale])
  return { busy, failure, reissue }
}
