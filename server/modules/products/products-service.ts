/** core/products, core/catalogsearch, regionpriceapi/products: courses under the shop's general names. */
import type { CourseDetail, CourseList } from '../../../src/contract/course-schema'
import { courseSorts } from '../../../src/contract/course-schema'
import type { ListSorting, ProductQuery, ProductsQuery } from '../../../src/contract/product-schema'
import { facetNames } from '../../../src/contract/search-schema'
import { hasOffer } from '../../../src/domain/search/offers'
import { fail } from '../../fail'
import type { Offer } from '../catalogue/catalogue-snapshot'
import { pageMade, readPage } from '../catalogue/paging'
import { courseCard } from '../courses/course-cards'
import { search } from '../courses/course-search'
import { courseById, listCourses, type ReadContext } from '../courses/courses-service'
import { readSearchText } from '../courses/entry-names'
import { filtersOfCategory } from './categories-service'

/** A list that has nothing at all fails with core_products_100; a page beyond the end is merely empty. */
function filled(list: CourseList): CourseList {
  if (list.total === 0) throw fail('core_products_100')
  return list
}

export const listProducts = async (context: ReadContext, query: ProductsQuery): Promise<CourseList> =>
  filled(await listCourses(context, query))

/** Fails with core_products_101, core_products_102, core_products_100. */
export const productsOfCategory = (context: ReadContext, query: ProductsQuery): Promise<CourseList> =>
  listProducts(context, { ...query, ...filtersOfCategory(context.snapshot, query.category_id) })

/** Fails with core_products_106 where no attribute is sent, core_products_105 for one we do not filter by. */
export function productsByAttribute(context: ReadContext, { attribute, value, ...query }: ProductsQuery): Promise<CourseList> {
  if (!attribute || value === undefined) throw fail('core_products_106')
  if (!facetNames.some((name) => name === attribute)) throw fail('core_products_105')
  return listProducts(context, { ...query, [attribute]: value })
}

/** Courses of a type (general, intensive, exam …). Fails with core_products_106, core_products_100. */
export const productsByType = (context: ReadContext, query: ProductsQuery): Promise<CourseList> =>
  productsByAttribute(context, { ...query, attribute: 'type', ...(query.type === undefined ? {} : { value: String(query.type) }) })

/** Courses found by words. Fails with `validation` where none are sent, core_products_100. */
export function productsByName(context: ReadContext, { name, ...query }: ProductsQuery): Promise<CourseList> {
  const q = readSearchText(name ?? query.q, 'name')
  if (q === '') throw fail('validation', { fields: { name: 'required' } })
  return listProducts(context, { ...query, q })
}

/** Courses in the order given, of those that can be booked and that the query's filters leave. */
async function listOffers(context: ReadContext, offers: readonly Offer[], query: ProductsQuery): Promise<CourseList> {
  const { engine, found } = await search('courses', context, query, courseSorts)
  const left = new Set(found.rows(0, found.total).map((row) => engine.table.ids[row]))
  const shown = offers.filter(({ course }) => course.bookable && left.has(course.id))
  return filled(pageMade(shown, readPage(query), (offer) => courseCard(offer, { ...context, trip: null })))
}

/** @assumed the newest courses are those entered last. */
export const newProducts = (context: ReadContext, query: ProductsQuery): Promise<CourseList> =>
  listOffers(
    context,
    [...context.snapshot.offers].sort((a, b) => b.course.id - a.course.id),
    query,
  )

/** By students booked; courses nobody booked are no best sellers. */
export const bestSellers = (context: ReadContext, query: ProductsQuery, courseIds: readonly number[]): Promise<CourseList> =>
  listOffers(
    context,
    courseIds.flatMap((id) => context.snapshot.offerById.get(id) ?? []),
    query,
  )

/** By what students say of the branch. */
export function topRated(context: ReadContext, query: ProductsQuery): Promise<CourseList> {
  const rated = context.snapshot.offers.filter(({ branch }) => branch.reviewCount > 0)
  const byRating = rated.sort(
    (a, b) => b.branch.rating - a.branch.rating || b.branch.reviewCount - a.branch.reviewCount || a.course.id - b.course.id,
  )
  return listOffers(context, byRating, query)
}

/** Courses with a promotion that can be booked today. */
export function saleProducts(context: ReadContext, query: ProductsQuery): Promise<CourseList> {
  const { today, snapshot } = context
  return listOffers(
    context,
    snapshot.offers.filter(({ course }) => hasOffer(course.pricing, today)),
    query,
  )
}

/** Fails with `not_found`. */
export const productById = (context: ReadContext, { product_id, url }: ProductQuery): CourseDetail =>
  courseById(context, { ...(product_id === undefined ? {} : { id: product_id }), ...(url === undefined ? {} : { url }) })

export const listSorting = (): ListSorting => ({ items: courseSorts.map((code) => ({ code, directions: ['asc', 'desc'] })) })
