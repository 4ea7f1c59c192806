/** Editors' content as a visitor reads it: core/cms, cms, blog, faq, menu. */
import { type Static, Type } from '@sinclair/typebox'
import type { CmsBlock, CmsPage, Post } from './catalogue-schema'
import { Count, ListQuery } from './list-schema'
import type { Localised } from './text-schema'

/** By number, by identifier or by slug. */
export const PageQuery = Type.Object({
  store_view: Type.Optional(Type.String()),
  id: Type.Optional(Count),
  identifier: Type.Optional(Type.String({ maxLength: 200 })),
  url: Type.Optional(Type.String({ maxLength: 1000 })),
})
export type PageQuery = Static<typeof PageQuery>

/** `identifiers`, `ids`: comma lists. */
export const BlocksQuery = Type.Object({
  store_view: Type.Optional(Type.String()),
  ids: Type.Optional(Type.String({ maxLength: 2000 })),
  identifiers: Type.Optional(Type.String({ maxLength: 2000 })),
})
export type BlocksQuery = Static<typeof BlocksQuery>

export const SimpleBlock = Type.Object({ id: Type.Integer(), identifier: Type.String(), title: Type.String(), html: Type.String() })
export type SimpleBlock = Static<typeof SimpleBlock>

/** A missing block is left out: it shows nothing (case 91). */
export const SimpleBlocks = Type.Object({ blocks: Type.Record(Type.String(), SimpleBlock) })
export type SimpleBlocks = Static<typeof SimpleBlocks>

export const PostsQuery = Type.Composite([ListQuery, Type.Object({ topic: Type.Optional(Type.String({ maxLength: 100 })) })])
export type PostsQuery = Static<typeof PostsQuery>

/** Without the text of the post. */
export type PostCard = Omit<Localised<Post>, 'html'>
export type PostDetail = Localised<Post> & { others: PostCard[] }
export type CmsPageAnswer = Localised<CmsPage>
export type CmsBlockAnswer = Localised<CmsBlock>

/** `menu_code` (spec §7), e.g. main_menu_ar. */
export const MenuQuery = Type.Object({ store_view: Type.Optional(Type.String()), menu_code: Type.String({ maxLength: 100 }) })
/** Without codes: all menus of the store. */
export const MenusQuery = Type.Composite([ListQuery, Type.Object({ menu_codes: Type.Optional(Type.String({ maxLength: 1000 })) })])
export type MenusQuery = Static<typeof MenusQuery>
