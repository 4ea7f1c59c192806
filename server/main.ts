/** Starts and stops the server: check the environment, migrate, seed an empty database, listen, deliver; on a signal, finish and leave. */
import { mkdirSync } from 'node:fs'
import { buildApp } from './app'
import { migrate } from './db/migrate'
import { seedWhenEmpty } from './db/seed-when-empty'
import { type Env, EnvProblem, readEnv } from './env'
import { forgetDelivered } from './events/outbox'
import { startWorker } from './events/worker'
import { keepAnswersYoung } from './memory'
import { warmSearch } from './modules/courses/course-search'
import { createNoticeWatch } from './modules/notices/notices-service'
import { forgetQuotes } from './modules/quotes/forget-quotes'
import { forgetExpired } from './modules/session/session-service'
import type { Services } from './services'

/** Longer than any call may take; then what still hangs is cut off. Milliseconds. */
const patience = 10_000
const sweepEvery = 3_600_000
const watchEvery = 5000

/** What nobody needs any more and somebody may be named in. */
async function forget({ db, now, today }: Services): Promise<void> {
  await forgetExpired(db, now())
  await forgetQuotes(db, now(), today())
  await forgetDelivered(db, now())
}

async function run(env: Env): Promise<void> {
  // The first build asks this server: the site comes after it.
  mkdirSync(env.siteDir, { recursive: true })
  const app = await buildApp(env)
  const { services, deliveries, log } = app
  const applied = await migrate(services.connection)
  if (applied.length > 0) log.info({ applied }, 'database migrated')
  if (env.seed === 'demo' && (await seedWhenEmpty(services))) log.info('demo catalogue written')
  const stopWorker = startWorker(services, deliveries, log)
  const sweep = setInterval(() => {
    forget(services).catch((error: unknown) => log.error({ err: error }, 'what has expired could not be forgotten'))
  }, sweepEvery)
  sweep.unref()
  const watch = createNoticeWatch(services)
  const notices = setInterval(() => {
    watch().catch((error: unknown) => log.error({ err: error }, 'notices could not be looked through'))
  }, watchEvery)
  notices.unref()
  app.addHook('preClose', async () => {
    clearInterval(sweep)
    clearInterval(notices)
    await stopWorker()
  })
  await app.listen({ host: env.host, port: env.port })
  warmSearch(services).catch((error: unknown) => log.warn({ err: error }, 'search could not be prepared: the first one asked prepares it'))

  let stopping = false
  const stop = (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), patience).unref()
    app.close().then(
      () => process.exit(0),
      (error: unknown) => {
        log.error({ err: error }, 'did not stop cleanly')
        process.exit(1)
      },
    )
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

async function main(): Promise<void> {
  keepAnswersYoung()
  try {
    await run(readEnv())
  } catch (error) {
    console.error(error instanceof EnvProblem ? `Rihla cannot start. ${error.message}` : error)
    process.exit(1)
  }
}

void main()
