/**
 * core/products, core/catalogsearch, core/categories: the shop's general words for what is here a course. A product is a course; a category
 * is a language of study, a country in which it is taught, or a city there.
 */
import { type Static, Type } from '@sinclair/typebox'
import { CoursesQuery } from './course-schema'

/** `category_id`: see Category. `attribute` and `value`: one of the facets and a value of it. `name`: words. */
export const ProductsQuery = Type.Composite([
  CoursesQuery,
  Type.Object({
    category_id: Type.Optional(Type.String({ maxLength: 60 })),
    attribute: Type.Optional(Type.String({ maxLength: 40 })),
    value: Type.Optional(Type.String({ maxLength: 200 })),
    name: Type.Optional(Type.String({ maxLength: 200 })),
  }),
])
export type ProductsQuery = Static<typeof ProductsQuery>

export const ProductQuery = Type.Object({
  store_view: Type.Optional(Type.String()),
  product_id: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])),
  url: Type.Optional(Type.String({ maxLength: 1000 })),
})
export type ProductQuery = Static<typeof ProductQuery>

export const ListSorting = Type.Object({ items: Type.Array(Type.Object({ code: Type.String(), directions: Type.Array(Type.String()) })) })
export type ListSorting = Static<typeof ListSorting>

/** `id`: `1` for a language, `1-GB` for a country in which it is taught, `1-GB-12` for a city there. `level` 1 to 3. */
const categoryFields = {
  id: Type.String(),
  parent_id: Type.Union([Type.String(), Type.Null()]),
  level: Type.Integer(),
  name: Type.String(),
  url: Type.String(),
  /** Courses in it, those of its parts included. */
  count: Type.Integer(),
}
export const Category = Type.Object(categoryFields)
export type Category = Static<typeof Category>
export type CategoryTree = Category & { children: CategoryTree[] }
export const CategoryTree = Type.Recursive((Self) => Type.Object({ ...categoryFields, children: Type.Array(Self) }))
export const Categories = Type.Object({ items: Type.Array(Category) })
export type Categories = Static<typeof Categories>
export const CategoryForest = Type.Object({ items: Type.Array(CategoryTree) })

export const CategoryQuery = Type.Object({
  store_view: Type.Optional(Type.String()),
  id: Type.Optional(Type.Union([Type.String({ maxLength: 60 }), Type.Integer()])),
  level: Type.Optional(Type.Union([Type.Integer(), Type.String({ maxLength: 5 })])),
})
export type CategoryQuery = Static<typeof CategoryQuery>
