/** The only SQL over what was sold. */
import type { Db } from '../../db/schema'

/** Students booked by course, cancelled and refunded bookings aside; most first, equal ones by id. */
export async function findBestSellers(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('order_items')
    .innerJoin('orders', 'orders.id', 'order_items.order_id')
    .where('orders.status', 'not in', ['cancelled', 'rejected_by_school', 'refund_due', 'refunded'])
    .select((select) => ['order_items.course_id as courseId', select.fn.sum<number>('order_items.qty').as('students')])
    .groupBy('order_items.course_id')
    .execute()
  return rows.sort((a, b) => Number(b.students) - Number(a.students) || a.courseId - b.courseId).map(({ courseId }) => courseId)
}
