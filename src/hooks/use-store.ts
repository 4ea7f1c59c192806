import { createContext, useContext, useEffect, useState } from 'react'
import type { Locale } from '../config/locales'
import { getStore } from '../store/get-store'
import type { Root } from '../store/root-store'

/** For tests and for trees that bring their own store. */
export const StoreContext = createContext<Root | null>(null)

/**
 * The store, or null during the first render: that one must equal the static page (case 24). Follows the page's locale (spec §4).
 * Only commerce pages import this; catalogue pages load store/get-store when the visitor acts.
 */
export function useStore(locale: Locale): Root | null {
  const given = useContext(StoreContext)
  const [store, setStore] = useState(given)
  useEffect(() => {
    const root = given ?? getStore()
    void root.changeLocale(locale)
    setStore(root)
  }, [given, locale])
  return store
}
