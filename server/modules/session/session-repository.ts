/** The only SQL over sessions and their tokens. */
import type { Db, Trx } from '../../db/schema'
import type { SessionsTable } from '../../db/schema/session-tables'

type Reader = Db | Trx
export type SessionRow = SessionsTable

/** The session of a token with its code, neither expired at `at` (ISO). */
export const findByToken = (db: Reader, tokenHash: string, codeHash: string, at: string): Promise<SessionRow | undefined> =>
  db
    .selectFrom('session_tokens')
    .innerJoin('sessions', 'sessions.id', 'session_tokens.session_id')
    .selectAll('sessions')
    .where('session_tokens.token_hash', '=', tokenHash)
    .where('session_tokens.code_hash', '=', codeHash)
    .where('session_tokens.expires_at', '>', at)
    .where('sessions.expires_at', '>', at)
    .executeTakeFirst()

export const findByCookie = (db: Reader, cookieHash: string, at: string): Promise<SessionRow | undefined> =>
  db.selectFrom('sessions').selectAll().where('cookie_hash', '=', cookieHash).where('expires_at', '>', at).executeTakeFirst()

export const insertSession = (db: Reader, row: SessionRow) => db.insertInto('sessions').values(row).execute()

export const updateSession = (db: Reader, id: string, change: Partial<Omit<SessionRow, 'id'>>) =>
  db.updateTable('sessions').set(change).where('id', '=', id).execute()

export const insertToken = (
  db: Reader,
  row: { token_hash: string; code_hash: string; session_id: string; created_at: string; expires_at: string },
) => db.insertInto('session_tokens').values(row).execute()

export const deleteTokens = (db: Reader, sessionId: string) => db.deleteFrom('session_tokens').where('session_id', '=', sessionId).execute()

/** Keeps the newest tokens of a session, `newest` among them whatever the clock says: a client that renews for ever must not fill the table. */
export async function pruneTokens(db: Reader, sessionId: string, keep: number, newest: string): Promise<void> {
  const oldest = await db
    .selectFrom('session_tokens')
    .select('token_hash')
    .where('session_id', '=', sessionId)
    .where('token_hash', '!=', newest)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .offset(keep - 1)
    .limit(100)
    .execute()
  if (oldest.length === 0) return
  const hashes = oldest.map(({ token_hash }) => token_hash)
  await db.deleteFrom('session_tokens').where('token_hash', 'in', hashes).execute()
}

/** An approved agency's record of a customer. */
export const findApprovedSubAgent = (db: Reader, customerId: number): Promise<{ id: number } | undefined> =>
  db.selectFrom('sub_agents').select('id').where('customer_id', '=', customerId).where('state', '=', 'approved').executeTakeFirst()

/** Carts of guests go first, while their sessions still tell which: they may hold the billing data of an order that never came. */
export async function deleteExpired(db: Reader, at: string): Promise<void> {
  const ended = db.selectFrom('sessions').select('id').where('expires_at', '<=', at)
  await db.deleteFrom('quotes').where('status', '=', 'draft').where('customer_id', 'is', null).where('session_id', 'in', ended).execute()
  await db.deleteFrom('session_tokens').where('expires_at', '<=', at).execute()
  await db.deleteFrom('idempotency_keys').where('expires_at', '<=', at).execute()
  await db.deleteFrom('sessions').where('expires_at', '<=', at).execute()
}
