/** The only place that knows SQLite from PostgreSQL: begin, retry, column types, date semantics. */

import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type ColumnDataType,
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  type RawBuilder,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  sql,
  type Transaction,
} from 'kysely'

export type DatabaseKind = 'sqlite' | 'postgres'

const inside = new AsyncLocalStorage<true>()

/** True while the caller runs inside inTransaction. */
export const isInTransaction = (): boolean => inside.getStore() === true
export const markInTransaction = <T>(work: () => Promise<T>): Promise<T> => inside.run(true, work)

/** SQLite would wait for itself for ever, PostgreSQL would read past the transaction: say so instead. */
function refuseInside(): void {
  if (isInTransaction()) throw new Error('the outer database was used inside a transaction: pass the transaction on')
}

/**
 * SQLite upgrades a DEFERRED transaction from read to write with SQLITE_BUSY at once, whatever the busy_timeout (architecture §3.10).
 * Every transaction takes the write lock when it begins; reads alone need no transaction.
 */
class ImmediateSqliteDriver extends SqliteDriver {
  override async acquireConnection(): Promise<DatabaseConnection> {
    refuseInside()
    return super.acquireConnection()
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

export class ImmediateSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig

  constructor(config: SqliteDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new ImmediateSqliteDriver(this.#config)
  }
}

class GuardedPostgresDriver extends PostgresDriver {
  override async acquireConnection(): ReturnType<PostgresDriver['acquireConnection']> {
    refuseInside()
    return super.acquireConnection()
  }
}

export class GuardedPostgresDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig

  constructor(config: PostgresDialectConfig) {
    super(config)
    this.#config = config
  }

  override createDriver(): Driver {
    return new GuardedPostgresDriver(this.#config)
  }
}

/** serialization_failure and deadlock_detected: PostgreSQL asks for the whole transaction again. */
const retryStates = new Set(['40001', '40P01'])

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** True where the transaction must be run again from its beginning. */
export const isSerialisationFailure = (error: unknown): boolean => retryStates.has(codeOf(error))

/**
 * Out of reach, out of connections, restarting, locked, or collided to the last attempt. 08…: connection, 53…: resources, 57P0…: shutting
 * down or starting.
 */
const troubleCodes = /^(08|53|57P0)\w+$|^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$|^SQLITE_BUSY/
/** pg and its pool throw these without a code. */
const troubleMessages = /^timeout exceeded when trying to connect$|^Connection terminated/

/** True where the database could not do the work now and may do it in a moment; what was begun is undone. */
export const isDatabaseTrouble = (error: unknown): boolean =>
  isSerialisationFailure(error) || troubleCodes.test(codeOf(error)) || (error instanceof Error && troubleMessages.test(error.message))

/** True where a unique index refused a row, on either database. */
export const isUniqueViolation = (error: unknown): boolean =>
  ['23505', 'SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY'].includes(codeOf(error))

type Column = ColumnDataType | RawBuilder<unknown>

/** Column types of the migrations. Text compares by bytes on both, so ordering by it is the same on both (reported fault 82). */
export function columnTypes(kind: DatabaseKind): Record<'text' | 'int' | 'big' | 'real', Column> {
  const text: Column = kind === 'postgres' ? sql`text collate "C"` : 'text'
  return { text, int: 'integer', big: kind === 'postgres' ? 'bigint' : 'integer', real: kind === 'postgres' ? 'double precision' : 'real' }
}

/**
 * One at a time, in every process: the first statement of a transaction that all others of its kind would collide with anyway (a running
 * number). SQLite has but one writer; PostgreSQL locks the table before it takes its snapshot, so whoever waited sees what was committed
 * instead of failing to serialise. Reading the table stays free.
 */
export async function waitInLine<DB>(transaction: Transaction<DB>, kind: DatabaseKind, table: keyof DB & string): Promise<void> {
  if (kind === 'postgres') await sql`lock table ${sql.table(table)} in exclusive mode`.execute(transaction)
}
