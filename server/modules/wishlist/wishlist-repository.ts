/** The only SQL over wish lists. One entry a customer and course. */
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../db/schema'
import type { WishlistItemsTable } from '../../db/schema/people-tables'

export type WishRow = Selectable<WishlistItemsTable>
export type NewWish = Omit<WishRow, 'id'>

/** The newest first. */
export const findWishes = (db: Db | Trx, customerId: number): Promise<WishRow[]> =>
  db
    .selectFrom('wishlist_items')
    .selectAll()
    .where('customer_id', '=', customerId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

/** Writes the wish, or its new weeks, start and price over those of the same course. */
export const writeWish = (trx: Trx, wish: NewWish): Promise<WishRow> =>
  trx
    .insertInto('wishlist_items')
    .values(wish)
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'course_id']).doUpdateSet({
        weeks: wish.weeks,
        start_date: wish.start_date,
        seen_sar: wish.seen_sar,
        created_at: wish.created_at,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow()

/** @returns whether there was such an entry of this customer. */
export async function deleteWish(trx: Trx, customerId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('wishlist_items')
    .where('customer_id', '=', customerId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
