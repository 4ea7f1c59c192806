/** The only SQL over coupons. */
import type { Selectable } from 'kysely'
import type { Db, Trx } from '../../db/schema'
import type { CouponsTable } from '../../db/schema/commerce-tables'

export type CouponRow = Selectable<CouponsTable>

export const findCoupon = (db: Db, code: string): Promise<CouponRow | undefined> =>
  db.selectFrom('coupons').selectAll().where('code', '=', code).executeTakeFirst()

/** How often a person (customer id or e-mail) holds a use of the coupon. */
export async function countUses(db: Db, couponId: number, person: string): Promise<number> {
  const { uses } = await db
    .selectFrom('coupon_uses')
    .select((select) => select.fn.countAll().as('uses'))
    .where('coupon_id', '=', couponId)
    .where('person', '=', person)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(uses)
}

/** Takes one use, guarded: false where none is left, whoever else places at the same moment (case 6). */
export async function takeUse(trx: Trx, couponId: number): Promise<boolean> {
  const taken = await trx
    .updateTable('coupons')
    .set((update) => ({ used: update('used', '+', 1) }))
    .where('id', '=', couponId)
    .where((where) => where.or([where('total_uses', 'is', null), where('used', '<', where.ref('total_uses'))]))
    .executeTakeFirst()
  return Number(taken.numUpdatedRows) === 1
}

export const insertUse = async (trx: Trx, couponId: number, orderId: number, person: string, at: string): Promise<void> => {
  await trx
    .insertInto('coupon_uses')
    .values({ coupon_id: couponId, order_id: orderId, person, created_at: at, released_at: null })
    .execute()
}
