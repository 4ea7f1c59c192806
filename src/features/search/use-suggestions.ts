import { useMemo } from 'react'
import type { Suggestion } from '../../contract/search-schema'
import { useClient } from '../../hooks/use-client'
import { useRequest } from '../../hooks/use-request'
import { useLocale } from '../../i18n/use-text'
import { safeWords } from './search-state'

/** From so many letters on something can be meant. */
const least = 2

const none: readonly Suggestion[] = []

/** What the letters typed so far may mean; an answer to older letters is never shown for newer ones (case 74). */
export function useSuggestions(typed: string): readonly Suggestion[] {
  const locale = useLocale()
  const client = useClient(locale)
  const q = safeWords(typed)
  const ask = useMemo(() => {
    if (!client || q.length < least) return null
    return (signal: AbortSignal) => client.call('core/catalogsearch/suggest', { q, store_view: locale }, { signal })
  }, [client, q, locale])
  const { answer } = useRequest(ask)
  return q.length < least ? none : (answer?.items ?? none)
}
