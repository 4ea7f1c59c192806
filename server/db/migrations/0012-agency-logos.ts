import { sql } from 'kysely'
import { defineTables, type Schema } from './define-table'

/** Logos of partner agencies; an issued quote keeps the name and the logo of its day. */
export const agencyLogos = async (schema: Schema): Promise<void> => {
  const { db } = schema
  await defineTables(schema, {
    agency_logos: {
      columns: { id: 'textid', width: 'int', height: 'int', png: 'text', created_at: 'text' },
      checks: { size: 'width > 0 and height > 0' },
    },
  })
  const toLogo = 'agency_logos.id'
  await db.schema
    .alterTable('sub_agents')
    .addColumn('logo_id', 'text', (column) => column.references(toLogo))
    .execute()
  await db.schema
    .alterTable('issued_quotes')
    .addColumn('logo_id', 'text', (column) => column.references(toLogo))
    .execute()
  await db.schema.alterTable('issued_quotes').addColumn('partner_name', 'text').execute()
  await sql`update issued_quotes set partner_name = (select agency_name from sub_agents where sub_agents.id = issued_quotes.sub_agent_id)`.execute(
    db,
  )
}
