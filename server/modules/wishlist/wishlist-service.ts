/** A customer's wish list, spec §7 core/customers and §8 core_customers_112–117. Guests keep theirs in the browser. */
import { limits } from '../../../src/config/limits'
import type { AddWish, DeleteWish, WishAdded, WishItem, WishItems } from '../../../src/contract/trip-schema'
import { todayInRiyadh } from '../../../src/domain/dates'
import { parseCount } from '../../../src/domain/digits'
import type { Db } from '../../db/schema'
import { fail } from '../../fail'
import type { Call } from '../../routing'
import type { ReadContext } from '../courses/courses-service'
import { findCustomer } from '../customers/customers-repository'
import { readTripWish } from '../trips/trip-input'
import { tripNow } from '../trips/trips-service'
import { deleteWish, findWishes, type WishRow, writeWish } from './wishlist-repository'

type WishCall<Input = unknown> = Pick<Call<Input>, 'db' | 'transact' | 'services' | 'customerId' | 'locale' | 'today' | 'now' | 'input'>

const contextOf = async ({ services, today, locale }: WishCall): Promise<ReadContext> => ({
  snapshot: await services.catalogue.current(),
  today,
  locale,
})

function wishItem(row: WishRow, context: ReadContext): WishItem {
  const trip = tripNow({ id: row.course_id, weeks: row.weeks, start: row.start_date }, context)
  return { item_id: row.id, ...trip, seen_sar: row.seen_sar, added_on: todayInRiyadh(Date.parse(row.created_at)) }
}

/** Fails with core_customers_117 where the account of the session is gone: then there is no list to speak of. @assumed */
async function requireAccount(db: Db, customerId: number): Promise<void> {
  if (!(await findCustomer(db, customerId))) throw fail('core_customers_117')
}

/** The customer's wishes with their prices of today, newest first. Fails with core_customers_112 where there is none, core_customers_117. */
export async function wishlist(call: WishCall): Promise<WishItems> {
  const { db, customerId } = call
  await requireAccount(db, customerId)
  const rows = await findWishes(db, customerId)
  if (rows.length === 0) throw fail('core_customers_112')
  const context = await contextOf(call)
  return { success: true, items: rows.map((row) => wishItem(row, context)) }
}

/**
 * Keeps a course with weeks and start. A course that is kept already takes the new weeks and start: there is one entry a course (case 89).
 * What it costs is what we say today, never what is sent. Fails with core_customers_113 (no id), _114 (no such course), `validation`,
 * `wishlist_full`, core_customers_117.
 */
export async function addWish(call: WishCall<AddWish>): Promise<WishAdded> {
  const { db, transact, customerId, now, input } = call
  if (input.product_id === undefined || input.product_id === '') throw fail('core_customers_113')
  const context = await contextOf(call)
  const id = parseCount(input.product_id)
  if (id === null || !context.snapshot.offerById.has(id)) throw fail('core_customers_114')
  const wish = readTripWish(input)
  await requireAccount(db, customerId)
  const { course } = tripNow({ id, ...wish }, context)
  const row = await transact(async (trx) => {
    const before = await findWishes(trx, customerId)
    if (before.length >= limits.wishes && !before.some(({ course_id }) => course_id === id)) throw fail('wishlist_full')
    return writeWish(trx, {
      customer_id: customerId,
      course_id: id,
      created_at: new Date(now).toISOString(),
      weeks: wish.weeks,
      start_date: wish.start,
      seen_sar: course?.trip?.totalSar ?? null,
    })
  })
  return { success: true, item: wishItem(row, context) }
}

/** Takes an entry off. Fails with core_customers_115 (no id) and _116: not there, or somebody else's, which is answered alike. */
export async function removeWish({ transact, customerId, input }: WishCall<DeleteWish>): Promise<{ success: boolean }> {
  if (input.item_id === undefined || input.item_id === '') throw fail('core_customers_115')
  const id = parseCount(input.item_id)
  const removed = id !== null && (await transact((trx) => deleteWish(trx, customerId, id)))
  if (!removed) throw fail('core_customers_116')
  return { success: true }
}
