import { createContext, useContext, useEffect, useState } from 'react'
import { type Client, createClient } from '../api/client'
import type { Locale } from '../config/locales'
import { safeStorage } from '../store/safe-storage'
import { storedTokenKeeper } from '../store/token-keeper'

/** The client without the store, for what a page sends that lives without one: it shares the session of all tabs, and weighs a tenth. */
export const lateClient = (locale: Locale): Client =>
  createClient({ base: '', locale: () => locale, keeper: storedTokenKeeper(safeStorage(() => window.localStorage)) })

/** For tests, which bring their own. */
export const ClientContext = createContext<Client | null>(null)

const clients: Partial<Record<Locale, Client>> = {}
/** One for each language, so that an answer is remembered from page to page. */
const sharedClient = (locale: Locale) => {
  clients[locale] ??= lateClient(locale)
  return clients[locale]
}

/** The client for reads; null during the first render, which must equal the static page (case 24). */
export function useLateClient(locale: Locale): Client | null {
  const given = useContext(ClientContext)
  const [client, setClient] = useState(given)
  useEffect(() => setClient(given ?? sharedClient(locale)), [given, locale])
  return client
}
