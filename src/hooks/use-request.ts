import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../api/failure'
import type { Result } from '../domain/result'

export type Requested<Answer> =
  | { status: 'idle' | 'loading'; answer: Answer | null; failure: null }
  | { status: 'ready'; answer: Answer; failure: null }
  | { status: 'failed'; answer: Answer | null; failure: Failure }

const atOnce = (take: () => void) => take()

/**
 * A Result with its loading state. A newer request, or leaving the page, aborts the older one, whose answer is never shown (case 74).
 * `ask` must be stable (useCallback): a new one asks again. Pass null to ask nothing.
 * @param takeIn React's startTransition where the answer is long to draw: it would else hold up a key that is pressed meanwhile
 */
export function useRequest<Answer>(ask: ((signal: AbortSignal) => Promise<Result<Answer, Failure>>) | null, takeIn = atOnce) {
  const [state, setState] = useState<Requested<Answer>>({ status: 'idle', answer: null, failure: null })
  const running = useRef<AbortController | null>(null)

  const run = useCallback(async () => {
    running.current?.abort()
    if (!ask) return
    const own = new AbortController()
    running.current = own
    takeIn(() => setState((before) => (before.status === 'loading' ? before : { status: 'loading', answer: before.answer, failure: null })))
    const result = await ask(own.signal)
    if (own.signal.aborted) return
    takeIn(() =>
      setState(({ answer }) =>
        result.ok ? { status: 'ready', answer: result.value, failure: null } : { status: 'failed', answer, failure: result.failure },
      ),
    )
  }, [ask, takeIn])

  useEffect(() => {
    void run()
    return () => running.current?.abort()
  }, [run])

  return { ...state, retry: run }
}
