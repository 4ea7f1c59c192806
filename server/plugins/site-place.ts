/** What an address of the site leads to when no file has its very name. Pure: site.ts asks, and answers the browser. */
import { type Locale, localeOf } from '../../src/config/locales'
import { splitLocale, to } from '../../src/config/routes'
import { encodePart } from '../../src/domain/path-part'
import { pathKey, readablePath } from '../../src/domain/paths'
import { followRules, type RouteRule } from '../../src/domain/route-rules'
import type { UrlEntry } from '../modules/store/url-entries'

export type Surroundings = {
  /** The address of the built page at a `pathKey`, as a person reads it: `/ar/courses/…`. */
  pageAt: (key: string) => string | undefined
  ruleAt: (key: string) => RouteRule | undefined
  /** Looks a path without its locale up. */
  entryAt: (path: string) => UrlEntry | undefined
  /** The same for a path with the entry's number in the place of its slug. */
  numberedEntryAt: (path: string) => UrlEntry | undefined
  /** For addresses that name no locale (spec §2). */
  remembered: Locale
}

/** An entry of the catalogue that the build does not have yet. */
export type NewPlace = { kind: 'new'; address: string; entry: UrlEntry; locale: Locale; status: 301 | 302 }

/** `address` is encoded once; `status` is how to send there whoever asked otherwise. */
export type Place = { kind: 'here'; address: string; status: 301 | 302 } | NewPlace | { kind: 'gone' }

const asAddress = (path: string) => `/${readablePath(path).split('/').map(encodePart).join('/')}`

/** The entry's page in the language of the path, which may have been named by the slug of the other (case 81). */
function atEntry(key: string, pageAt: Surroundings['pageAt'], find: Surroundings['entryAt']): Place | null {
  const { locale, path } = splitLocale(`/${key}`)
  const entry = locale ? find(path) : undefined
  if (!locale || !entry) return null
  const own = to.path(locale, entry.path[locale])
  const address = asAddress(own)
  return pageAt(pathKey(own)) ? { kind: 'here', address, status: 301 } : { kind: 'new', address, entry, locale, status: 301 }
}

/** A page, or a new entry, without rules. */
function standing(key: string, around: Surroundings): Place | null {
  const page = around.pageAt(key)
  return page ? { kind: 'here', address: asAddress(page), status: 301 } : atEntry(key, around.pageAt, around.entryAt)
}

/** `/cart` of an old link or a hurried hand: the visitor's own language has it, though not for everybody and for ever. @assumed */
function withoutLocale(key: string, around: Surroundings, find: typeof standing): Place | null {
  if (key === '' || localeOf(`/${key}`)) return null
  const place = find(`${around.remembered}/${key}`, around)
  return place && place.kind !== 'gone' ? { ...place, status: 302 } : place
}

const pathOf = (address: string) => address.replace(/[?#].*$/s, '')

/** Marks of the sentence an address stood in, taken along by whoever copied it or by a messenger that made it a link. No slug ends so. */
const marksAround = /[\p{Po}\p{Pe}\p{Pf}\p{Pi}<>]+$/u

/** @returns null where nothing is: a 404 in the locale. */
export function placeOf(path: string, around: Surroundings): Place | null {
  const key = pathKey(path)
  const bare = pathKey(key.replace(marksAround, ''))
  return placeAt(key, around) ?? (bare === key || bare === '' ? null : placeAt(bare, around))
}

/**
 * Pages that exist come before rules, rules before other names of an entry: an older site may have used its number or slug for something
 * else. @assumed
 */
function placeAt(key: string, around: Surroundings): Place | null {
  const found = standing(key, around)
  if (found && found.kind !== 'gone' && pathKey(found.address) === key) return found
  const end = followRules(key, (at) => (around.pageAt(at) ? undefined : around.ruleAt(at)))
  if (end?.to === null) return { kind: 'gone' }
  if (!end) return found ?? atEntry(key, around.pageAt, around.numberedEntryAt) ?? withoutLocale(key, around, placeAt)
  // A rule may be written with the other language's slug, or without a locale: settled here, so that one redirect is enough.
  const target = pathKey(pathOf(end.to))
  const settled = standing(target, around) ?? withoutLocale(target, around, standing)
  if (!settled || settled.kind === 'gone') return { kind: 'here', address: end.to, status: end.status }
  return { kind: 'here', address: settled.address + end.to.slice(pathOf(end.to).length), status: settled.status === 302 ? 302 : end.status }
}
