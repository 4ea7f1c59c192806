import type { Locale } from '../../config/locales'
import { type EntryRouteName, to } from '../../config/routes'
import type { LocalisedText } from '../../contract/text-schema'
import type { TwinPaths } from '../../domain/prose/prose-link'

/** What a GraphQL resolver gets to look up other nodes; Gatsby remembers who asked, so that a page is made anew when a slug changes. */
export type NodeModel = { findAll: (args: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }> }

/** Kinds an editor may link to, and the first part of their paths; CMS pages have none. */
const kinds: { type: string; route: EntryRouteName; folder: string }[] = [
  { type: 'CmsPage', route: 'cmsPage', folder: '' },
  { type: 'Post', route: 'post', folder: '/blog/' },
  { type: 'City', route: 'city', folder: '/cities/' },
  { type: 'Language', route: 'language', folder: '/languages/' },
  { type: 'School', route: 'school', folder: '/schools/' },
  { type: 'Branch', route: 'branch', folder: '/branches/' },
  { type: 'Course', route: 'course', folder: '/courses/' },
  { type: 'SummerGroup', route: 'summerGroup', folder: '/summer-groups/' },
  { type: 'University', route: 'university', folder: '/university-admissions/' },
]

type Entry = { url: LocalisedText }
type PathMaker = (url: string) => string

/** The route's path without its locale. */
const pathMaker =
  (route: EntryRouteName): PathMaker =>
  (url) =>
    to[route]('en', url).slice('/en'.length).normalize('NFC')

/** Adds an entry under each of its paths. Where it has a slug in one locale only, that one serves both, as in build/page-rows. */
export function enter(book: Map<string, TwinPaths>, { url }: Entry, path: PathMaker) {
  const slug = (locale: Locale) => url[locale] || url.en || url.ar
  const twins: TwinPaths = { en: path(slug('en')), ar: path(slug('ar')) }
  for (const known of new Set(Object.values(twins))) book.set(known, twins)
}

/** Paths of the entries a text links to. Only kinds that the text mentions are read. */
export async function linkBook(html: string, nodeModel: NodeModel): Promise<(path: string) => TwinPaths | undefined> {
  const book = new Map<string, TwinPaths>()
  if (!html.includes('href')) return () => undefined
  for (const { type, route } of kinds.filter((kind) => kind.folder === '' || html.includes(kind.folder))) {
    const { entries } = await nodeModel.findAll({ type, query: {} })
    for (const entry of entries) enter(book, entry as Entry, pathMaker(route))
  }
  return (path) => book.get(path)
}
