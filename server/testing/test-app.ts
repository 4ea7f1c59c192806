/** The real server on both databases. Every suite of a call runs twice: `describeOnBoth('cart', (getApp) => { test(…) })`. */
import { type App, type AppOptions, buildApp } from '../app'
import type { DatabaseKind } from '../db/dialect'
import type { Env } from '../env'
import { readEnv } from '../env'
import { createTestDatabase, type Preparation, type TestDatabase, testCluster } from './databases'

export type SuiteOptions = Omit<AppOptions, 'now'> & {
  /** A moment (ISO, UTC) the app's clock stands at; `setNow` moves it. @see TestApp */
  at?: string
  env?: Partial<Env>
  /** What the database holds beside its schema. */
  prepare?: Preparation
}

export type TestApp = App & {
  kind: DatabaseKind
  /** Moves the app's clock to a moment (ISO, UTC). */
  setNow: (at: string) => void
}

export const defaultMoment = '2026-03-01T09:00:00.000Z'

export const testEnv = (databaseUrl: string, change: Partial<Env> = {}): Env => ({
  ...readEnv({ NODE_ENV: 'test', DATABASE_URL: databaseUrl, SITE_DIR: '/nonexistent', PUBLIC_URL: 'http://shop.test', SEED: 'none' }),
  callsPerMinute: 1_000_000,
  ...change,
})

async function open(
  kind: DatabaseKind,
  database: TestDatabase,
  { at, env, prepare: _prepare, ...options }: SuiteOptions,
): Promise<TestApp> {
  let moment = Date.parse(at ?? defaultMoment)
  const app = await buildApp(testEnv(database.url, env), { ...options, now: () => moment })
  await app.ready()
  const setNow = (to: string) => {
    moment = Date.parse(to)
  }
  return Object.assign(app, { kind, setNow })
}

function suite(kind: DatabaseKind, tests: (getApp: () => TestApp) => void, options: SuiteOptions): void {
  let app: TestApp | undefined
  let database: TestDatabase | undefined
  beforeAll(async () => {
    database = await createTestDatabase(kind, options.prepare)
    app = await open(kind, database, options)
  }, 60_000)
  afterAll(async () => {
    await app?.close()
    await database?.remove()
  })
  tests(() => {
    if (!app) throw new Error('the app is there inside tests only')
    return app
  })
}

/**
 * Runs a suite on SQLite and on PostgreSQL, each with a fresh database of its own. Without TEST_DATABASE_URL the PostgreSQL half fails
 * under CI=true and is otherwise named in the report as not run.
 */
export function describeOnBoth(name: string, tests: (getApp: () => TestApp) => void, options: SuiteOptions = {}): void {
  describe(`${name} (SQLite)`, () => suite('sqlite', tests, options))
  describe(`${name} (PostgreSQL)`, () => {
    if (testCluster()) suite('postgres', tests, options)
    else if (process.env.CI === 'true')
      test('runs on PostgreSQL', () => {
        throw new Error('TEST_DATABASE_URL is not set, and CI=true demands PostgreSQL')
      })
    else test.todo('NOT RUN: PostgreSQL, because TEST_DATABASE_URL is not set')
  })
}
