import type { Client } from '../api/client'
import type { Locale } from '../config/locales'
import { environmentOf } from '../store/environment'
import { useStore } from './use-store'

/** The store's client, for reads that no page needs to remember; null during the first render, as the store is. */
export function useClient(locale: Locale): Client | null {
  const store = useStore(locale)
  return store ? environmentOf(store).client : null
}
