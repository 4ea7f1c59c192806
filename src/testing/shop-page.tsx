import type { ReactElement } from 'react'
import { createClient } from '../api/client'
import type { Locale } from '../config/locales'
import type { CartItem } from '../contract/cart-schema'
import { ClientContext } from '../hooks/late-client'
import { StoreContext } from '../hooks/use-store'
import { renderPage } from './render-page'
import { cartScript } from './scripted-cart'
import { scriptedFetch } from './scripted-fetch'
import type { Reply, Seen } from './scripted-server'
import { testClock } from './test-clock'
import { createTestStore } from './test-store'

type Asked = { locale?: Locale; items?: CartItem[]; interfere?: (seen: Seen, turn: number) => Promise<Reply | null> | Reply | null }

/** A commerce page with its own store over a scripted shop, in one language. The cart is loaded. */
export async function renderShopPage(page: ReactElement, { locale = 'en', items = [], interfere }: Asked = {}) {
  const { script, cart } = cartScript(items, interfere)
  const server = scriptedFetch(script)
  const time = testClock()
  const client = createClient({ base: '', locale: () => locale, fetch: server.fetch, clock: time.clock, random: () => 0 })
  const store = createTestStore({ client, locale, time })
  await store.root.cart.load()
  const view = renderPage(
    <ClientContext.Provider value={client}>
      <StoreContext.Provider value={store.root}>{page}</StoreContext.Provider>
    </ClientContext.Provider>,
    locale,
  )
  return { ...store, ...view, server, cart }
}
