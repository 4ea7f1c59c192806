import { useCallback, useEffect, useMemo, useRef } from 'react'
import { type CheckoutSaved, checkoutCalls } from '../../api/checkout-calls'
import type { Locale } from '../../config/locales'
import { to } from '../../config/routes'
import { awayFromCheckout, type CheckoutAway, type CheckoutState, type CheckoutStep, stepToShow } from '../../domain/checkout-steps'
import { useRequest } from '../../hooks/use-request'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { checkoutDraft } from './checkout-draft'
import { billingFits } from './places'
import { usePlaceOrder, useUnfinished } from './use-place-order'

export type Go = (path: string, options?: { replace?: boolean }) => void

/** What is there, for the domain's rule of steps: the server's cart and what it has saved of this checkout. */
function stateOf(store: Root, saved: CheckoutSaved): CheckoutState {
  const { cart, placed } = store
  const problems = cart.shownLines.filter(({ problem }) => problem !== null).length
  return {
    bookableLines: cart.shownLines.length - problems,
    problemLines: problems,
    minimumReached: !cart.showMinimumMessage,
    loggedIn: store.isLoggedIn,
    guestAllowed: saved.guestAllowed,
    billingSaved: billingFits(saved, cart.shownLines),
    paymentMethod: saved.paymentMethod,
    placedNumber: cart.isEmpty ? (placed.record?.number ?? null) : null,
  }
}

/** The cart page says in its own words what stands in the way; log-in comes back here. */
function pathAway(away: CheckoutAway, locale: Locale): string {
  return away.to === 'cart' ? to.cart(locale) : `${to.login(locale)}?redirect=${encodeURIComponent(to.checkout(locale))}`
}

/** True once the quote this tab shows was placed, here or in another tab: every tab on it lands on its number (case 2e). */
function useQuoteIsPlaced(store: Root): boolean {
  const shown = useRef('')
  shown.current = store.cart.totals?.quoteId || shown.current
  const { record } = store.placed
  return record !== null && record.quoteId === shown.current
}

/** The address always names its step: a bare one would show the next step as soon as this one is saved, and Back would seem to do nothing. */
const addressOf = (step: CheckoutStep | null, asked: string | null, locale: Locale) =>
  step === null || step === 'done' || step === asked ? null : `${to.checkout(locale)}?step=${step}`

function useGoing(path: string | null, go: Go) {
  useEffect(() => {
    if (path) go(path, { replace: true })
  }, [path, go])
}

/**
 * Everything a checkout knows. Read it inside an observer. `leaving`: the visitor is on the way elsewhere (cart, log-in, thank-you);
 * `finish`: an order of before a reload is still being asked for.
 */
export function useCheckout(store: Root, locale: Locale, search: string, go: Go) {
  const { cart } = store
  const known = cart.status === 'ready'
  const draft = useMemo(() => checkoutDraft(environmentOf(store).drafts), [store])
  const ask = useCallback((signal: AbortSignal) => checkoutCalls(environmentOf(store).client).saved({ signal }), [store])
  const request = useRequest(known ? ask : null)
  const saved = request.answer
  const toThankYou = useCallback(() => go(to.thankYou(locale), { replace: true }), [go, locale])
  const order = usePlaceOrder({ store, draft, paymentMethod: saved?.paymentMethod ?? null, onPlaced: toThankYou })
  const finish = useUnfinished(draft, known && cart.isEmpty && store.placed.record === null, order.send)
  const isPlaced = useQuoteIsPlaced(store)
  const state = known && saved && !finish && !order.busy ? stateOf(store, saved) : null
  const away = state && awayFromCheckout(state)
  const leaving = isPlaced ? to.thankYou(locale) : away && pathAway(away, locale)
  const asked = new URLSearchParams(search).get('step')
  const step = state && stepToShow(asked, state)
  useGoing(leaving ?? addressOf(step, asked, locale), go)
  return { draft, saved, order, finish, leaving, step, failure: request.failure, reload: request.retry }
}
