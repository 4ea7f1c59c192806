import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect'
import { defineTables, type Schema } from './define-table'

/** Made in 0002 and 0003 and never written to: no call served them. */
const madeAnew = ['reviews', 'stock_notices', 'inquiries']

/** The person a mail goes to and when it is due, so that mails to one address can be counted. */
async function extendOutbox({ db, kind }: Schema): Promise<void> {
  const { text } = columnTypes(kind)
  await db.schema.alterTable('outbox').addColumn('recipient', text).execute()
  await db.schema.alterTable('outbox').addColumn('due_at', text).execute()
  await db.schema.createIndex('outbox_recipient_due_at_index').on('outbox').columns(['recipient', 'due_at']).execute()
}

async function dropTables(db: Kysely<unknown>): Promise<void> {
  for (const table of madeAnew) await db.schema.dropTable(table).execute()
}

/** What visitors say: reviews with criteria, answers and reports; notices with a double opt-in; inquiries of several kinds. */
export const voices = async (schema: Schema): Promise<void> => {
  await dropTables(schema.db)
  await defineTables(schema, {
    reviews: {
      columns: {
        id: 'auto',
        course_id: 'int > courses',
        customer_id: 'int? > customers',
        order_id: 'int? > orders',
        nickname: 'text',
        title: 'text',
        body: 'text',
        rating: 'int',
        criteria: 'text',
        locale: 'text',
        state: 'text',
        verified: 'flag',
        answer: 'text?',
        created_at: 'text',
        decided_at: 'text?',
      },
      unique: [
        ['course_id', 'customer_id'],
        ['course_id', 'order_id'],
      ],
      indexes: [['course_id', 'state', 'created_at'], ['customer_id'], ['order_id']],
      checks: { rating: 'rating between 1 and 5', state: `state in ('pending', 'published', 'rejected')` },
    },
    review_reports: {
      columns: { review_id: 'int > reviews cascade', session_id: 'text', reason: 'text', created_at: 'text' },
      primaryKey: ['review_id', 'session_id'],
    },
    stock_notices: {
      columns: {
        course_id: 'int',
        email: 'text',
        kind: 'text',
        locale: 'text',
        weeks: 'int',
        price_sar: 'big?',
        token_hash: 'text',
        confirmed_at: 'text?',
        notified_at: 'text?',
        created_at: 'text',
      },
      primaryKey: ['course_id', 'email', 'kind'],
      unique: [['token_hash']],
      indexes: [['email', 'created_at']],
      checks: { kind: `kind in ('bookable', 'cheaper')` },
    },
    inquiries: {
      columns: {
        id: 'auto',
        kind: 'text',
        session_id: 'text?',
        customer_id: 'int?',
        name: 'text',
        email: 'text',
        phone: 'text',
        locale: 'text',
        details: 'text',
        created_at: 'text',
        handled_at: 'text?',
      },
      indexes: [['email', 'created_at']],
    },
  })
  await extendOutbox(schema)
}
