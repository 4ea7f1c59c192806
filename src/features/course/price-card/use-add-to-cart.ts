import { useRef, useState } from 'react'
import type { BookingChoice } from '../../../contract/pricing-schema'

export type AddState = { kind: 'idle' } | { kind: 'adding' } | { kind: 'added' } | { kind: 'failed'; code: string }

/**
 * Puts the trip into the cart. The store is loaded here and not before: a catalogue page carries none of it until somebody books (decision 4).
 * A second click on the same choice is the same booking, also after looks at another one: it uses the same idempotency key (case 2).
 */
export function useAddToCart() {
  const [state, setState] = useState<AddState>({ kind: 'idle' })
  const intention = useRef<{ what: string; key: string } | null>(null)

  async function add(choice: BookingChoice) {
    if (state.kind === 'adding') return
    const adding: AddState = { kind: 'adding' }
    setState(adding)
    // Whoever has chosen another trip meanwhile is told nothing of this one: the number at the cart says it.
    const end = (ended: AddState) => setState((now) => (now === adding ? ended : now))
    const what = JSON.stringify(choice)
    const own = { what, key: intention.current?.what === what ? intention.current.key : crypto.randomUUID() }
    intention.current = own
    try {
      const { getStore } = await import('../../../store/get-store')
      const result = await getStore().cart.add(choice, 1, own.key)
      if (result.ok && intention.current === own) intention.current = null
      end(result.ok ? { kind: 'added' } : { kind: 'failed', code: result.failure.code })
    } catch {
      end({ kind: 'failed', code: 'network' })
    }
  }

  return { state, add, forget: () => setState({ kind: 'idle' }) }
}
