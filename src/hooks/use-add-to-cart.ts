import { useState } from 'react'
import { type Failure, isPassing } from '../api/failure'
import { newKey } from '../api/idempotency-key'
import type { BookingChoice } from '../contract/pricing-schema'
import type { Root } from '../store/root-store'

export type Adding = { kind: 'idle' | 'adding' | 'added' } | { kind: 'failed'; failure: Failure }

/**
 * Puts a trip into the cart. Pressing again while it is under way, or after no answer came, is the same booking, also after another trip was
 * looked at or booked.
 * @param getCart the cart, or the way to it: a catalogue page carries none of it until somebody books (decision 4)
 * @returns `forget` to be called where another trip is chosen: nothing is said beside it of the one before
 */
export function useAddToCart(getCart: () => Root['cart'] | Promise<Root['cart']>) {
  const [state, setState] = useState<Adding>({ kind: 'idle' })
  // By trip. Not longer than the page: who has taken it out of the cart meanwhile and adds it again means another booking.
  const [unanswered] = useState(() => new Map<string, { key: string }>())

  async function add(choice: BookingChoice) {
    if (state.kind === 'adding') return
    const adding: Adding = { kind: 'adding' }
    setState(adding)
    // Whoever has chosen another trip meanwhile is told nothing of this one: the number at the cart says it.
    const end = (ended: Adding) => setState((now) => (now === adding ? ended : now))
    const what = JSON.stringify(choice)
    // An object of each press: only the answer of the last one ends what it meant.
    const own = { key: unanswered.get(what)?.key ?? newKey() }
    unanswered.set(what, own)
    try {
      const result = await (await getCart()).add(choice, 1, own.key)
      const isAnswered = result.ok || !isPassing(result.failure)
      if (isAnswered && unanswered.get(what) === own) unanswered.delete(what)
      end(result.ok ? { kind: 'added' } : { kind: 'failed', failure: result.failure })
    } catch {
      end({ kind: 'failed', failure: { code: 'network' } })
    }
  }

  return { state, add, forget: () => setState({ kind: 'idle' }) }
}
