import type { Schema } from './define-table'

/** When the student of a guest's quote was forgotten. */
export const quotesCleared = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('issued_quotes').addColumn('cleared_at', 'text').execute()
  await db.schema.createIndex('issued_quotes_ended').on('issued_quotes').columns(['cleared_at', 'valid_until']).execute()
}
