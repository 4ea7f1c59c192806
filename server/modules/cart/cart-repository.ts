/** The only SQL over carts: quotes and their lines. */
import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Price } from '../../../src/contract/price-schema'
import type { BookingChoice } from '../../../src/contract/pricing-schema'
import type { Db, Trx } from '../../db/schema'
import type { QuoteItemsTable, QuotesTable } from '../../db/schema/commerce-tables'

export type QuoteRow = Selectable<QuotesTable>
export type ItemRow = Selectable<QuoteItemsTable>

/** Whose cart: the customer's when logged in, else the session's. */
export type Owner = { sessionId: string; customerId: number | null }

const ownedBy = (db: Db, { sessionId, customerId }: Owner) => {
  const quotes = db.selectFrom('quotes').selectAll()
  return customerId === null
    ? quotes.where('session_id', '=', sessionId).where('customer_id', 'is', null)
    : quotes.where('customer_id', '=', customerId)
}

/** The one cart of the owner that is not placed yet. */
export const findDraft = (db: Db, owner: Owner): Promise<QuoteRow | undefined> =>
  ownedBy(db, owner).where('status', '=', 'draft').executeTakeFirst()

export const findQuote = (db: Db, owner: Owner, id: string): Promise<QuoteRow | undefined> =>
  ownedBy(db, owner).where('id', '=', id).executeTakeFirst()

export type NewQuote = { owner: Owner; storeCode: string; currency: string; at: string }

/** A new empty cart. A second one at the same time is refused by the database (one draft per owner). */
export async function insertDraft(trx: Trx, { owner, storeCode, currency, at }: NewQuote): Promise<QuoteRow> {
  const quote: QuoteRow = {
    id: randomUUID(),
    session_id: owner.customerId === null ? owner.sessionId : null,
    customer_id: owner.customerId,
    status: 'draft',
    store_code: storeCode,
    currency,
    coupon_code: null,
    coupon_dropped: null,
    redeem_points: 0,
    use_wallet: 0,
    billing: null,
    travellers: null,
    consents: null,
    payment_method: null,
    shipping_rate: null,
    delivery: null,
    created_at: at,
    updated_at: at,
  }
  await trx.insertInto('quotes').values(quote).execute()
  return quote
}

export const updateQuote = async (trx: Trx, id: string, change: Partial<QuoteRow>): Promise<void> => {
  await trx.updateTable('quotes').set(change).where('id', '=', id).execute()
}

/** Lines in the order they were added. */
export const findItems = (db: Db, quoteId: string): Promise<ItemRow[]> =>
  db.selectFrom('quote_items').selectAll().where('quote_id', '=', quoteId).orderBy('id').execute()

export type NewItem = { quoteId: string; choice: BookingChoice; choiceKey: string; qty: number; price: Price; at: string }

export async function insertItem(trx: Trx, { quoteId, choice, choiceKey, qty, price, at }: NewItem): Promise<void> {
  await trx
    .insertInto('quote_items')
    .values({
      quote_id: quoteId,
      course_id: choice.courseId,
      qty,
      choice_key: choiceKey,
      choice: JSON.stringify(choice),
      price: JSON.stringify(price),
      unit_price: price.totalSar,
      created_at: at,
      updated_at: at,
    })
    .execute()
}

/** @returns false where the quote has no such line. */
export async function setQuantity(trx: Trx, quoteId: string, itemId: number, qty: number, at: string): Promise<boolean> {
  const changed = await trx
    .updateTable('quote_items')
    .set({ qty, updated_at: at })
    .where('quote_id', '=', quoteId)
    .where('id', '=', itemId)
    .executeTakeFirst()
  return Number(changed.numUpdatedRows) > 0
}

/** Remembers the price a line was last shown with: what placing compares the charged price with. */
export const setPrice = async (trx: Trx, itemId: number, price: Price, at: string): Promise<void> => {
  await trx
    .updateTable('quote_items')
    .set({ price: JSON.stringify(price), unit_price: price.totalSar, updated_at: at })
    .where('id', '=', itemId)
    .execute()
}

/** @returns false where the quote has no such line. */
export async function deleteItem(trx: Trx, quoteId: string, itemId: number): Promise<boolean> {
  const deleted = await trx.deleteFrom('quote_items').where('quote_id', '=', quoteId).where('id', '=', itemId).executeTakeFirst()
  return Number(deleted.numDeletedRows) > 0
}

export const deleteItems = async (trx: Trx, quoteId: string): Promise<void> => {
  await trx.deleteFrom('quote_items').where('quote_id', '=', quoteId).execute()
}

/** Places left for sale, by course; courses without a limit are not in the map. */
export async function findPlaces(db: Db, courseIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (courseIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('courses')
    .select(['id', 'places'])
    .where('id', 'in', courseIds)
    .where('places', 'is not', null)
    .execute()
  return new Map(rows.flatMap(({ id, places }) => (places === null ? [] : [[id, places] as const])))
}
