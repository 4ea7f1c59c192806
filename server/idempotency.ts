/**
 * Nothing is ever done twice (design api.md). A key is claimed before the work, and the answer is kept in the work's own transaction:
 * whatever moment a process dies at, either both are there or neither.
 */
import { createHash, randomUUID } from 'node:crypto'
import type { EndpointName } from '../src/contract/endpoints'
import type { Db, Trx } from './db/schema'
import { fail } from './fail'

const answersKept = 24 * 3_600_000
/**
 * How long a claim stands without an answer: its process died, somebody else may take over. Longer than a call takes, its waits for the
 * database included; one that is slower still is undone when it wants to keep its answer (`keepAnswer`). Milliseconds.
 */
const claimLife = 15_000
/** Between two looks for the first one's answer; each look is a statement, and a hundred duplicates may be waiting. Milliseconds. */
const [firstPause, longestPause] = [25, 400]
/** How long a duplicate waits: until the first one's answer is there or its claim has ended, and less than a client waits. Milliseconds. */
const patience = 17_000

export type Scope = { sessionId: string; endpoint: EndpointName; key: string; bodyHash: string }
export type Claim = Scope & { claim: string }
export type Claimed = { claim: Claim } | { answer: string }

const iso = (ms: number): string => new Date(ms).toISOString()

/** The same for equal JSON, whatever the order of its fields. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, entry]) => `${JSON.stringify(key)}:${canonical(entry)}`).join(',')}}`
}
export const hashBody = (body: unknown): string => createHash('sha256').update(canonical(body)).digest('base64url')

/** @returns the key, or null when none was sent. Fails with `bad_request` for one that is not 8–200 visible ASCII characters. */
export function readKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (typeof header !== 'string' || !/^[\x21-\x7e]{8,200}$/.test(header)) throw fail('bad_request')
  return header
}

const rowOf = <T extends { where: (column: 'session_id' | 'endpoint' | 'key', operator: '=', value: string) => T }>(
  query: T,
  scope: Scope,
): T => query.where('session_id', '=', scope.sessionId).where('endpoint', '=', scope.endpoint).where('key', '=', scope.key)

async function insertClaim(db: Db, scope: Scope, claim: string, now: number): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('idempotency_keys')
    .values({
      session_id: scope.sessionId,
      endpoint: scope.endpoint,
      key: scope.key,
      body_hash: scope.bodyHash,
      state: 'running',
      claim,
      claimed_until: iso(now + claimLife),
      answer: null,
      created_at: iso(now),
      expires_at: iso(now + answersKept),
    })
    .onConflict((conflict) => conflict.columns(['session_id', 'endpoint', 'key']).doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

async function takeOver(db: Db, scope: Scope, from: string, claim: string, now: number): Promise<boolean> {
  const query = db.updateTable('idempotency_keys').set({ claim, claimed_until: iso(now + claimLife) })
  const { numUpdatedRows } = await rowOf(query, scope).where('claim', '=', from).where('state', '=', 'running').executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** One attempt: a claim, the kept answer, or null when somebody else is at it. */
async function tryClaim(db: Db, scope: Scope, claim: string, now: number): Promise<Claimed | null> {
  if (await insertClaim(db, scope, claim, now)) return { claim: { ...scope, claim } }
  const row = await rowOf(db.selectFrom('idempotency_keys').selectAll(), scope).executeTakeFirst()
  if (!row) return null
  if (row.expires_at <= iso(now)) {
    await rowOf(db.deleteFrom('idempotency_keys'), scope).where('claim', '=', row.claim).execute()
    return null
  }
  if (row.body_hash !== scope.bodyHash) throw fail('idempotency_conflict')
  if (row.answer !== null) return { answer: row.answer }
  return row.claimed_until <= iso(now) && (await takeOver(db, scope, row.claim, claim, now)) ? { claim: { ...scope, claim } } : null
}

/**
 * Claims a key, or gives the first answer again. A duplicate in flight waits for it, at most 17 s, then fails with `idempotency_pending`
 * (the client repeats). Another body under the same key fails with `idempotency_conflict`.
 */
export async function claimKey(db: Db, scope: Scope, now: () => number): Promise<Claimed> {
  const claim = randomUUID()
  for (let waited = 0, pause = firstPause; waited <= patience; pause = Math.min(pause * 1.5, longestPause)) {
    const claimed = await tryClaim(db, scope, claim, now())
    if (claimed) return claimed
    await new Promise((resolve) => setTimeout(resolve, pause))
    waited += pause
  }
  throw fail('idempotency_pending', { retryAfter: 1 })
}

/** Keeps the answer; in the transaction of the work. Rolls it back when the claim was taken over meanwhile. */
export async function keepAnswer(db: Db | Trx, claim: Claim, answer: string): Promise<void> {
  const query = db.updateTable('idempotency_keys').set({ state: 'done', answer })
  const { numUpdatedRows } = await rowOf(query, claim).where('claim', '=', claim.claim).executeTakeFirstOrThrow()
  if (numUpdatedRows !== 1n) throw fail('idempotency_pending', { retryAfter: 1 })
}

/**
 * A refused call changed nothing, so its key is free again: the visitor repairs what was wrong and repeats.
 * @assumed Only answers of success are kept for 24 h; a refusal is judged anew.
 */
export async function releaseKey(db: Db, claim: Claim): Promise<void> {
  await rowOf(db.deleteFrom('idempotency_keys'), claim).where('claim', '=', claim.claim).where('state', '=', 'running').execute()
}
