import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../api/failure'
import type { Result } from '../domain/result'

export type Requested<Answer> =
  | { status: 'idle' | 'loading'; answer: Answer | null; failure: null }
  | { status: 'ready'; answer: Answer; failure: null }
  | { status: 'failed'; answer: Answer | null; failure: Failure }

/**
 * A Result with its loading state. A newer request, or leaving the page, aborts the older one, whose answer is never shown (case 74).
 * `ask` must be stable (useCallback): a new one asks again. Pass null to ask nothing.
 */
export function useRequest<Answer>(ask: ((signal: AbortSignal) => Promise<Result<Answer, Failure>>) | null) {
  const [state, setState] = useState<Requested<Answer>>({ status: 'idle', answer: null, failure: null })
  const running = useRef<AbortController | null>(null)

  const run = useCallback(async () => {
    running.current?.abort()
    if (!ask) return
    const own = new AbortController()
    running.current = own
    setState(({ answer }) => ({ status: 'loading', answer, failure: null }))
    const result = await ask(own.signal)
    if (own.signal.aborted) return
    if (result.ok) setState({ status: 'ready', answer: result.value, failure: null })
    else setState(({ answer }) => ({ status: 'failed', answer, failure: result.failure }))
  }, [ask])

  useEffect(() => {
    void run()
    return () => running.current?.abort()
  }, [run])

  return { ...state, retry: run }
}
