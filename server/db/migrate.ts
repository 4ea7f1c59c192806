/** Brings a database to the schema of this build. */
import { type Kysely, sql } from 'kysely'
import type { Connection } from './connect'
import { columnTypes } from './dialect'
import { migrations } from './migrations'
import type { Trx } from './schema'

/** Any constant: all processes of this product ask for the same lock. */
const lockKey = 7_415_001

/** SQLite's BEGIN IMMEDIATE is the lock already. Under PostgreSQL only one process passes; the others wait and find nothing left to do. */
async function lock(transaction: Trx, kind: Connection['kind']): Promise<void> {
  if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${lockKey})`.execute(transaction)
}

async function applied(transaction: Trx, kind: Connection['kind']): Promise<Set<string>> {
  const { text } = columnTypes(kind)
  await transaction.schema
    .createTable('migrations')
    .ifNotExists()
    .addColumn('name', text, (column) => column.primaryKey().notNull())
    .addColumn('applied_at', text, (column) => column.notNull())
    .execute()
  const rows = await transaction.selectFrom('migrations').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

/**
 * Applies what is missing, all or nothing, under a lock, so that any number of processes may start at once. Refuses a database that knows
 * migrations this build does not (an older build on a newer database).
 * @returns the names that were applied now.
 */
export async function migrate({ db, kind }: Connection, now: number = Date.now()): Promise<string[]> {
  /* READ COMMITTED, not inTransaction: who waited for the lock must see what the one before committed. */
  return db.transaction().execute(async (transaction) => {
    await lock(transaction, kind)
    const known = await applied(transaction, kind)
    const foreign = [...known].find((name) => !migrations.some((migration) => migration.name === name))
    if (foreign) throw new Error(`the database has migration ${foreign}, which this build does not know: start the newer build`)
    const missing = migrations.filter(({ name }) => !known.has(name))
    for (const { name, up } of missing) {
      await up({ db: transaction as unknown as Kysely<unknown>, kind })
      await transaction
        .insertInto('migrations')
        .values({ name, applied_at: new Date(now).toISOString() })
        .execute()
    }
    return missing.map(({ name }) => name)
  })
}
