import { useCallback, useRef, useState } from 'react'
import type { Failure } from '../../api/failure'
import { newKey } from '../../api/idempotency-key'
import { to } from '../../config/routes'
import type { IssuedQuote } from '../../contract/quote-schema'
import { goTo } from '../../i18n/go-to'
import { useLocale } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'

type Accepting = { kind: 'idle' } | { kind: 'busy' | 'done'; index: number } | { kind: 'failed'; index: number; failure: Failure }

/**
 * Puts an alternative into the cart at the price of today that stands on the button. Pressed twice it is the same acceptance; a price that
 * changed in between is read again and asked about again, since the new one stands on the button then.
 */
export function useAccept(store: Root, { link }: IssuedQuote, reload: () => Promise<void>) {
  const locale = useLocale()
  const [state, setState] = useState<Accepting>({ kind: 'idle' })
  const running = useRef(false)
  const keys = useRef(new Map<string, string>())

  const accept = useCallback(
    async (index: number, total: number) => {
      // A ref and not the state: two clicks may come before the next render.
      if (running.current) return
      running.current = true
      setState({ kind: 'busy', index })
      const intention = `${index}/${total}`
      const key = keys.current.get(intention) ?? newKey()
      keys.current.set(intention, key)
      const result = await store.cart.acceptQuote({ link, alternative: index, expected_total: total }, key)
      running.current = false
      if (result.ok) {
        setState({ kind: 'done', index })
        return goTo(to.cart(locale))
      }
      keys.current.delete(intention)
      setState({ kind: 'failed', index, failure: result.failure })
      if (result.failure.code === 'cart_price_changed' || result.failure.code === 'cart_item_not_bookable') await reload()
    },
    [store, link, locale, reload],
  )
  return { state, accept }
}
