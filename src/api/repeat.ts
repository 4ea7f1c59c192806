import { limits } from '../config/limits'
import type { Clock } from './clock'
import type { Outcome } from './outcome'

/** A server that asks for a longer rest than this is answered with a failure and a retry button instead of a silent minute. @assumed */
const longestRest = 20_000

type Terms = { clock: Clock; random: () => number; signal?: AbortSignal | undefined }

/** Growing and jittered (50–100 % of the step), so that many tabs do not come back together. Never sooner than Retry-After. */
export function waitBefore(repeat: number, retryAfter: number | null, random: () => number): number {
  const step = Math.min(limits.retry.firstWait * 2 ** repeat, limits.retry.longestWait)
  return Math.max(Math.round(step * (0.5 + random() / 2)), retryAfter ?? 0)
}

/**
 * Sends until the server is neither busy nor out of reach, at most 4 times again (spec §8 "503: request repeated", design api.md).
 * Only for what may safely be done twice: reads, and writes that carry an Idempotency-Key.
 */
export async function repeatWhileBusy(send: () => Promise<Outcome>, { clock, random, signal }: Terms): Promise<Outcome> {
  for (let repeat = 0; ; repeat += 1) {
    const outcome = await send()
    if (outcome.kind !== 'busy' && outcome.kind !== 'lost') return outcome
    const rest = outcome.kind === 'busy' ? outcome.retryAfter : null
    if (repeat === limits.retry.attempts || (rest ?? 0) > longestRest) return outcome
    await clock.wait(waitBefore(repeat, rest, random), signal)
    if (signal?.aborted) return { kind: 'aborted' }
  }
}
