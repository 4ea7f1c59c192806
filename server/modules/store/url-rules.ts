/** core/websites/parseUrlKey: what lives at a path, or where it has moved (spec §2 "server-side route rules"). */
import { type EntryRouteName, entryRoutes, routes, splitLocale } from '../../../src/config/routes'
import type { UrlKey } from '../../../src/contract/store-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { bySlug, type CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'
import { normaliseSlug } from '../catalogue/slug'

const nothing: UrlKey = { type: null, id: null, status: 404, redirect_to: null }

type Entry = { type: EntryRouteName; id: number | string }

const entriesOf = (type: EntryRouteName, items: readonly { id: number; url: LocalisedText }[]) =>
  items.map(({ id, url }) => ({
    type,
    id,
    path: { en: entryRoutes[type].path.replace('{url}', url.en), ar: entryRoutes[type].path.replace('{url}', url.ar) },
  }))

const entryByPath = perSnapshot((snapshot) =>
  bySlug<Entry & { path: LocalisedText }>(
    [
      ...entriesOf('course', snapshot.courses),
      ...entriesOf('school', snapshot.schools),
      ...entriesOf('branch', snapshot.branches),
      ...entriesOf('language', snapshot.languages),
      ...entriesOf('city', snapshot.cities),
      ...entriesOf('summerGroup', snapshot.summerGroups),
      ...entriesOf('university', snapshot.universities),
      ...entriesOf('post', snapshot.posts),
      ...entriesOf('cmsPage', snapshot.pages),
    ],
    ({ path }) => path,
  ),
)

const ruleByPath = perSnapshot((snapshot) => new Map(snapshot.urlRules.map((rule) => [normaliseSlug(rule.from_path), rule])))

const fixedByPath = new Map(Object.entries(routes).map(([name, { path }]) => [normaliseSlug(path), name]))

/** A rule leads only to a path of our own: `//evil.com`, `/\evil.com` and whole URLs lead nowhere (case 49). */
export function isOwnPath(path: string): boolean {
  const own = 'http://own.invalid'
  return path.startsWith('/') && URL.canParse(path, own) && new URL(path, own).origin === own && !path.startsWith('/\\')
}

/** @param url a path with or without its locale, query and hash ignored, in any encoding */
export function parseUrlKey(snapshot: CatalogueSnapshot, url: string): UrlKey {
  const path = url.replace(/[?#].*$/s, '')
  const slug = normaliseSlug(path)
  const rule = ruleByPath(snapshot).get(slug)
  if (rule && (rule.to_path === null || isOwnPath(rule.to_path))) {
    return { type: 'rule', id: rule.id, status: rule.status, redirect_to: rule.to_path }
  }
  const inLocale = normaliseSlug(splitLocale(`/${slug}`).path)
  const fixed = fixedByPath.get(inLocale)
  if (fixed) return { type: fixed, id: fixed, status: 200, redirect_to: null }
  const entry = entryByPath(snapshot).get(inLocale)
  return entry ? { type: entry.type, id: entry.id, status: 200, redirect_to: null } : nothing
}
