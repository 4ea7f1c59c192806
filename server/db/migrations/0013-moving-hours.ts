import type { Schema } from './define-table'

/** When a branch's students move in and out; columns as in server/db/schema/catalogue-tables.ts. */
export const movingHours = async ({ db }: Schema): Promise<void> => {
  await db.schema.alterTable('branches').addColumn('check_in', 'text').execute()
  await db.schema.alterTable('branches').addColumn('check_out', 'text').execute()
}
