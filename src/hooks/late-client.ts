import { type Client, createClient } from '../api/client'
import type { Locale } from '../config/locales'
import { safeStorage } from '../store/safe-storage'
import { storedTokenKeeper } from '../store/token-keeper'

/** The client without the store, for what a catalogue page sends when the visitor acts: it shares the session of all tabs, and weighs a tenth. */
export const lateClient = (locale: Locale): Client =>
  createClient({ base: '', locale: () => locale, keeper: storedTokenKeeper(safeStorage(() => window.localStorage)) })
