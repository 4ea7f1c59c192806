/** Whatever leaves the system is a row first, written in the transaction that causes it (design api.md "Outbox and mail"). */
import { randomUUID } from 'node:crypto'
import type { Db, Trx } from '../db/schema'

const iso = (ms: number): string => new Date(ms).toISOString()

export type OutboxMessage = { id: string; kind: string; payload: unknown; attempt: number }

/** To whom, and not before when (milliseconds): mails that are counted per address (mail.ts). */
export type Addressed = { recipient: string; due: number }

/** Writes a message. It is delivered at least once after the transaction commits; its id is what a receiver dedupes by. */
export async function enqueue(
  transaction: Trx,
  kind: string,
  payload: unknown,
  at: number = Date.now(),
  addressed: Addressed | null = null,
): Promise<string> {
  const id = randomUUID()
  await transaction
    .insertInto('outbox')
    .values({
      id,
      kind,
      payload: JSON.stringify(payload),
      attempts: 0,
      next_at: addressed && addressed.due > at ? iso(addressed.due) : '',
      claimed_until: '',
      delivered_at: null,
      failed_at: null,
      last_error: null,
      created_at: iso(at),
      recipient: addressed?.recipient ?? null,
      due_at: addressed ? iso(addressed.due) : null,
    })
    .execute()
  return id
}

/** When the `nth` newest mail to an address is or was due, in milliseconds; null where it has fewer. */
export async function dueOfNthNewest(transaction: Trx, recipient: string, nth: number): Promise<number | null> {
  const row = await transaction
    .selectFrom('outbox')
    .select('due_at')
    .where('recipient', '=', recipient)
    .orderBy('due_at', 'desc')
    .offset(nth - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.due_at ? Date.parse(row.due_at) : null
}

/** A claim outlives any delivery's own time-out; after it another process may try. Milliseconds. */
const claimLife = 60_000

const due = (db: Db, now: string) =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where('delivered_at', 'is', null)
    .where('failed_at', 'is', null)
    .where('next_at', '<=', now)
    .where('claimed_until', '<=', now)

/** Takes the oldest due message for this process, or null. Two processes never hold the same one at once. */
export async function claimNext(db: Db, now: number): Promise<OutboxMessage | null> {
  for (;;) {
    const row = await due(db, iso(now)).orderBy('created_at').orderBy('id').limit(1).executeTakeFirst()
    if (!row) return null
    const { numUpdatedRows } = await db
      .updateTable('outbox')
      .set({ claimed_until: iso(now + claimLife), attempts: row.attempts + 1 })
      .where('id', '=', row.id)
      .where('attempts', '=', row.attempts)
      .where('claimed_until', '=', row.claimed_until)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 1n) return { id: row.id, kind: row.kind, payload: JSON.parse(row.payload), attempt: row.attempts + 1 }
  }
}

export const markDelivered = (db: Db, id: string, now: number) =>
  db
    .updateTable('outbox')
    .set({ delivered_at: iso(now), last_error: null })
    .where('id', '=', id)
    .execute()

/** @assumed 2 s, 4 s, 8 s … at most an hour apart; given up after 20 attempts, about half a day. */
const longestWait = 3_600_000
const lastAttempt = 20
export const waitAfter = (attempt: number): number => Math.min(longestWait, 1000 * 2 ** attempt)

/** Puts a message back with a growing wait, or gives it up. `reason` must hold nothing personal: an error's name and code. */
export const markFailed = (db: Db, { id, attempt }: OutboxMessage, reason: string, now: number) =>
  db
    .updateTable('outbox')
    .set({
      claimed_until: '',
      next_at: iso(now + waitAfter(attempt)),
      failed_at: attempt >= lastAttempt ? iso(now) : null,
      last_error: reason.slice(0, 200),
    })
    .where('id', '=', id)
    .execute()

/** @assumed what was delivered is kept for 30 days, for questions about a mail; it holds addresses and texts. Milliseconds. */
const deliveredLife = 30 * 24 * 3_600_000

/** Forgets messages delivered long ago. */
export async function forgetDelivered(db: Db, now: number): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('delivered_at', '<=', iso(now - deliveredLife))
    .execute()
}
