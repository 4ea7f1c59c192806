import { columnTypes } from '../dialect'
import type { Schema } from './define-table'

/** A wish remembers its weeks, its start and what it cost when it was saved. */
export const wishes = async ({ db, kind }: Schema): Promise<void> => {
  const { int, text, big } = columnTypes(kind)
  const columns = { weeks: int, start_date: text, seen_sar: big }
  for (const [name, type] of Object.entries(columns))
    await db.schema
      .alterTable('wishlist_items')
      .addColumn(name, type as 'text')
      .execute()
}
