/** Tokens and sessions, design api.md "Conventions" and spec §4. */
import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Locale } from '../../../src/config/locales'
import { defaultLocale, isLocale } from '../../../src/config/locales'
import { inTransaction } from '../../db/connect'
import type { Db, Trx } from '../../db/schema'
import * as repository from './session-repository'

const hour = 3_600_000
/** @assumed A token lives a day, its session thirty days after the last token: longer than anybody compares courses. */
const tokenLife = 24 * hour
export const sessionLife = 30 * 24 * hour
/** @assumed Tabs and devices' worth of tokens per session. */
const tokensKept = 20

/** A visitor, as handlers see one. */
export type Session = {
  id: string
  storeCode: Locale
  currency: string
  /** The draft cart, where there is one. */
  quoteId: string | null
  customerId: number | null
}

export type Issued = { token: string; code: string; cookie: string }

/** 256 random bits. */
const secret = (): string => randomBytes(32).toString('base64url')
export const hashSecret = (text: string): string => hash('sha256', text, 'base64url')
const iso = (ms: number): string => new Date(ms).toISOString()

const toSession = (row: repository.SessionRow): Session => ({
  id: row.id,
  storeCode: isLocale(row.store_code) ? row.store_code : defaultLocale,
  currency: row.currency,
  quoteId: row.quote_id,
  customerId: row.customer_id,
})

export type Credentials = { token: string | undefined; code: string | undefined; cookie: string | undefined }
export type Recognised = {
  session: Session
  /** By the two headers; else by the cookie alone, which authorises nothing that changes state. */
  byHeaders: boolean
  /** The cookie is this session's. */
  hasCookie: boolean
}

/** Who calls; null for an unknown or expired token or cookie. Headers count before the cookie. */
export async function recognise(db: Db, { token, code, cookie }: Credentials, now: number): Promise<Recognised | null> {
  const byHeaders = Boolean(token && code)
  const cookieHash = cookie ? hashSecret(cookie) : null
  const row =
    token && code
      ? await repository.findByToken(db, hashSecret(token), hashSecret(code), iso(now))
      : cookieHash
        ? await repository.findByCookie(db, cookieHash, iso(now))
        : undefined
  return row ? { session: toSession(row), byHeaders, hasCookie: row.cookie_hash === cookieHash } : null
}

async function issueToken(transaction: Trx, sessionId: string, now: number): Promise<{ token: string; code: string }> {
  const token = secret()
  const code = secret()
  await repository.insertToken(transaction, {
    token_hash: hashSecret(token),
    code_hash: hashSecret(code),
    session_id: sessionId,
    created_at: iso(now),
    expires_at: iso(now + tokenLife),
  })
  await repository.pruneTokens(transaction, sessionId, tokensKept, hashSecret(token))
  return { token, code }
}

/**
 * A new token. A living cookie keeps its session (the cart survives a renewal); otherwise a session is begun in the store asked for.
 */
export async function openSession(db: Db, cookie: string | undefined, store: Locale, now: number): Promise<Issued> {
  return inTransaction(db, async (transaction) => {
    const known = cookie ? await repository.findByCookie(transaction, hashSecret(cookie), iso(now)) : undefined
    if (known && cookie) {
      await repository.updateSession(transaction, known.id, { seen_at: iso(now), expires_at: iso(now + sessionLife) })
      return { ...(await issueToken(transaction, known.id, now)), cookie }
    }
    const fresh = secret()
    const id = randomUUID()
    await repository.insertSession(transaction, {
      id,
      cookie_hash: hashSecret(fresh),
      store_code: store,
      currency: 'SAR',
      quote_id: null,
      customer_id: null,
      created_at: iso(now),
      seen_at: iso(now),
      expires_at: iso(now + sessionLife),
    })
    return { ...(await issueToken(transaction, id, now)), cookie: fresh }
  })
}

/**
 * For log-in and log-out: the session is somebody else's from now on. Every token of it and its cookie end, new ones are answered;
 * pass them to `answerTokens` of session-routes.ts.
 */
export async function replaceTokens(transaction: Trx, sessionId: string, customerId: number | null, now: number): Promise<Issued> {
  const cookie = secret()
  await repository.deleteTokens(transaction, sessionId)
  await repository.updateSession(transaction, sessionId, { cookie_hash: hashSecret(cookie), customer_id: customerId, seen_at: iso(now) })
  return { ...(await issueToken(transaction, sessionId, now)), cookie }
}

export const setSessionStore = async (db: Db | Trx, sessionId: string, store: Locale): Promise<void> => {
  await repository.updateSession(db, sessionId, { store_code: store })
}

export const setSessionCurrency = async (db: Db | Trx, sessionId: string, currency: string): Promise<void> => {
  await repository.updateSession(db, sessionId, { currency })
}

/** Which draft cart the session shows; null after placing an order. */
export const setSessionQuote = async (db: Db | Trx, sessionId: string, quoteId: string | null): Promise<void> => {
  await repository.updateSession(db, sessionId, { quote_id: quoteId })
}

export const isApprovedSubAgent = async (db: Db, customerId: number): Promise<boolean> =>
  (await repository.findApprovedSubAgent(db, customerId)) !== undefined

/** Forgets what has expired: guests' carts with what was typed at checkout, tokens, kept answers, sessions. */
export const forgetExpired = (db: Db, now: number): Promise<void> => repository.deleteExpired(db, iso(now))
