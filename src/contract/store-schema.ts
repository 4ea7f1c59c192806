/** Start-up calls: stores, currencies, url rules, the app record; and geography. */
import { type Static, Type } from '@sinclair/typebox'

export const Store = Type.Object({
  code: Type.String(),
  name: Type.String(),
  locale: Type.String(),
  direction: Type.String(),
  is_default: Type.Boolean(),
})
export const Stores = Type.Object({ items: Type.Array(Store) })
export type Stores = Static<typeof Stores>

export const SetStore = Type.Object({ store_code: Type.Optional(Type.String({ maxLength: 20 })) })
export const StoreSet = Type.Object({ success: Type.Boolean(), store_code: Type.String(), currency: Type.String() })
export type StoreSet = Static<typeof StoreSet>

export const StoreCurrency = Type.Object({ code: Type.String(), symbol: Type.String(), is_current: Type.Boolean() })
export const StoreCurrencies = Type.Object({ items: Type.Array(StoreCurrency) })
export type StoreCurrencies = Static<typeof StoreCurrencies>
export const SetCurrency = Type.Object({ currency_code: Type.Optional(Type.String({ maxLength: 20 })) })
export const CurrencySet = Type.Object({ success: Type.Boolean(), currency: Type.String() })
export type CurrencySet = Static<typeof CurrencySet>

/** `url`: a path of the site, with or without its locale, in any encoding. */
export const UrlKeyQuery = Type.Object({ store_view: Type.Optional(Type.String()), url: Type.String({ maxLength: 2000 }) })
/**
 * A rule for the path: `redirect_to` is a path of our own site or null, `status` 301, 302 or 410. Without a rule `type` names what
 * lives at the path, and `status` is 200; nothing there: 404.
 */
export const UrlKey = Type.Object({
  type: Type.Union([Type.String(), Type.Null()]),
  id: Type.Union([Type.Integer(), Type.String(), Type.Null()]),
  status: Type.Integer(),
  redirect_to: Type.Union([Type.String(), Type.Null()]),
})
export type UrlKey = Static<typeof UrlKey>

/** A rule led to its end: a chain is one step. */
export const UrlRule = Type.Object({
  id: Type.Integer(),
  from: Type.String(),
  /** Percent-encoded once; null where the status is 410. */
  to: Type.Union([Type.String(), Type.Null()]),
  status: Type.Integer(),
})
export type UrlRule = Static<typeof UrlRule>

export const AppQuery = Type.Object({ app_code: Type.String({ maxLength: 50 }) })
export const App = Type.Object({
  success: Type.Boolean(),
  data: Type.Object({ entity_id: Type.Integer(), app_code: Type.String(), name: Type.String() }),
})
export type App = Static<typeof App>

export const GeoQuery = Type.Object({
  store_view: Type.Optional(Type.String()),
  country_id: Type.Optional(Type.String({ maxLength: 10 })),
  state_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
})
export type GeoQuery = Static<typeof GeoQuery>
/** Every country of the world for addresses: code, name, whether people there may book. */
export const GeoCountry = Type.Object({ id: Type.String(), name: Type.String(), phone_code: Type.String(), allowed: Type.Boolean() })
export const GeoCountries = Type.Object({ items: Type.Array(GeoCountry) })
export type GeoCountries = Static<typeof GeoCountries>
export const GeoPlace = Type.Object({ id: Type.Integer(), name: Type.String() })
export const GeoPlaces = Type.Object({ items: Type.Array(GeoPlace) })
export type GeoPlaces = Static<typeof GeoPlaces>
