/** core/websites/*, core/config/*, appmanagerapi/app/getApp. */
import { Type } from '@sinclair/typebox'
import { isLocale } from '../../../src/config/locales'
import { Config, ConfigQuery, Configs, ConfigsQuery } from '../../../src/contract/config-schema'
import { ListQuery, listOf } from '../../../src/contract/list-schema'
import {
  App,
  AppQuery,
  CurrencySet,
  SetCurrency,
  SetStore,
  StoreCurrencies,
  StoreSet,
  Stores,
  UrlKey,
  UrlKeyQuery,
  UrlRule,
} from '../../../src/contract/store-schema'
import { serve } from '../../routing'
import { serveRead } from '../catalogue/serve-read'
import { setSessionCurrency, setSessionStore } from '../session/session-service'
import {
  allStores,
  appByCode,
  configByPath,
  configsByPaths,
  readCurrencyCode,
  readStoreCode,
  storeCurrencies,
  storeCurrency,
} from './store-service'
import { listUrlRules, parseUrlKey } from './url-rules'

export const storeCalls = [
  serveRead('core/websites/getAllStores', { input: Type.Object({}), output: Stores }, ({ snapshot }) => allStores(snapshot)),
  serve('core/websites/setCurrentStore', { input: SetStore, output: StoreSet }, async ({ input, session, transact }) => {
    const store = readStoreCode(input.store_code)
    await transact((transaction) => setSessionStore(transaction, session.id, store))
    return { success: true, store_code: store, currency: storeCurrency }
  }),
  serveRead('core/websites/getCurrentStoreCurrencies', { input: Type.Object({}), output: StoreCurrencies }, ({ locale }) =>
    storeCurrencies(locale),
  ),
  serve('core/websites/setCurrentCurrency', { input: SetCurrency, output: CurrencySet }, async ({ input, session, transact }) => {
    const currency = readCurrencyCode(input.currency_code)
    await transact((transaction) => setSessionCurrency(transaction, session.id, currency))
    return { success: true, currency }
  }),
  serveRead('core/websites/parseUrlKey', { input: UrlKeyQuery, output: UrlKey }, ({ snapshot, input }) => parseUrlKey(snapshot, input.url)),
  serveRead('core/websites/getUrlRules', { input: ListQuery, output: listOf(UrlRule) }, ({ snapshot, input }) =>
    listUrlRules(snapshot, input),
  ),
  serveRead('core/config/getConfigByPaths', { input: ConfigsQuery, output: Configs }, ({ snapshot, input, locale }) =>
    configsByPaths(snapshot, input.paths, isLocale(input.store_id) ? input.store_id : locale),
  ),
  serveRead('core/config/getConfigByPath', { input: ConfigQuery, output: Config }, ({ snapshot, input, locale }) =>
    configByPath(snapshot, input.path, isLocale(input.store_id) ? input.store_id : locale),
  ),
  serveRead('appmanagerapi/app/getApp', { input: AppQuery, output: App }, ({ snapshot, input, locale }) =>
    appByCode(snapshot, input.app_code, locale),
  ),
]
