/** The only SQL over issued quotes. */
import type { Insertable, Selectable } from 'kysely'
import type { Db, Trx } from '../../db/schema'
import type { IssuedQuotesTable, QuoteMailsTable } from '../../db/schema/people-tables'
import type { Owner } from '../cart/cart-repository'
import type { SubAgentRow } from '../subagents/subagents-repository'

export type IssuedRow = Selectable<IssuedQuotesTable>

export const findByLink = (db: Db, link: string): Promise<IssuedRow | undefined> =>
  db.selectFrom('issued_quotes').selectAll().where('link', '=', link).executeTakeFirst()

/** A customer's own, whatever session they were issued in; a guest's by session. Newest first. */
export function findOwn(db: Db, { sessionId, customerId }: Owner, most: number): Promise<IssuedRow[]> {
  const quotes = db.selectFrom('issued_quotes').selectAll()
  const own =
    customerId === null
      ? quotes.where('session_id', '=', sessionId).where('customer_id', 'is', null)
      : quotes.where('customer_id', '=', customerId)
  return own.orderBy('created_at', 'desc').orderBy('number', 'desc').limit(most).execute()
}

export async function insertIssued(trx: Trx, row: Insertable<IssuedQuotesTable>): Promise<void> {
  await trx.insertInto('issued_quotes').values(row).execute()
}

/** The first acceptance counts; a later one of the same quote changes nothing. */
export async function markAccepted(trx: Trx, id: string, accepted: Pick<IssuedRow, 'accepted' | 'accepted_price' | 'accepted_at'>) {
  await trx.updateTable('issued_quotes').set(accepted).where('id', '=', id).where('accepted', 'is', null).execute()
}

/** The approved partner of a customer. */
export const findApprovedPartner = (db: Db, customerId: number): Promise<SubAgentRow | undefined> =>
  db.selectFrom('sub_agents').selectAll().where('customer_id', '=', customerId).where('state', '=', 'approved').executeTakeFirst()

export const insertQuoteMail = async (trx: Trx, row: Insertable<QuoteMailsTable>): Promise<void> => {
  await trx.insertInto('quote_mails').values(row).execute()
}

/** What a session sent since, oldest first. */
export const quoteMailsSince = (trx: Trx, sessionId: string, since: string): Promise<Selectable<QuoteMailsTable>[]> =>
  trx.selectFrom('quote_mails').selectAll().where('session_id', '=', sessionId).where('sent_at', '>', since).orderBy('sent_at').execute()

/** Guests' quotes of ended sessions that ended before a day and still name somebody; a sweep's share of them. */
export const findForgotten = (db: Db, day: string, at: string): Promise<IssuedRow[]> =>
  db
    .selectFrom('issued_quotes')
    .selectAll()
    .where('customer_id', 'is', null)
    .where('cleared_at', 'is', null)
    .where('valid_until', '<', day)
    .where('session_id', 'not in', db.selectFrom('sessions').select('id').where('expires_at', '>', at))
    .orderBy('valid_until')
    .limit(500)
    .execute()

export const clearQuote = async (
  db: Db,
  id: string,
  cleared: Pick<IssuedRow, 'student' | 'alternatives' | 'notes' | 'cleared_at'>,
): Promise<void> => {
  await db.updateTable('issued_quotes').set(cleared).where('id', '=', id).execute()
}

/** Mails of quotes older than the bound that counts them. */
export const deleteQuoteMails = async (db: Db, before: string): Promise<void> => {
  await db.deleteFrom('quote_mails').where('sent_at', '<=', before).execute()
}
