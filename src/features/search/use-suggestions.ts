import { startTransition, useMemo } from 'react'
import { clientFailure } from '../../api/failure'
import type { Suggestion } from '../../contract/search-schema'
import { failed, succeed } from '../../domain/result'
import { useLateClient } from '../../hooks/late-client'
import { useRequest } from '../../hooks/use-request'
import { useLocale } from '../../i18n/use-text'
import { askOrLookUp } from './from-index'
import { payloadOf } from './search-payload'
import { type SearchState, safeWords } from './search-state'

/** Milliseconds without another letter before the server is asked: who types fast asks once. */
const pause = 150
/** From so many letters on something can be meant. */
const least = 2

const none: readonly Suggestion[] = []

/**
 * What the letters typed so far may mean, each with what it would find in the open search. Until it is known the suggestions before stay while
 * letters are added, so that nothing flickers; those of other words she would choose unawares. A late answer to older letters is dropped (case 74).
 */
export function useSuggestions(typed: string, state: SearchState, schools?: boolean): readonly Suggestion[] {
  const locale = useLocale()
  const client = useLateClient(locale)
  const q = safeWords(typed)
  const ask = useMemo(() => {
    if (!client || q.length < least) return null
    const question = { ...payloadOf(state), q, schools }
    return async (signal: AbortSignal) => {
      await new Promise((resolve) => window.setTimeout(resolve, pause))
      if (signal.aborted) return failed(clientFailure('aborted'))
      const found = await askOrLookUp(
        locale,
        () => client.call('core/catalogsearch/suggest', question, { signal }),
        (index) => index.suggest(question),
      )
      return found.ok ? succeed({ ...found.value, q }) : found
    }
  }, [client, q, locale, state, schools])
  const { answer } = useRequest(ask, startTransition)
  return answer && q.startsWith(answer.q) ? answer.items : none
}
