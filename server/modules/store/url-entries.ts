/** Which entry of the catalogue or of the editors lives at a path, and where it is in each language. */
import { fixedPathOf } from '../../../src/config/fixed-path'
import { type Locale, locales } from '../../../src/config/locales'
import { type EntryRouteName, entryRoutes } from '../../../src/config/routes'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { normaliseSlug } from '../../../src/domain/slug'
import type { CatalogueData } from '../catalogue/catalogue-repository'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'

/** `path`: without its locale, e.g. `/courses/general-english`. */
export type UrlEntry = { type: EntryRouteName; id: number; path: Record<Locale, string> }

type Slugged = { id: number; url: LocalisedText; identifier?: string }

/** Where it has a slug in one language only, that one serves both (case 81), as in the build. */
const pathsOf = (type: EntryRouteName, { url }: Slugged): Record<Locale, string> => {
  const path = (locale: Locale) => entryRoutes[type].path.replace('{url}', (url[locale] || url.en || url.ar).normalize('NFC'))
  return { en: path('en'), ar: path('ar') }
}

function add(book: Map<string, UrlEntry>, type: EntryRouteName, items: readonly Slugged[]) {
  for (const item of items) {
    if (!item.url.en && !item.url.ar) continue
    const written = pathsOf(type, item)
    const own = type === 'cmsPage' ? fixedPathOf(item) : undefined
    const entry = { type, id: item.id, path: own ? { en: own, ar: own } : written }
    for (const locale of locales) {
      const key = normaliseSlug(written[locale])
      if (!book.has(key)) book.set(key, entry)
    }
  }
}

export type UrlEntries = ReadonlyMap<string, UrlEntry>

/** Every entry under each of its paths, by `pathKey`. */
export function makeUrlEntries(data: CatalogueData): UrlEntries {
  const book = new Map<string, UrlEntry>()
  add(book, 'course', data.courses)
  add(book, 'school', data.schools)
  add(book, 'branch', data.branches)
  add(book, 'language', data.languages)
  add(book, 'city', data.cities)
  add(book, 'summerGroup', data.summerGroups)
  add(book, 'university', data.universities)
  add(book, 'post', data.posts)
  add(book, 'cmsPage', data.pages)
  return book
}

/** By `pathKey`, of what is shown now. */
export const entryBook = perSnapshot(makeUrlEntries)

/** @param path without its locale, in any encoding and with the slug of either language; the lower id wins should two ever meet */
export const entryAt = (snapshot: CatalogueSnapshot, path: string): UrlEntry | undefined => entryBook(snapshot).get(normaliseSlug(path))

/** By the `pathKey` of `/languages/1`: each kind of entry has numbers, but for CMS pages, whose slugs stand alone. */
const numberBook = perSnapshot((snapshot) => {
  const slugged = [...entryBook(snapshot).values()].filter(({ type }) => type !== 'cmsPage')
  return new Map(slugged.map((entry) => [normaliseSlug(entryRoutes[entry.type].path.replace('{url}', String(entry.id))), entry]))
})

/** The entry whose number stands where its slug would (spec §2: `/languages/{id}`). @param path without its locale */
export const numberedEntryAt = (snapshot: CatalogueSnapshot, path: string): UrlEntry | undefined =>
  numberBook(snapshot).get(normaliseSlug(path))
