import { useCallback, useEffect, useRef, useState } from 'react'
import { checkoutCalls } from '../../api/checkout-calls'
import { type Failure, isPassing } from '../../api/failure'
import { newKey } from '../../api/idempotency-key'
import { environmentOf } from '../../store/environment'
import { recordOf } from '../../store/placed-model'
import type { Root } from '../../store/root-store'
import type { CheckoutDraft, PendingOrder } from './checkout-draft'

/** The order under way for this cart and this total, else a new one: a double click, Enter, a reload and Back all find the same key (case 2). */
function orderFor(draft: CheckoutDraft, quoteId: string, total: number): PendingOrder {
  const pending = draft.readOrder()
  if (pending && pending.quoteId === quoteId && pending.total === total) return pending
  const order = { quoteId, total, key: newKey() }
  draft.writeOrder(order)
  return order
}

/** Milliseconds. Who has booked is told so at once: what says how to pay is waited for no longer than this, and the mail has it too. */
const readingPatience = 3000

/** What the thank-you page shows of the way to pay; empty when it can't be read, or `signal` ends the reading. */
async function instructionsOf(store: Root, chosen: string | null, signal: AbortSignal): Promise<string> {
  const methods = await checkoutCalls(environmentOf(store).client).paymentMethods({ signal })
  return (methods.ok && methods.value.find(({ code }) => code === chosen)?.instructions) || ''
}

type Terms = { store: Root; draft: CheckoutDraft; paymentMethod: string | null; onPlaced: () => void }

/** Places the order, once however often it is asked. Answers the failure, or null when it is placed. */
async function place({ store, draft, paymentMethod, onPlaced }: Terms, order: PendingOrder): Promise<Failure | null> {
  const reading = new AbortController()
  const instructions = instructionsOf(store, paymentMethod, reading.signal)
  const result = await checkoutCalls(environmentOf(store).client).placeOrder(order.quoteId, order.total, order.key)
  if (result.ok) {
    const end = setTimeout(() => reading.abort(), readingPatience)
    store.finishBooking(recordOf(order.quoteId, await instructions, result.value))
    clearTimeout(end)
    onPlaced()
    return null
  }
  reading.abort()
  // No answer: the order may stand. It keeps its key, and trying again finds out. Any other answer is a refusal: nothing was booked.
  if (!isPassing(result.failure) && result.failure.code !== 'token_retry') {
    draft.forgetOrder()
    await store.cart.refresh()
  }
  return result.failure
}

export function usePlaceOrder(terms: Terms) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const running = useRef(false)
  const latest = useRef(terms)
  latest.current = terms

  const send = useCallback(async (order: PendingOrder) => {
    // A ref and not the state: two clicks may come before the next render.
    if (running.current) return
    running.current = true
    setBusy(true)
    setFailure(null)
    setFailure(await place(latest.current, order))
    running.current = false
    setBusy(false)
  }, [])

  const placeOrder = useCallback(async () => {
    const { store, draft } = latest.current
    await store.cart.settled()
    const { totals } = store.cart
    if (totals) await send(orderFor(draft, totals.quoteId, totals.grandTotal))
  }, [send])

  return { busy, failure, placeOrder, send }
}

/**
 * After a reload in the middle of placing: the cart is gone and an order is under way. Asking again with its key gives its number.
 * Gives how to try once more, or null where nothing is unfinished.
 */
export function useUnfinished(draft: CheckoutDraft, cartIsGone: boolean, send: (order: PendingOrder) => Promise<void>) {
  const [pending] = useState(() => draft.readOrder())
  const unfinished = cartIsGone && pending !== null
  const finish = useCallback(() => void (pending && send(pending)), [pending, send])
  useEffect(() => {
    if (unfinished) finish()
  }, [unfinished, finish])
  return unfinished ? finish : null
}
