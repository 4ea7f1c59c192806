/** core/websites, core/config, appmanagerapi/app: the start-up calls of spec §4. */
import { configPaths } from '../../../src/config/config-paths'
import { appCode } from '../../../src/config/limits'
import { defaultLocale, isLocale, type Locale, localeFacts, locales } from '../../../src/config/locales'
import type { Config, Configs } from '../../../src/contract/config-schema'
import type { App, StoreCurrencies, Stores } from '../../../src/contract/store-schema'
import { fail } from '../../fail'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { configValue } from './store-config'

/** Everything is sold in riyals (spec §1); the label differs by locale. */
export const storeCurrency = 'SAR'

const openPaths: ReadonlySet<string> = new Set(Object.values(configPaths))

/** A store is a locale (spec §4); Arabic is the default one. */
export const allStores = (snapshot: CatalogueSnapshot): Stores => ({
  items: locales.map((code) => ({
    code,
    name: configValue(snapshot, configPaths.storeName, code) ?? localeFacts[code].ownName,
    locale: localeFacts[code].code,
    direction: localeFacts[code].direction,
    is_default: code === defaultLocale,
  })),
})

/** @returns the store asked for. Fails with core_websites_107 when none is sent, core_websites_106 when there is no such store. */
export function readStoreCode(code: string | undefined): Locale {
  if (!code) throw fail('core_websites_107')
  if (!isLocale(code)) throw fail('core_websites_106')
  return code
}

/** @returns the currency asked for. Fails with core_websites_105 when none is sent, core_websites_104 when we do not sell in it. */
export function readCurrencyCode(code: string | undefined): string {
  if (!code) throw fail('core_websites_105')
  if (code.toUpperCase() !== storeCurrency) throw fail('core_websites_104')
  return storeCurrency
}

export const storeCurrencies = (locale: Locale): StoreCurrencies => ({
  items: [{ code: storeCurrency, symbol: localeFacts[locale].currencyLabel, is_current: true }],
})

/** Values of a comma list of paths. Private, unknown and unset paths are left out. */
export function configsByPaths(snapshot: CatalogueSnapshot, paths: string, store: Locale): Configs {
  const asked = paths.split(',').map((path) => path.trim())
  const found = asked.flatMap((path) => {
    const value = openPaths.has(path) ? configValue(snapshot, path, store) : null
    return value === null ? [] : [[path, value] as const]
  })
  return { configs: Object.fromEntries(found) }
}

/** One value; null for a private, unknown or unset path. */
export const configByPath = (snapshot: CatalogueSnapshot, path: string, store: Locale): Config => ({
  path,
  value: openPaths.has(path) ? configValue(snapshot, path, store) : null,
})

/** The app record whose entity_id is the client's appManagerId. Fails with `not_found` for another app. */
export function appByCode(snapshot: CatalogueSnapshot, code: string, store: Locale): App {
  if (code !== appCode) throw fail('not_found')
  return { success: true, data: { entity_id: 1, app_code: appCode, name: configValue(snapshot, configPaths.storeName, store) ?? appCode } }
}
