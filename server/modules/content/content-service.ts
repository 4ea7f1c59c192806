/** core/cms, cms, blog and faq: editors' content. */
import type { Locale } from '../../../src/config/locales'
import type { CmsBlock, CmsPage, Faq, Post } from '../../../src/contract/catalogue-schema'
import type {
  BlocksQuery,
  CmsBlockAnswer,
  CmsPageAnswer,
  PageQuery,
  PostCard,
  PostDetail,
  PostsQuery,
  SimpleBlock,
  SimpleBlocks,
} from '../../../src/contract/content-schema'
import type { List, ListQuery } from '../../../src/contract/list-schema'
import type { Localised, LocalisedText } from '../../../src/contract/text-schema'
import { parseCount } from '../../../src/domain/digits'
import { normaliseSlug } from '../../../src/domain/slug'
import { fail } from '../../fail'
import { bySlug, type CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { pageMade, pageOf, readPage } from '../catalogue/paging'
import { perSnapshot } from '../catalogue/per-snapshot'
import { inView } from '../catalogue/serve-read'
import { entryBook } from '../store/url-entries'
import { withStandIn } from './clean-content'

const pageSlugs = perSnapshot((snapshot) => bySlug(snapshot.pages, ({ url }) => url))

/** By number, by identifier, or by slug in either locale and any encoding. */
function find<T extends { id: number }>(
  { id, identifier, url }: PageQuery,
  items: readonly T[],
  byIdentifier: ReadonlyMap<string, T>,
  slugs?: ReadonlyMap<string, T>,
): T | undefined {
  const number = id === undefined ? null : parseCount(id)
  if (number !== null) return items.find((item) => item.id === number)
  const word = identifier ?? url ?? String(id ?? '')
  return byIdentifier.get(word) ?? slugs?.get(normaliseSlug(word))
}

function found<T>(item: T | undefined): T {
  if (item === undefined) throw fail('not_found')
  return item
}

/** What has a text of editors, in one language. */
const reading = <T extends { html: LocalisedText }>(snapshot: CatalogueSnapshot, item: T, locale: Locale): Localised<T> =>
  localise(withStandIn(item, 'html', locale, entryBook(snapshot)), locale)

/** One CMS page. Fails with `not_found`. */
export const pageOfContent = (snapshot: CatalogueSnapshot, input: PageQuery, locale: Locale): CmsPageAnswer =>
  reading(snapshot, found(find(input, snapshot.pages, snapshot.pageByIdentifier, pageSlugs(snapshot))), locale)

const blockOf = (snapshot: CatalogueSnapshot, input: PageQuery): CmsBlock | undefined =>
  find(input, snapshot.blocks, snapshot.blockByIdentifier)

/** One block. Fails with `not_found`. */
export const blockOfContent = (snapshot: CatalogueSnapshot, input: PageQuery, locale: Locale): CmsBlockAnswer =>
  reading(snapshot, found(blockOf(snapshot, input)), locale)

/** One block by number or identifier, or null where there is none: a missing block shows nothing (case 91). */
export function simpleBlock(snapshot: CatalogueSnapshot, input: PageQuery, locale: Locale): SimpleBlock | null {
  const block = blockOf(snapshot, input)
  return block ? reading(snapshot, block, locale) : null
}

const words = (list: string | undefined) => list?.split(',').map((word) => word.trim())

/** Blocks by identifier or number; a missing one is left out (case 91). Without either: all of them. */
export function simpleBlocks(snapshot: CatalogueSnapshot, input: BlocksQuery, locale: Locale): SimpleBlocks {
  const byIdentifier = words(input.identifiers)?.map((identifier) => blockOf(snapshot, { identifier }))
  const asked = byIdentifier ?? words(input.ids)?.map((id) => blockOf(snapshot, { id }))
  const blocks = asked?.flatMap((block) => block ?? []) ?? snapshot.blocks
  return { blocks: Object.fromEntries(blocks.map((block): [string, SimpleBlock] => [block.identifier, reading(snapshot, block, locale)])) }
}

export const listPages = (snapshot: CatalogueSnapshot, input: ListQuery): List<CmsPage> => pageOf(snapshot.pages, readPage(input))
export const listBlocks = (snapshot: CatalogueSnapshot, input: ListQuery): List<CmsBlock> => pageOf(snapshot.blocks, readPage(input))
export const listFaqs = (snapshot: CatalogueSnapshot, input: ListQuery): List<Faq> => pageOf(snapshot.faqs, readPage(input))

type View = Locale | 'all'

/** A list of what has a text of editors: as it is for the build, in the reader's language for a visitor. */
export function readingOf<T, K extends keyof T>(snapshot: CatalogueSnapshot, list: List<T>, key: K, view: View) {
  const items = view === 'all' ? list.items : list.items.map((item) => withStandIn(item, key, view, entryBook(snapshot)))
  return inView({ ...list, items }, view)
}

/** Newest first; two of one day by id. */
const posts = perSnapshot((snapshot) =>
  [...snapshot.posts].sort((a, b) => (a.publishedOn === b.publishedOn ? a.id - b.id : a.publishedOn < b.publishedOn ? 1 : -1)),
)

function postCard(post: Post, locale: Locale): PostCard {
  const { html: _, ...card } = localise(post, locale)
  return card
}

export const listPostDocuments = (snapshot: CatalogueSnapshot, input: ListQuery): List<Post> => pageOf(posts(snapshot), readPage(input))

/** Posts, newest first, of one topic when asked (its name in either language). */
export function listPosts(snapshot: CatalogueSnapshot, input: PostsQuery, locale: Locale): List<PostCard> {
  const { topic } = input
  const wanted = posts(snapshot).filter((post) => !topic || post.topic.en === topic || post.topic.ar === topic)
  return pageMade(wanted, readPage(input), (post) => postCard(post, locale))
}

/** How many other posts follow a post. */
const otherPosts = 3

/** One post with the newest others. Fails with `not_found`. */
export function postByUrl(snapshot: CatalogueSnapshot, input: PageQuery, locale: Locale): PostDetail {
  const number = input.id === undefined ? null : parseCount(input.id)
  const post = number === null ? snapshot.postBySlug.get(normaliseSlug(input.url ?? '')) : snapshot.posts.find(({ id }) => id === number)
  if (!post) throw fail('not_found')
  const others = posts(snapshot).filter((other) => other !== post)
  return { ...reading(snapshot, post, locale), others: others.slice(0, otherPosts).map((other) => postCard(other, locale)) }
}
