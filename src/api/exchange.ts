import type { Clock } from './clock'
import { type Outcome, readOutcome } from './outcome'

export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** A silent connection counts as lost after this time. @assumed */
export const answerWithin = 25_000

type Terms = { fetch: Fetch; clock: Clock; learn: (response: Response) => void; signal?: AbortSignal | undefined }

/** One request, one outcome; never throws. AbortSignal.any is younger than the browsers we serve, hence the listener. */
export async function exchange(url: string, init: RequestInit, { fetch, clock, learn, signal }: Terms): Promise<Outcome> {
  if (signal?.aborted) return { kind: 'aborted' }
  const own = new AbortController()
  const leave = () => own.abort()
  signal?.addEventListener('abort', leave, { once: true })
  const timer = setTimeout(leave, answerWithin)
  try {
    const response = await fetch(url, { ...init, signal: own.signal })
    learn(response)
    return await readOutcome(response, clock.now())
  } catch {
    return signal?.aborted ? { kind: 'aborted' } : { kind: 'lost' }
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
  }
}
