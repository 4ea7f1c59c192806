import { useRef, useState } from 'react'
import { newKey } from '../../api/idempotency-key'
import { studyAlone } from '../../domain/pricing/study-alone'
import type { Root } from '../../store/root-store'

export type Booking =
  | { kind: 'idle' | 'adding' | 'added' }
  /** The price hangs on the student's age: the course page asks for it. */
  | { kind: 'needsStudent' }
  | { kind: 'failed'; code: string }

/** Puts a wish into the cart; pressing again while it is under way, or after no answer came, is the same booking (case 2). */
export function useBookWish(cart: Root['cart']) {
  const [state, setState] = useState<Booking>({ kind: 'idle' })
  const intention = useRef<{ what: string; key: string } | null>(null)
  async function book(courseId: number, weeks: number, startDate: string) {
    if (state.kind === 'adding') return
    const adding: Booking = { kind: 'adding' }
    setState(adding)
    // Whoever wishes another trip meanwhile is told nothing of this one: the number at the cart says it.
    const end = (ended: Booking) => setState((now) => (now === adding ? ended : now))
    const what = `${courseId}.${weeks}.${startDate}`
    // An object of each press: only the answer of the last one ends what it meant.
    const own = { what, key: intention.current?.what === what ? intention.current.key : newKey() }
    intention.current = own
    const result = await cart.add(studyAlone(courseId, weeks, startDate), 1, own.key)
    if (result.ok && intention.current === own) intention.current = null
    if (result.ok) end({ kind: 'added' })
    else if (result.failure.fields?.birthDate) end({ kind: 'needsStudent' })
    else end({ kind: 'failed', code: result.failure.code })
  }
  return { state, book, forget: () => setState({ kind: 'idle' }) }
}
