/** Connections to either database, and the one way to write. */
import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { Kysely, type SqliteDatabase, type SqliteStatement } from 'kysely'
import pg from 'pg'
import {
  type DatabaseKind,
  GuardedPostgresDialect,
  ImmediateSqliteDialect,
  isInTransaction,
  isSerialisationFailure,
  markInTransaction,
} from './dialect'
import type { Database, Db, Trx } from './schema'

export type Connection = { db: Db; kind: DatabaseKind; close: () => Promise<void> }

const int8 = 20
/** Amounts are bigint in PostgreSQL; ours stay far below 2^53, so they come as numbers, as from SQLite. */
const numericTypes = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format as 'text')) as typeof pg.types.getTypeParser,
}

/** Statements come again and again, and preparing one costs more than running it. So many are kept; their texts differ by the length of lists. */
const keptStatements = 500

/** As Kysely wants a database. Only reads and changes of rows are kept: what changes tables is run once. */
function keepingStatements(database: BetterSqlite.Database): SqliteDatabase {
  const kept = new Map<string, SqliteStatement>()
  const prepare = (text: string): SqliteStatement => database.prepare(text) as unknown as SqliteStatement
  return {
    close: () => database.close(),
    prepare: (text) => {
      if (!/^(select|insert|update|delete) /.test(text)) return prepare(text)
      const statement = kept.get(text) ?? prepare(text)
      kept.delete(text)
      kept.set(text, statement)
      const [oldest] = kept.keys()
      if (kept.size > keptStatements && oldest !== undefined) kept.delete(oldest)
      return statement
    },
  }
}

function openSqlite(file: string): Db {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true })
  const database = new BetterSqlite(file, { timeout: 5000 })
  for (const pragma of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000']) database.pragma(pragma)
  return new Kysely<Database>({ dialect: new ImmediateSqliteDialect({ database: keepingStatements(database) }) })
}

function openPostgres(url: string, poolSize: number, onIdleError: (error: Error) => void): Db {
  const pool = new pg.Pool({ connectionString: url, max: poolSize, types: numericTypes, connectionTimeoutMillis: 5000 })
  pool.on('error', onIdleError)
  return new Kysely<Database>({ dialect: new GuardedPostgresDialect({ pool }) })
}

export type ConnectOptions = {
  poolSize?: number
  /** A pooled connection that breaks while idle; it is replaced by itself. */
  onIdleError?: (error: Error) => void
}

/**
 * Opens the database of a URL: `postgres://…` or `postgresql://…`, else `file:path`, `sqlite:path` or a plain path of an SQLite file.
 * The file's folder is made when missing.
 */
export function connect(url: string, { poolSize = 10, onIdleError = () => undefined }: ConnectOptions = {}): Connection {
  const kind = databaseKind(url)
  const db = kind === 'postgres' ? openPostgres(url, poolSize, onIdleError) : openSqlite(url.replace(/^(file|sqlite):(\/\/)?/, ''))
  return { db, kind, close: () => db.destroy() }
}

export const databaseKind = (url: string): DatabaseKind => (/^postgres(ql)?:\/\//.test(url) ? 'postgres' : 'sqlite')

const attempts = 12
const longestWait = 250

const pause = (attempt: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * Math.min(longestWait, 5 * 2 ** attempt)))

/**
 * Runs `write` in one transaction: BEGIN IMMEDIATE on SQLite, SERIALIZABLE on PostgreSQL, where it is run again from the start when the
 * database asks for it (at most 12 times). So `write` must do nothing but SQL: whatever leaves the system goes through the outbox.
 * Inside, only the given transaction may be used; transactions do not nest (an error says so, instead of waiting for itself for ever).
 */
export async function inTransaction<T>(db: Db, write: (transaction: Trx) => Promise<T>): Promise<T> {
  if (isInTransaction()) throw new Error('inTransaction inside inTransaction: pass the transaction on')
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db
        .transaction()
        .setIsolationLevel('serializable')
        .execute((transaction) => markInTransaction(() => write(transaction)))
    } catch (error) {
      if (attempt === attempts || !isSerialisationFailure(error)) throw error
      await pause(attempt)
    }
  }
}
