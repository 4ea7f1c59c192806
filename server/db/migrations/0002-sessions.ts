import { defineTables, type Schema } from './define-table'

const message = {
  id: 'auto',
  session_id: 'text?',
  customer_id: 'int?',
  name: 'text',
  email: 'text',
  phone: 'text',
  locale: 'text',
  created_at: 'text',
  handled_at: 'text?',
}

/** Sessions, once-only answers, the outbox and the record; columns as in server/db/schema/session-tables.ts. */
export const sessions = async (schema: Schema): Promise<void> => {
  await defineTables(schema, {
    sessions: {
      columns: {
        id: 'textid',
        cookie_hash: 'text',
        store_code: 'text',
        currency: 'text',
        quote_id: 'text?',
        customer_id: 'int?',
        created_at: 'text',
        seen_at: 'text',
        expires_at: 'text',
      },
      unique: [['cookie_hash']],
      indexes: [['expires_at'], ['customer_id']],
    },
    session_tokens: {
      columns: { token_hash: 'textid', code_hash: 'text', session_id: 'text > sessions cascade', created_at: 'text', expires_at: 'text' },
      indexes: [['session_id', 'created_at'], ['expires_at']],
    },
    idempotency_keys: {
      columns: {
        session_id: 'text > sessions cascade',
        endpoint: 'text',
        key: 'text',
        body_hash: 'text',
        state: 'text',
        claim: 'text',
        claimed_until: 'text',
        answer: 'text?',
        created_at: 'text',
        expires_at: 'text',
      },
      primaryKey: ['session_id', 'endpoint', 'key'],
      indexes: [['expires_at']],
      checks: { state: `state = 'running' or (state = 'done' and answer is not null)` },
    },
    outbox: {
      columns: {
        id: 'textid',
        kind: 'text',
        payload: 'text',
        attempts: 'int',
        next_at: 'text',
        claimed_until: 'text',
        delivered_at: 'text?',
        failed_at: 'text?',
        last_error: 'text?',
        created_at: 'text',
      },
      indexes: [['delivered_at', 'failed_at', 'next_at']],
    },
    mailbox_messages: {
      columns: {
        id: 'textid',
        recipient: 'text',
        locale: 'text',
        template: 'text',
        subject: 'text',
        html: 'text',
        body_text: 'text',
        created_at: 'text',
      },
      indexes: [['created_at']],
    },
    audit: {
      columns: { id: 'auto', at: 'text', actor: 'text', action: 'text', subject: 'text', details: 'text' },
      indexes: [['subject', 'at']],
    },
    counters: { columns: { name: 'textid', value: 'int' } },
    devices: {
      columns: {
        id: 'auto',
        token_hash: 'text',
        token: 'text',
        platform: 'text',
        session_id: 'text? > sessions cascade',
        customer_id: 'int?',
        locale: 'text',
        created_at: 'text',
      },
      unique: [['token_hash']],
      indexes: [['session_id'], ['customer_id']],
    },
    notifications: {
      columns: {
        id: 'auto',
        customer_id: 'int?',
        session_id: 'text? > sessions cascade',
        kind: 'text',
        params: 'text',
        read_at: 'text?',
        deleted_at: 'text?',
        created_at: 'text',
      },
      indexes: [
        ['customer_id', 'created_at'],
        ['session_id', 'created_at'],
      ],
    },
    newsletter_subscriptions: {
      columns: {
        email: 'textid',
        active: 'flag',
        locale: 'text',
        token_hash: 'text',
        customer_id: 'int?',
        created_at: 'text',
        changed_at: 'text',
      },
      unique: [['token_hash']],
    },
    inquiries: { columns: { ...message, details: 'text' }, indexes: [['email', 'created_at']] },
    contact_messages: { columns: { ...message, subject: 'text', message: 'text' }, indexes: [['email', 'created_at']] },
  })
}
