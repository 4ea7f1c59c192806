/**
 * Tables of sessions, delivery and the record. Moments are ISO 8601 text in UTC (they compare as text), dates YYYY-MM-DD, flags 0 | 1,
 * value objects JSON text, the same on SQLite and PostgreSQL.
 */
import type { Generated } from 'kysely'

type Flag = 0 | 1
type Json = string
/** ISO 8601 in UTC with milliseconds. */
type Moment = string

export type SessionsTable = {
  id: string
  /** SHA-256 of the cookie `pwacookie`; the cookie itself is not kept. */
  cookie_hash: string
  store_code: string
  currency: string
  quote_id: string | null
  customer_id: number | null
  created_at: Moment
  seen_at: Moment
  expires_at: Moment
}
/** A session has one token for each place that asked (tabs, the build); log-in and log-out drop them all. */
export type SessionTokensTable = { token_hash: string; code_hash: string; session_id: string; created_at: Moment; expires_at: Moment }

export type IdempotencyKeysTable = {
  session_id: string
  endpoint: string
  key: string
  body_hash: string
  state: 'running' | 'done'
  /** Who works on it, and until when nobody else may take it over. */
  claim: string
  claimed_until: Moment
  answer: Json | null
  created_at: Moment
  expires_at: Moment
}

export type OutboxTable = {
  /** The message id a receiver can dedupe by. */
  id: string
  kind: string
  payload: Json
  attempts: number
  /** Due when not later than now; empty: at once. */
  next_at: Moment
  claimed_until: Moment
  delivered_at: Moment | null
  /** Given up after the last attempt; a person must look. */
  failed_at: Moment | null
  last_error: string | null
  created_at: Moment
  /** The address of a mail that somebody outside caused, and when it was first due; null for all else. */
  recipient: string | null
  due_at: Moment | null
}
/** Mail kept for /dev/mailbox where no SMTP server is configured. */
export type MailboxMessagesTable = {
  id: string
  recipient: string
  locale: string
  template: string
  subject: string
  html: string
  body_text: string
  created_at: Moment
}
/** A file of a kept mail; `content` in base 64. */
export type MailboxAttachmentsTable = { message_id: string; name: string; media_type: string; content: string }

/** Who changed what; append-only. `actor` is customer:<id>, session:<id>, staff:<name> or system. */
export type AuditTable = { id: Generated<number>; at: Moment; actor: string; action: string; subject: string; details: Json }
/** Gapless running numbers, taken inside the transaction that uses them (booking numbers, quote numbers). */
export type CountersTable = { name: string; value: number }
export type DevicesTable = {
  id: Generated<number>
  token_hash: string
  token: string
  platform: string
  session_id: string | null
  customer_id: number | null
  locale: string
  created_at: Moment
}
export type NotificationsTable = {
  id: Generated<number>
  customer_id: number | null
  session_id: string | null
  kind: string
  params: Json
  read_at: Moment | null
  deleted_at: Moment | null
  created_at: Moment
}
export type NewsletterSubscriptionsTable = {
  /** Normalised: trimmed and lower-cased. */
  email: string
  active: Flag
  locale: string
  token_hash: string
  customer_id: number | null
  created_at: Moment
  changed_at: Moment
}
type Message = {
  id: Generated<number>
  session_id: string | null
  customer_id: number | null
  name: string
  email: string
  phone: string
  locale: string
  created_at: Moment
  handled_at: Moment | null
}
/** `kind`: a name of src/contract/message-schema.ts `inquiryKinds`. */
export type InquiriesTable = Message & { kind: string; details: Json }
export type ContactMessagesTable = Message & { subject: string; message: string }

export type SessionTables = {
  sessions: SessionsTable
  session_tokens: SessionTokensTable
  idempotency_keys: IdempotencyKeysTable
  outbox: OutboxTable
  mailbox_messages: MailboxMessagesTable
  mailbox_attachments: MailboxAttachmentsTable
  audit: AuditTable
  counters: CountersTable
  devices: DevicesTable
  notifications: NotificationsTable
  newsletter_subscriptions: NewsletterSubscriptionsTable
  inquiries: InquiriesTable
  contact_messages: ContactMessagesTable
}
