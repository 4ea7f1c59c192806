import { flow, type Instance, isAlive, toGenerator, types } from 'mobx-state-tree'
import { sessionCalls } from '../api/session-calls'
import { defaultLocale, type Locale, localeFacts, locales } from '../config/locales'
import { AppStatus } from './app-status-model'
import { Cart } from './cart-model'
import { Compare } from './compare-model'
import { Configs } from './configs-model'
import { Menus, SimpleBlocks } from './content-model'
import { environmentOf } from './environment'
import { Geo } from './geo-model'
import { Placed } from './placed-model'
import type { PlacedRecord } from './placed-record'
import { QuoteDraft } from './quote-draft-model'
import { Session } from './session-model'
import { storageKeys } from './storage-keys'
import { Wishlist } from './wishlist-model'

/** The client state of spec §3: what outlives a page. */
export const RootStore = types
  .model('Root', {
    storeCode: types.optional(types.enumeration<Locale>([...locales]), defaultLocale),
    appManagerId: types.maybeNull(types.number),
    referralUrl: types.maybeNull(types.string),
    session: types.optional(Session, {}),
    cart: types.optional(Cart, {}),
    placed: types.optional(Placed, {}),
    wishlist: types.optional(Wishlist, {}),
    compare: types.optional(Compare, {}),
    quoteDraft: types.optional(QuoteDraft, {}),
    configs: types.optional(Configs, {}),
    menus: types.optional(Menus, {}),
    simpleBlocks: types.optional(SimpleBlocks, {}),
    geo: types.optional(Geo, {}),
    appStatus: types.optional(AppStatus, {}),
  })
  .volatile(() => ({ pwaToken: null as string | null, pwaCode: null as string | null }))
  .views((self) => ({
    /** Spec §4 "Locale": the riyal symbol for ar, SAR otherwise. */
    get currency() {
      return localeFacts[self.storeCode].currencyLabel
    },
    get socialMedia() {
      return self.configs.socialMedia
    },
    get isLoggedIn() {
      return self.session.isLoggedIn
    },
    get guestMayCheckOut() {
      return self.configs.flag('guestCheckout')
    },
  }))
  .actions((self) => ({
    setStoreCode: (locale: Locale) => {
      self.storeCode = locale
    },
    setAppManagerId: (id: number) => {
      self.appManagerId = id
    },
    hearToken: (token: { token: string; code: string } | null) => {
      self.pwaToken = token?.token ?? null
      self.pwaCode = token?.code ?? null
    },
    rememberReferral: (url: string) => {
      self.referralUrl = url
    },
    /** A booking was made from the cart: what was typed for it is forgotten, the other tabs hear of it. */
    finishBooking: (record: PlacedRecord) => {
      const { drafts, channel } = environmentOf(self)
      drafts.removeAll(storageKeys.draftPrefix)
      self.placed.hear(record)
      self.cart.clear()
      channel.tell({ kind: 'placed', record })
    },
    /** Everything about the person goes; other tabs may be told by the caller. */
    forgetPerson: () => {
      self.session.forget()
      self.placed.forget()
      self.cart.clear()
      self.quoteDraft.forget()
      self.wishlist.forget()
      self.compare.forget()
      environmentOf(self).client.forget()
    },
  }))
  .actions((self) => ({
    /**
     * Spec §4 "Locale": the store code becomes the locale and the configuration is loaded again; names in the cart follow (case 61).
     * Remembering the choice in a cookie is i18n/switch-locale's part.
     */
    changeLocale: flow(function* (locale: Locale) {
      if (locale === self.storeCode) return
      const { client } = environmentOf(self)
      self.setStoreCode(locale)
      client.forget()
      self.simpleBlocks.forget()
      self.geo.forget()
      yield sessionCalls(client).setStore(locale)
      if (!isAlive(self) || self.storeCode !== locale) return
      yield Promise.all([
        self.configs.load(locale),
        self.menus.load(locale),
        self.cart.status === 'idle' ? null : self.cart.refresh(),
        self.compare.reload(),
      ])
    }),
    logOut: flow(function* () {
      const { client, channel } = environmentOf(self)
      const result = yield* toGenerator(sessionCalls(client).logOut())
      if (!isAlive(self)) return result
      if (result.ok) {
        self.forgetPerson()
        channel.tell({ kind: 'loggedOut' })
      }
      return result
    }),
  }))

export type Root = Instance<typeof RootStore>
