import { startTransition, useMemo } from 'react'
import { clientFailure } from '../../api/failure'
import type { Suggestion } from '../../contract/search-schema'
import { failed, succeed } from '../../domain/result'
import { useLateClient } from '../../hooks/late-client'
import { useRequest } from '../../hooks/use-request'
import { useLocale } from '../../i18n/use-text'
import { askOrLookUp } from './from-index'
import { safeWords } from './search-state'

/** Milliseconds without another letter before the server is asked: who types fast asks once. */
const pause = 150
/** From so many letters on something can be meant. */
const least = 2

const none: readonly Suggestion[] = []

/** What the letters typed so far may mean. Until it is known the suggestions before stay, so that nothing flickers; a late answer to older letters is dropped (case 74). */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const locale = useLocale()
  const client = useLateClient(locale)
  const q = safeWords(typed)
  const ask = useMemo(() => {
    if (!client || q.length < least) return null
    return async (signal: AbortSignal) => {
      await new Promise((resolve) => window.setTimeout(resolve, pause))
      if (signal.aborted) return failed(clientFailure('aborted'))
      return askOrLookUp(
        locale,
        () => client.call('core/catalogsearch/suggest', { q, store_view: locale }, { signal }),
        (index) => succeed({ success: true as const, items: index.suggest(q) }),
      )
    }
  }, [client, q, locale])
  const { answer } = useRequest(ask, startTransition)
  return q.length < least ? none : (answer?.items ?? none)
}
