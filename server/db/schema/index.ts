import type { Kysely, Transaction } from 'kysely'
import type { CatalogueTables } from './catalogue-tables'
import type { CommerceTables } from './commerce-tables'
import type { PeopleTables } from './people-tables'
import type { SessionTables } from './session-tables'

export type MigrationsTable = { name: string; applied_at: string }

/** Every table, typed. What a table guarantees is in server/db/migrations. */
export type Database = CatalogueTables & SessionTables & PeopleTables & CommerceTables & { migrations: MigrationsTable }

/** A connection to either database. */
export type Db = Kysely<Database>
/** Inside `inTransaction`: pass it to repositories; the outer Db must not be used there. */
export type Trx = Transaction<Database>
