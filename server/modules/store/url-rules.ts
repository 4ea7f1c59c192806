/** core/websites/parseUrlKey: what lives at a path, or where it has moved (spec §2 "server-side route rules"). */
import { defaultLocale } from '../../../src/config/locales'
import { routes, splitLocale } from '../../../src/config/routes'
import type { List, ListQuery } from '../../../src/contract/list-schema'
import type { UrlKey, UrlRule } from '../../../src/contract/store-schema'
import { pathKey } from '../../../src/domain/paths'
import { followRules, type RouteRule } from '../../../src/domain/route-rules'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { pageOf, readPage } from '../catalogue/paging'
import { perSnapshot } from '../catalogue/per-snapshot'
import { entryAt, numberedEntryAt } from './url-entries'

type Rule = RouteRule & { id: number }

const nothing: UrlKey = { type: null, id: null, status: 404, redirect_to: null }

const ruleBook = perSnapshot(
  ({ urlRules }) =>
    new Map<string, Rule>(urlRules.map(({ id, from_path: from, to_path: to, status }) => [pathKey(from), { id, from, to, status }])),
)

const fixedByPath = new Map(Object.entries(routes).map(([name, { path }]) => [pathKey(path), name]))

type Living = Pick<UrlKey, 'type' | 'id'>

/** A page of the storefront or an entry, at a path without its locale. */
function livingAt(snapshot: CatalogueSnapshot, path: string): Living | undefined {
  const fixed = fixedByPath.get(pathKey(path))
  return fixed ? { type: fixed, id: fixed } : entryAt(snapshot, path)
}

/** A page's own address names a language, and an entry by its slug in that language; the other slug and the number only lead there. */
function isPage(snapshot: CatalogueSnapshot, key: string): boolean {
  const { locale, path } = splitLocale(`/${key}`)
  if (locale === null) return key === ''
  const own = fixedByPath.has(pathKey(path)) ? path : entryAt(snapshot, path)?.path[locale]
  return own !== undefined && pathKey(own) === pathKey(path)
}

/**
 * The editors' rule that counts at a `pathKey`, as written; follow it with `followRules`. For this call, the site and the build alike, a page
 * that exists comes before a rule. @assumed
 */
export const ruleAt = (snapshot: CatalogueSnapshot, key: string): Rule | undefined =>
  isPage(snapshot, key) ? undefined : ruleBook(snapshot).get(key)

const endedRules = perSnapshot((snapshot) =>
  snapshot.urlRules.flatMap(({ id, from_path: from }): UrlRule[] => {
    const end = followRules(from, (key) => ruleAt(snapshot, key))
    return end ? [{ id, from, to: end.to, status: end.status }] : []
  }),
)

/** The rules that lead somewhere on our site, by id: what the build publishes for client navigation. */
export const listUrlRules = (snapshot: CatalogueSnapshot, input: ListQuery): List<UrlRule> => pageOf(endedRules(snapshot), readPage(input))

/** @param url a path with or without its locale (without one, rules are those of the default language), query and hash ignored, in any encoding */
export function parseUrlKey(snapshot: CatalogueSnapshot, url: string): UrlKey {
  const key = pathKey(url.replace(/[?#].*$/s, ''))
  const end = followRules(key, (at) => ruleAt(snapshot, at))
  if (end) return { type: 'rule', id: ruleAt(snapshot, key)?.id ?? null, status: end.status, redirect_to: end.to }
  const { locale, path } = splitLocale(`/${key}`)
  const living = livingAt(snapshot, path) ?? numberedEntryAt(snapshot, path)
  if (living) return { type: living.type, id: living.id, status: 200, redirect_to: null }
  return locale === null ? parseUrlKey(snapshot, `/${defaultLocale}/${key}`) : nothing
}
