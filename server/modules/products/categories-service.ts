/** core/categories: languages of study → the countries in which each is taught → the cities there. Only what has courses is a category. */
import type { Locale } from '../../../src/config/locales'
import type { Categories, Category, CategoryQuery, CategoryTree } from '../../../src/contract/product-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { parseCount } from '../../../src/domain/digits'
import { fail } from '../../fail'
import type { CatalogueSnapshot, Offer } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { perSnapshot } from '../catalogue/per-snapshot'

type Node = { id: string; parentId: string | null; level: number; name: LocalisedText; url: LocalisedText; count: number }

const pathOf = ({ language, country, city }: Offer): Omit<Node, 'count'>[] => {
  const languageId = String(language.id)
  const countryId = `${languageId}-${country.code}`
  return [
    { id: languageId, parentId: null, level: 1, name: language.name, url: language.url },
    { id: countryId, parentId: languageId, level: 2, name: country.name, url: country.url },
    { id: `${countryId}-${city.id}`, parentId: countryId, level: 3, name: city.name, url: city.url },
  ]
}

/** Every category by id, counted. */
const nodes = perSnapshot((snapshot) => {
  const found = new Map<string, Node>()
  for (const offer of snapshot.offers)
    for (const step of pathOf(offer)) {
      const known = found.get(step.id)
      if (known) known.count += 1
      else found.set(step.id, { ...step, count: 1 })
    }
  return found
})

const deepest = 3
const plain = (a: string, b: string) => (a < b ? -1 : Number(a > b))

const collators: Record<Locale, Intl.Collator> = { ar: new Intl.Collator('ar'), en: new Intl.Collator('en') }

const toCategory = ({ id, parentId, level, name, url, count }: Node, locale: Locale): Category => ({
  id,
  parent_id: parentId,
  level,
  name: localise(name, locale),
  url: localise(url, locale),
  count,
})

function childrenOf(snapshot: CatalogueSnapshot, parentId: string | null, locale: Locale): Category[] {
  return [...nodes(snapshot).values()]
    .filter((node) => node.parentId === parentId)
    .map((node) => toCategory(node, locale))
    .sort((a, b) => collators[locale].compare(a.name, b.name) || plain(a.id, b.id))
}

const branchOut = (snapshot: CatalogueSnapshot, category: Category, locale: Locale): CategoryTree => ({
  ...category,
  children: childrenOf(snapshot, category.id, locale).map((child) => branchOut(snapshot, child, locale)),
})

/** The whole tree. Fails with core_categories_100 where nothing is taught. */
export function categoryTree(snapshot: CatalogueSnapshot, locale: Locale): { items: CategoryTree[] } {
  const items = childrenOf(snapshot, null, locale).map((category) => branchOut(snapshot, category, locale))
  if (items.length === 0) throw fail('core_categories_100')
  return { items }
}

/** All categories of a level, 1 to 3. Fails with core_categories_101, core_categories_100. */
export function categoriesByLevel(snapshot: CatalogueSnapshot, { level }: CategoryQuery, locale: Locale): Categories {
  if (level === undefined || level === '') throw fail('core_categories_101')
  const wanted = parseCount(level, deepest)
  const items = [...nodes(snapshot).values()].filter((node) => node.level === wanted).map((node) => toCategory(node, locale))
  if (items.length === 0) throw fail('core_categories_100')
  return { items: items.sort((a, b) => plain(a.id, b.id)) }
}

function requireCategory(snapshot: CatalogueSnapshot, { id }: CategoryQuery): Node {
  if (id === undefined || id === '') throw fail('core_categories_102')
  const node = nodes(snapshot).get(String(id).toUpperCase())
  if (!node) throw fail('core_categories_103')
  return node
}

/** Fails with core_categories_102 (no id), core_categories_103 (no such category). */
export const categoryById = (snapshot: CatalogueSnapshot, query: CategoryQuery, locale: Locale): Category =>
  toCategory(requireCategory(snapshot, query), locale)

/** What is one step below; empty for a city. Fails as categoryById. */
export const subCategories = (snapshot: CatalogueSnapshot, query: CategoryQuery, locale: Locale): Categories => ({
  items: childrenOf(snapshot, requireCategory(snapshot, query).id, locale),
})

/** The filters a category stands for. Fails with core_products_101 for no id or nonsense, core_products_102 for one that is not there. */
export function filtersOfCategory(
  snapshot: CatalogueSnapshot,
  id: string | undefined,
): { language: string; country?: string; city?: string } {
  if (!id || !/^\d+(-[a-z]{2}(-\d+)?)?$/i.test(id)) throw fail('core_products_101')
  if (!nodes(snapshot).has(id.toUpperCase())) throw fail('core_products_102')
  const [language = '', country, city] = id.toUpperCase().split('-')
  return { language, ...(country ? { country } : {}), ...(city ? { city } : {}) }
}
