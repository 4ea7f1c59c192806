/** Tables as data. One column is one word or a few: `text`, `int?`, `big`, `flag`, `id`, `auto`, `int > cities`, `text > orders.number cascade`. */
import { type CreateTableBuilder, type Kysely, sql } from 'kysely'
import { columnTypes, type DatabaseKind } from '../dialect'

export type TableDefinition = {
  columns: Record<string, string>
  primaryKey?: string[]
  unique?: string[][]
  indexes?: string[][]
  /** Name → condition, e.g. a balance that may not fall below 0. */
  checks?: Record<string, string>
  /** Unique among the rows that meet the condition. */
  uniqueWhere?: { columns: string[]; where: string }[]
}

/** A migration sees the tables as they were then, never the typed schema of today. */
export type Schema = { db: Kysely<unknown>; kind: DatabaseKind }
type Builder = CreateTableBuilder<string, string>

const form = /^(id|textid|auto|text|int|big|real|flag)(\?)?(?: > (\w+)(?:\.(\w+))?( cascade)?)?$/

function addColumn(builder: Builder, kind: DatabaseKind, name: string, definition: string): Builder {
  const found = form.exec(definition)
  if (!found) throw new Error(`unreadable column ${name}: ${definition}`)
  const [, word = '', optional, table, key = 'id', cascade] = found
  const types = columnTypes(kind)
  const type = word === 'real' || word === 'big' ? types[word] : word === 'text' || word === 'textid' ? types.text : types.int
  return builder.addColumn(name, type as 'text', (column) => {
    let built = column
    if (word === 'auto')
      built = kind === 'postgres' ? built.generatedByDefaultAsIdentity().primaryKey() : built.primaryKey().autoIncrement()
    if (word === 'id' || word === 'textid') built = built.primaryKey().notNull()
    else if (!optional && word !== 'auto') built = built.notNull()
    if (word === 'flag') built = built.check(sql`${sql.ref(name)} in (0, 1)`)
    if (table) built = built.references(`${table}.${key}`)
    if (table && cascade) built = built.onDelete('cascade')
    return built
  })
}

async function addIndexes({ db }: Schema, name: string, { indexes = [], uniqueWhere = [] }: TableDefinition): Promise<void> {
  for (const columns of indexes)
    await db.schema
      .createIndex(`${name}_${columns.join('_')}_index`)
      .on(name)
      .columns(columns)
      .execute()
  for (const { columns, where } of uniqueWhere) {
    const index = sql.ref(`${name}_one_${columns.join('_')}`)
    const list = sql.join(columns.map((column) => sql.ref(column)))
    await sql`create unique index ${index} on ${sql.table(name)} (${list}) where ${sql.raw(where)}`.execute(db)
  }
}

/** Creates one table with its keys, checks and indexes. */
export async function defineTable(schema: Schema, name: string, definition: TableDefinition): Promise<void> {
  let builder = schema.db.schema.createTable(name) as Builder
  for (const [column, words] of Object.entries(definition.columns)) builder = addColumn(builder, schema.kind, column, words)
  const { primaryKey, unique = [], checks = {} } = definition
  if (primaryKey) builder = builder.addPrimaryKeyConstraint(`${name}_key`, primaryKey)
  for (const columns of unique) builder = builder.addUniqueConstraint(`${name}_${columns.join('_')}_unique`, columns)
  for (const [check, condition] of Object.entries(checks)) builder = builder.addCheckConstraint(`${name}_${check}`, sql.raw(condition))
  await builder.execute()
  await addIndexes(schema, name, definition)
}

export async function defineTables(schema: Schema, tables: Record<string, TableDefinition>): Promise<void> {
  for (const [name, definition] of Object.entries(tables)) await defineTable(schema, name, definition)
}
