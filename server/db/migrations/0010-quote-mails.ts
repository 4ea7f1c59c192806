import { defineTables, type Schema } from './define-table'

/** Quotes sent by mail, counted by session and address; files of mails that were kept instead of sent. */
export const quoteMails = async (schema: Schema): Promise<void> => {
  await defineTables(schema, {
    quote_mails: {
      columns: { id: 'textid', quote_id: 'text > issued_quotes cascade', session_id: 'text', recipient_hash: 'text', sent_at: 'text' },
      indexes: [['session_id', 'sent_at'], ['quote_id']],
    },
    mailbox_attachments: {
      columns: { message_id: 'text > mailbox_messages cascade', name: 'text', media_type: 'text', content: 'text' },
      primaryKey: ['message_id', 'name'],
    },
  })
}
