import { useText } from './use-text'

/** A failure as the client's Result carries it: the code decides, never a text (case 4). */
export type ShownFailure = { code: string; requestId?: string }

/**
 * `const say = useFailureMessage(); say(failure)`: the sentence for a code from the dictionary `failures`; one that nobody wrote a sentence
 * for has the defined sentence `unknown`.
 */
export function useFailureMessage() {
  const t = useText('failures')
  return ({ code, requestId }: ShownFailure): string => {
    const sentence = t(code, { requestId: requestId ?? '' })
    return sentence === code ? t('unknown', { requestId: requestId ?? '' }) : sentence
  }
}
