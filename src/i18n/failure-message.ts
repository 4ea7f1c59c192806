import { useText } from './use-text'

/** A failure as the client's Result carries it: the code decides, never a text (case 4). `retryAfter`: seconds. */
export type ShownFailure = { code: string; requestId?: string; retryAfter?: number }

/** Shorter rests are over before the sentence is read. Seconds. @assumed */
const worthSaying = 20

/**
 * `const say = useFailureMessage(); say(failure)`: the sentence for a code from the dictionary `failures`; one that nobody wrote a sentence
 * for has the defined sentence `unknown`. Where the server named a time, it is said in whole minutes.
 */
export function useFailureMessage() {
  const t = useText('failures')
  return ({ code, requestId, retryAfter = 0 }: ShownFailure): string => {
    const known = t(code, { requestId: requestId ?? '' })
    const sentence = known === code ? t('unknown', { requestId: requestId ?? '' }) : known
    return retryAfter < worthSaying ? sentence : `${sentence} ${t('wait', { count: Math.ceil(retryAfter / 60) })}`
  }
}
