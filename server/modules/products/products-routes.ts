/** core/products/*, core/catalogsearch/search, regionpriceapi/products/getSaleProducts, core/categories/*. */
import { Type } from '@sinclair/typebox'
import { CourseFilterOptions, CourseList } from '../../../src/contract/course-schema'
import {
  Categories,
  Category,
  CategoryForest,
  CategoryQuery,
  ListSorting,
  ProductQuery,
  ProductsQuery,
} from '../../../src/contract/product-schema'
import { Suggestions, SuggestQuery } from '../../../src/contract/search-schema'
import { serve } from '../../routing'
import { serveRead } from '../catalogue/serve-read'
import { CourseDetail } from '../courses/courses-routes'
import { courseFilterOptions, suggestNames } from '../courses/courses-service'
import { categoriesByLevel, categoryById, categoryTree, subCategories } from './categories-service'
import {
  bestSellers,
  listProducts,
  listSorting,
  newProducts,
  productById,
  productsByAttribute,
  productsByName,
  productsByType,
  productsOfCategory,
  saleProducts,
  topRated,
} from './products-service'
import { findBestSellers } from './sales-repository'

const list = { input: ProductsQuery, output: CourseList }

export const productCalls = [
  serveRead('core/products/getlist', list, (read) => listProducts(read, read.input)),
  serveRead('core/products/getByCategory', list, (read) => productsOfCategory(read, read.input)),
  serveRead('core/products/getByCategoryAndFilters', list, (read) => productsOfCategory(read, read.input)),
  serveRead('core/products/getByAttribute', list, (read) => productsByAttribute(read, read.input)),
  serveRead('core/products/getProductsByType', list, (read) => productsByType(read, read.input)),
  serveRead('core/products/getNewProducts', list, (read) => newProducts(read, read.input)),
  serve('core/products/getBestSellerProducts', list, async ({ services, db, today, locale, input }) =>
    bestSellers({ snapshot: await services.catalogue.current(), today, locale }, input, await findBestSellers(db)),
  ),
  serveRead('core/products/getTopRatedProducts', list, (read) => topRated(read, read.input)),
  serveRead('core/products/getItem', { input: ProductQuery, output: CourseDetail }, (read) => productById(read, read.input)),
  serveRead('core/products/getAvailableListSorting', { input: Type.Object({}), output: ListSorting }, () => listSorting()),
  serveRead('core/products/getLayredNavAttributes', { input: ProductsQuery, output: CourseFilterOptions }, (read) =>
    courseFilterOptions(read, read.input),
  ),
  serveRead('core/products/searchProductsByName', list, (read) => productsByName(read, read.input)),
  serveRead('core/catalogsearch/search', list, (read) => productsByName(read, read.input)),
  serveRead('core/catalogsearch/suggest', { input: SuggestQuery, output: Suggestions }, (read) => suggestNames(read, read.input)),
  serveRead('regionpriceapi/products/getSaleProducts', list, (read) => saleProducts(read, read.input)),
  serveRead('core/categories/getTree', { input: CategoryQuery, output: CategoryForest }, ({ snapshot, locale }) =>
    categoryTree(snapshot, locale),
  ),
  serveRead('core/categories/getByLevel', { input: CategoryQuery, output: Categories }, ({ snapshot, input, locale }) =>
    categoriesByLevel(snapshot, input, locale),
  ),
  serveRead('core/categories/getSubById', { input: CategoryQuery, output: Categories }, ({ snapshot, input, locale }) =>
    subCategories(snapshot, input, locale),
  ),
  serveRead('core/categories/getById', { input: CategoryQuery, output: Category }, ({ snapshot, input, locale }) =>
    categoryById(snapshot, input, locale),
  ),
]
