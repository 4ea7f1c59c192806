/** A fresh, migrated database of either kind for one suite. */
import { createHash, randomBytes } from 'node:crypto'
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { connect } from '../db/connect'
import type { DatabaseKind } from '../db/dialect'
import { migrate } from '../db/migrate'
import { migrations } from '../db/migrations'
import type { Db } from '../db/schema'

export type Prepare = (db: Db) => Promise<void>
/** What a template holds; `name` changes when that does. */
export type Preparation = { name: string; fill: Prepare }
export type TestDatabase = { url: string; remove: () => Promise<void> }

async function build(url: string, preparation: Preparation | undefined): Promise<void> {
  const connection = connect(url)
  try {
    await migrate(connection)
    await preparation?.fill(connection.db)
  } finally {
    await connection.close()
  }
}

/** Changes with the schema and the content, so a template is never an old one. */
function fingerprint(preparation: Preparation | undefined): string {
  const shape = migrations.map(({ name, up }) => `${name}${up.toString()}`).join() + (preparation ? `filled ${preparation.name}` : 'empty')
  return createHash('sha1').update(shape).digest('hex').slice(0, 12)
}

/** One template file per schema and content; whoever comes first makes it under a name of its own and renames it. */
async function sqliteTemplate(preparation: Preparation | undefined): Promise<string> {
  const file = join(tmpdir(), `rihla-template-${fingerprint(preparation)}.db`)
  if (existsSync(file)) return file
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  await build(draft, preparation)
  renameSync(draft, file)
  return file
}

async function sqlite(preparation: Preparation | undefined): Promise<TestDatabase> {
  const from = await sqliteTemplate(preparation)
  const folder = mkdtempSync(join(tmpdir(), 'rihla-test-'))
  const url = join(folder, 'test.db')
  copyFileSync(from, url)
  return { url, remove: async () => rmSync(folder, { recursive: true, force: true }) }
}

const withDatabase = (url: string, name: string): string => {
  const parsed = new URL(url)
  parsed.pathname = `/${name}`
  return parsed.toString()
}

async function asAdmin<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const templateLock = 7_415_002

/** One template per schema and content, made by whoever comes first; suites in other processes wait for it. */
async function template(url: string, preparation: Preparation | undefined): Promise<string> {
  const name = `rihla_template_${fingerprint(preparation)}`
  await asAdmin(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
    if (rowCount) return
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft}`)
    await client.query(`create database ${draft} encoding 'UTF8' template template0`)
    await build(withDatabase(url, draft), preparation)
    await client.query(`alter database ${draft} rename to ${name}`)
  })
  return name
}

async function postgres(url: string, preparation: Preparation | undefined): Promise<TestDatabase> {
  const from = await template(url, preparation)
  const name = `rihla_test_${randomBytes(6).toString('hex')}`
  await asAdmin(url, async (client) => {
    await client.query('select pg_advisory_lock($1)', [templateLock])
    await client.query(`create database ${name} template ${from}`)
  })
  return {
    url: withDatabase(url, name),
    remove: () => asAdmin(url, async (client) => void (await client.query(`drop database if exists ${name} with (force)`))),
  }
}

/** The cluster PostgreSQL suites run on (env TEST_DATABASE_URL); null where there is none. */
export const testCluster = (): string | null => process.env.TEST_DATABASE_URL || null

export async function createTestDatabase(kind: DatabaseKind, preparation?: Preparation): Promise<TestDatabase> {
  if (kind === 'sqlite') return sqlite(preparation)
  const url = testCluster()
  if (!url) throw new Error('TEST_DATABASE_URL is not set')
  return postgres(url, preparation)
}
