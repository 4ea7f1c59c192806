/** The only SQL over bookings. */
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../db/schema'
import type { ConsentsTable, OrderItemsTable, OrdersTable, OrderTravellersTable } from '../../db/schema/commerce-tables'
import type { Owner } from '../cart/cart-repository'

export type OrderRow = Selectable<OrdersTable>
export type OrderItemRow = Selectable<OrderItemsTable>

export const findOrderOfQuote = (db: Db, quoteId: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('quote_id', '=', quoteId).executeTakeFirst()

/** The newest order placed in this session; a customer's own, a guest's only while nobody is logged in. */
export function findLastOrder(db: Db, { sessionId, customerId }: Owner): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('orders').selectAll().where('session_id', '=', sessionId)
  const own = customerId === null ? orders.where('customer_id', 'is', null) : orders.where('customer_id', '=', customerId)
  return own.orderBy('id', 'desc').limit(1).executeTakeFirst()
}

export const findOrderItems = (db: Db, orderId: number): Promise<OrderItemRow[]> =>
  db.selectFrom('order_items').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

/** The next number of a series, without gaps: a rolled back order gives its number back. */
export async function nextNumber(trx: Trx, series: string): Promise<number> {
  const taken = await trx
    .updateTable('counters')
    .set((update) => ({ value: update('value', '+', 1) }))
    .where('name', '=', series)
    .returning('value')
    .executeTakeFirst()
  if (taken) return taken.value
  await trx.insertInto('counters').values({ name: series, value: 1 }).execute()
  return 1
}

export async function insertOrder(trx: Trx, order: Insertable<OrdersTable>): Promise<number> {
  const { id } = await trx.insertInto('orders').values(order).returning('id').executeTakeFirstOrThrow()
  return id
}

export async function insertOrderItem(trx: Trx, item: Insertable<OrderItemsTable>): Promise<number> {
  const { id } = await trx.insertInto('order_items').values(item).returning('id').executeTakeFirstOrThrow()
  return id
}

export const insertTravellers = async (trx: Trx, travellers: Insertable<OrderTravellersTable>[]): Promise<void> => {
  await trx.insertInto('order_travellers').values(travellers).execute()
}

export const insertConsents = async (trx: Trx, consents: Insertable<ConsentsTable>[]): Promise<void> => {
  await trx.insertInto('consents').values(consents).execute()
}

/**
 * Takes places of a course, guarded: false where fewer are left, whoever else books at the same moment. A course without a limit has
 * always enough.
 */
export async function takePlaces(trx: Trx, courseId: number, qty: number): Promise<boolean> {
  const taken = await trx
    .updateTable('courses')
    .set((update) => ({ places: update('places', '-', qty) }))
    .where('id', '=', courseId)
    .where('places', '>=', qty)
    .executeTakeFirst()
  if (Number(taken.numUpdatedRows) === 1) return true
  const row = await trx.selectFrom('courses').select('places').where('id', '=', courseId).executeTakeFirst()
  return row !== undefined && row.places === null
}
