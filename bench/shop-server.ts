/** The servers that are measured: ours as in production over a database of its own, and a Fastify that does nothing. */
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { type App, buildApp } from '../server/app'
import { migrate } from '../server/db/migrate'
import { seedDatabase } from '../server/db/seed'
import { readEnv } from '../server/env'
import { keepAnswersYoung } from '../server/memory'
import { openSession } from '../server/modules/session/session-service'
import { loggerOptions } from '../server/plugins/logging'

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) })
  return (app.server.address() as AddressInfo).port
}

/** Runs `measure` against a bare Fastify that answers a small object at `/`. */
export async function withBareServer<T>(measure: (port: number) => Promise<T>): Promise<T> {
  const app = Fastify()
  app.get('/', async () => ({ hello: 'world' }))
  try {
    return await measure(await listening(app))
  } finally {
    await app.close()
  }
}

/** Headers of a new visitor, with which anything may be called. */
export type Visitor = Record<'pwa-token' | 'pwa-code' | 'cookie', string>
export type Shop = { app: App; port: number; visit: () => Promise<Visitor> }

/** Past getPwaToken, which lets no address have so many. */
async function visit({ services: { db, now } }: App): Promise<Visitor> {
  const { token, code, cookie } = await openSession(db, undefined, 'en', now())
  return { 'pwa-token': token, 'pwa-code': code, cookie: `pwacookie=${cookie}` }
}

/**
 * Runs `measure` against the shop in production mode with SQLite, the demo catalogue and `courses` further ones; without limits of calls.
 * Logs are written as in production, to the null device.
 */
export async function withShop<T>({ courses }: { courses: number }, measure: (shop: Shop) => Promise<T>): Promise<T> {
  keepAnswersYoung()
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
  const env = readEnv({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://127.0.0.1',
  })
  const logging = loggerOptions(env)
  const logger = typeof logging === 'object' ? { ...logging, file: devNull } : false
  const app = await buildApp({ ...env, callsPerMinute: 100_000_000, overloadDelay: 0 }, { logger })
  try {
    await migrate(app.services.connection)
    await seedDatabase(app.services.db, { courses })
    return await measure({ app, port: await listening(app), visit: () => visit(app) })
  } finally {
    await app.close()
    rmSync(folder, { recursive: true })
  }
}
