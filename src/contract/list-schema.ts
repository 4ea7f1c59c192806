/** Lists on the wire, design api.md "Conventions": pages from 1, at most 100 a page, a total order, the true total on every page. */
import { type Static, type TSchema, Type } from '@sinclair/typebox'

/** A number as JSON or as text with digits of any script: query strings carry text, and people type ٤ (case 11). */
export const Count = Type.Union([Type.Integer(), Type.String({ maxLength: 20 })])

/** One value, or several with commas between: `limits.text.choices`, as a test demands. */
export const Choices = Type.Union([Type.String({ maxLength: 2000 }), Type.Integer()])

export const ListQuery = Type.Object({
  store_view: Type.Optional(Type.String()),
  page: Type.Optional(Count),
  limit: Type.Optional(Count),
  sort: Type.Optional(Type.String({ maxLength: 40 })),
  order: Type.Optional(Type.Union([Type.Literal('asc'), Type.Literal('desc')])),
})
export type ListQuery = Static<typeof ListQuery>

export const listOf = <T extends TSchema>(item: T) =>
  Type.Object({ items: Type.Array(item), total: Type.Integer(), page: Type.Integer(), pages: Type.Integer() })
export type List<T> = { items: T[]; total: number; page: number; pages: number }

/** Asks for one entity by number, or by its slug in either locale and any encoding. */
export const OneQuery = Type.Object({
  store_view: Type.Optional(Type.String()),
  id: Type.Optional(Count),
  url: Type.Optional(Type.String({ maxLength: 1000 })),
})
export type OneQuery = Static<typeof OneQuery>
