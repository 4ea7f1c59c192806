/** Pages of a list, design api.md "Lists": from 1, at most 100 a page; beyond the end: empty with the true total. */
import { limits } from '../../../src/config/limits'
import type { List } from '../../../src/contract/list-schema'
import { parseCount } from '../../../src/domain/digits'
import { fail } from '../../fail'

export type PageAsked = { page: number; limit: number }

/** Reads `page` and `limit`. Nonsense (0, -1, abc, 1.5, more than 100 a page) fails with `validation` and the field's name (case 16). */
export function readPage(input: { page?: unknown; limit?: unknown }): PageAsked {
  const page = input.page === undefined ? 1 : parseCount(input.page)
  const limit = input.limit === undefined ? limits.list.defaultLimit : parseCount(input.limit, limits.list.maxLimit)
  if (page === null) throw fail('validation', { fields: { page: 'count' } })
  if (limit === null) throw fail('validation', { fields: { limit: 'count' } })
  return { page, limit }
}

/** One page of items that are already in their total order. */
export function pageOf<T>(items: readonly T[], { page, limit }: PageAsked): List<T> {
  const from = (page - 1) * limit
  return { items: items.slice(from, from + limit), total: items.length, page, pages: Math.ceil(items.length / limit) }
}

/** `pageOf` where making an item's answer costs something: only the page's own are made. */
export function pageMade<T, Answer>(items: readonly T[], asked: PageAsked, make: (item: T) => Answer): List<Answer> {
  const page = pageOf(items, asked)
  return { ...page, items: page.items.map(make) }
}
