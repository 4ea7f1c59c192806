/** The only SQL over notices. */
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../db/schema'
import type { StockNoticesTable } from '../../db/schema/people-tables'

export type NoticeRow = Selectable<StockNoticesTable>
type Named = Pick<NoticeRow, 'course_id' | 'email' | 'kind'>

const one = <Query extends { where: (column: 'course_id' | 'email' | 'kind', operator: '=', value: string | number) => Query }>(
  query: Query,
  { course_id, email, kind }: Named,
): Query => query.where('course_id', '=', course_id).where('email', '=', email).where('kind', '=', kind)

export const findNotice = (db: Db, named: Named): Promise<NoticeRow | undefined> =>
  one(db.selectFrom('stock_notices').selectAll(), named).executeTakeFirst()

export const findByToken = (db: Db, tokenHash: string): Promise<NoticeRow | undefined> =>
  db.selectFrom('stock_notices').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst()

export async function countNotices(trx: Trx, email: string): Promise<number> {
  const { count } = await trx
    .selectFrom('stock_notices')
    .select((select) => select.fn.countAll<number | string>().as('count'))
    .where('email', '=', email)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function keepNotice(trx: Trx, row: Insertable<StockNoticesTable>): Promise<void> {
  const { course_id: _course, email: _email, kind: _kind, ...changed } = row
  await trx
    .insertInto('stock_notices')
    .values(row)
    .onConflict((conflict) => conflict.columns(['course_id', 'email', 'kind']).doUpdateSet(changed))
    .execute()
}

export async function confirmNotice(trx: Trx, named: Named, at: string): Promise<void> {
  await one(trx.updateTable('stock_notices').set({ confirmed_at: at }), named).execute()
}

/** Confirmed and not told yet. */
export const findWaiting = (db: Db): Promise<NoticeRow[]> =>
  db
    .selectFrom('stock_notices')
    .selectAll()
    .where('confirmed_at', 'is not', null)
    .where('notified_at', 'is', null)
    .orderBy('created_at')
    .orderBy('email')
    .execute()

/** False where another process has told meanwhile. */
export async function markTold(trx: Trx, named: Named, tokenHash: string, at: string): Promise<boolean> {
  const { numUpdatedRows } = await one(trx.updateTable('stock_notices').set({ notified_at: at, token_hash: tokenHash }), named)
    .where('notified_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export async function deleteNoticesTo(trx: Trx, email: string): Promise<void> {
  await trx.deleteFrom('stock_notices').where('email', '=', email).execute()
}
