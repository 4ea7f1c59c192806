/** What must hold in the database at every moment, whatever ran at the same time. */
import type { Db } from '../db/schema'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

async function checkOrder(
  db: Db,
  order: { id: number; number: string; subtotal: number; discount: number; delivery_fees: number; grand_total: number },
) {
  const faults: string[] = []
  const items = await db.selectFrom('order_items').selectAll().where('order_id', '=', order.id).execute()
  const travellers = await db.selectFrom('order_travellers').select('id').where('order_id', '=', order.id).execute()
  if (items.length === 0) faults.push(`${order.number} has no lines`)
  if (sum(items.map(({ row_total }) => row_total)) !== order.subtotal) faults.push(`${order.number}: lines do not add up`)
  if (sum(items.map(({ discount }) => discount)) !== order.discount) faults.push(`${order.number}: shares of the discount do not add up`)
  if (order.subtotal - order.discount + order.delivery_fees !== order.grand_total) faults.push(`${order.number}: total does not add up`)
  for (const { price, unit_price } of items) {
    const lines = (JSON.parse(price) as { lines: { sar: number }[] }).lines.map(({ sar }) => sar)
    if (sum(lines) !== unit_price) faults.push(`${order.number}: printed lines do not add up`)
  }
  if (travellers.length !== sum(items.map(({ qty }) => qty))) faults.push(`${order.number}: not one traveller a place`)
  const payments = await db.selectFrom('payments').select('amount').where('order_id', '=', order.id).execute()
  if (payments.length !== 1 || payments[0]?.amount !== order.grand_total) faults.push(`${order.number}: not one payment of its total`)
  return faults
}

async function checkCoupons(db: Db): Promise<string[]> {
  const faults: string[] = []
  for (const coupon of await db.selectFrom('coupons').selectAll().execute()) {
    const uses = await db
      .selectFrom('coupon_uses')
      .select('id')
      .where('coupon_id', '=', coupon.id)
      .where('released_at', 'is', null)
      .execute()
    const orders = await db.selectFrom('orders').select('id').where('coupon_code', '=', coupon.code).execute()
    if (uses.length !== coupon.used || orders.length !== coupon.used)
      faults.push(`${coupon.code}: ${coupon.used} counted, ${uses.length} uses, ${orders.length} orders`)
    if (coupon.total_uses !== null && coupon.used > coupon.total_uses) faults.push(`${coupon.code} used too often`)
  }
  return faults
}

/** Numbers of a year are 1, 2, 3 … without a gap and without one twice. */
async function checkNumbers(db: Db, orders: readonly { number: string }[]): Promise<string[]> {
  const counters = await db.selectFrom('counters').selectAll().where('name', 'like', 'booking-%').execute()
  const distinct = new Set(orders.map(({ number }) => number))
  const counted = sum(counters.map(({ value }) => value))
  return distinct.size === orders.length && counted === orders.length
    ? []
    : [`${orders.length} orders, ${distinct.size} numbers, counter at ${counted}`]
}

async function checkQuotes(db: Db): Promise<string[]> {
  const placed = await db.selectFrom('quotes').select('id').where('status', '=', 'placed').execute()
  const ordered = await db.selectFrom('orders').select('quote_id').execute()
  const same = placed.length === ordered.length && placed.every(({ id }) => ordered.some(({ quote_id }) => quote_id === id))
  const drafts = await db
    .selectFrom('quotes')
    .select('session_id')
    .where('status', '=', 'draft')
    .where('session_id', 'is not', null)
    .execute()
  const oneEach = new Set(drafts.map(({ session_id }) => session_id)).size === drafts.length
  return [...(same ? [] : ['placed quotes and orders differ']), ...(oneEach ? [] : ['a session has two carts'])]
}

async function checkMails(db: Db, orders: number): Promise<string[]> {
  const mails = await db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'mail')
    .where('payload', 'like', '%"booking_placed"%')
    .execute()
  return mails.length === orders ? [] : [`${orders} orders, ${mails.length} confirmation mails`]
}

/** @returns every broken invariant in words; none when all is well. `places`: how many each limited course began with. */
export async function brokenInvariants(db: Db, places: ReadonlyMap<number, number> = new Map()): Promise<string[]> {
  const orders = await db.selectFrom('orders').selectAll().execute()
  const faults = [
    ...(await checkNumbers(db, orders)),
    ...(await checkQuotes(db)),
    ...(await checkCoupons(db)),
    ...(await checkMails(db, orders.length)),
  ]
  for (const order of orders) faults.push(...(await checkOrder(db, order)))
  for (const [courseId, began] of places) {
    const sold = await db.selectFrom('order_items').select('qty').where('course_id', '=', courseId).execute()
    const left = await db.selectFrom('courses').select('places').where('id', '=', courseId).executeTakeFirstOrThrow()
    if (began - sum(sold.map(({ qty }) => qty)) !== left.places) faults.push(`course ${courseId}: ${began} places, ${left.places} left`)
  }
  return faults
}
