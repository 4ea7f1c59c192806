/**
 * What a crash leaves: the server is killed (SIGKILL) while bookings are placed, started again, and asked the same with the same keys.
 * `node --import tsx bench/crash.ts [rounds] [bookings a round]`. Bar: 0 lost, 0 doubled, 0 half-written, the database's own check ok.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { type App, buildApp } from '../server/app'
import { migrate } from '../server/db/migrate'
import { seedDatabase } from '../server/db/seed'
import { readEnv } from '../server/env'
import { brokenInvariants } from '../server/testing/booking-invariants'
import { plainChoice, type Ready, readyCart } from '../server/testing/booking-steps'
import { client } from '../server/testing/test-client'

const rounds = Number(process.argv[2] ?? 20)
const each = Number(process.argv[3] ?? 4)
/** Milliseconds after which the server is killed: from before the first statement to after the last answer. */
const longest = 400

type Order = { key: string; headers: Record<string, string>; cart: Ready }

const envOf = (folder: string) =>
  readEnv({ NODE_ENV: 'test', DATA_DIR: folder, SITE_DIR: '/nonexistent', PUBLIC_URL: 'http://shop.test', SEED: 'none' })

async function inApp<T>(folder: string, work: (app: App) => Promise<T>): Promise<T> {
  const app = await buildApp({ ...envOf(folder), callsPerMinute: 1_000_000 })
  await app.ready()
  try {
    return await work(app)
  } finally {
    await app.close()
  }
}

/** A booking that can be had today: the first start of a course as its page names it. */
async function bookable(app: App) {
  const visitor = await client(app, 'en')
  const { body } = await visitor.call<{ items: { id: number; trip: { startDate: string } | null }[] }>('course/getCourses', {
    weeks: 4,
    limit: 20,
  })
  const found = body.items.find(({ trip }) => trip !== null)
  if (!found?.trip) throw new Error('no course can be booked: is the catalogue seeded?')
  return plainChoice({ courseId: found.id, startDate: found.trip.startDate, student: { birthDate: '2000-05-15', nationality: 'SA' } })
}

/** Carts of as many visitors as there will be bookings, each ready to be placed. */
const prepare = (folder: string): Promise<Order[]> =>
  inApp(folder, async (app) => {
    await migrate(app.services.connection)
    await seedDatabase(app.services.db, {})
    const wish = await bookable(app)
    const orders: Order[] = []
    for (let index = 0; index < rounds * each; index += 1) {
      const visitor = await client(app)
      const cart = await readyCart(visitor, wish, `student-${index}@example.com`)
      orders.push({ key: randomUUID(), headers: visitor.headers(), cart })
    }
    return orders
  })

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  return typeof address === 'object' && address ? address.port : 0
}

type Server = { child: ChildProcess; url: string }

async function start(folder: string): Promise<Server> {
  const port = await freePort()
  const env = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'test',
    DATA_DIR: folder,
    SITE_DIR: '/nonexistent',
    SEED: 'none',
    PORT: String(port),
    LOG_LEVEL: 'silent',
  }
  const child = spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], { env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  while (
    !(await fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    await new Promise((wake) => setTimeout(wake, 50))
  }
  return { child, url }
}

/** The booking's number; null where no answer came. A key that another process began is asked for until it is free, as the client does. */
async function place({ url }: Server, { key, headers, cart }: Order, patience: number): Promise<string | null> {
  const until = Date.now() + patience
  do {
    const answer = await fetch(`${url}/restfulapi/core/checkout/placeOrder`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ quote_id: cart.quoteId, expected_total: cart.total }),
    }).catch(() => null)
    const body = (await answer?.json().catch(() => null)) as { number?: string; error?: { code: string } } | null
    if (body?.number) return body.number
    if (body?.error && body.error.code !== 'idempotency_pending' && body.error.code !== 'busy') throw new Error(body.error.code)
    await new Promise((wake) => setTimeout(wake, 200))
  } while (Date.now() < until)
  return null
}

type Seen = { beforeCrash: number; lost: string[]; changed: string[] }

/** One crash, one new start: what was answered before must be answered again, and what was not must be answered now. */
async function round(folder: string, orders: readonly Order[], seen: Seen): Promise<void> {
  const first = await start(folder)
  const asked = orders.map((order) => place(first, order, 0))
  await new Promise((wake) => setTimeout(wake, Math.random() * longest))
  first.child.kill('SIGKILL')
  await once(first.child, 'exit')
  const before = await Promise.all(asked)
  const second = await start(folder)
  const after = await Promise.all(orders.map((order) => place(second, order, 60_000)))
  second.child.kill('SIGKILL')
  await once(second.child, 'exit')
  orders.forEach(({ key }, index) => {
    const [told, now] = [before[index], after[index]]
    if (told) seen.beforeCrash += 1
    if (!now) seen.lost.push(key)
    else if (told && told !== now) seen.changed.push(key)
  })
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-crash-'))
  try {
    const orders = await prepare(folder)
    const seen: Seen = { beforeCrash: 0, lost: [], changed: [] }
    for (let index = 0; index < rounds; index += 1) await round(folder, orders.slice(index * each, (index + 1) * each), seen)
    const broken = await inApp(folder, async ({ services: { db } }) => {
      const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
      return [...rows.map(({ integrity_check }) => integrity_check).filter((word) => word !== 'ok'), ...(await brokenInvariants(db))]
    })
    console.log(`${rounds} crashes, ${orders.length} bookings, ${seen.beforeCrash} answered before the crash`)
    console.log(`lost ${seen.lost.length}, another number ${seen.changed.length}, broken invariants ${broken.length} (bar: 0, 0, 0)`)
    for (const fault of broken) console.log(fault)
    process.exitCode = seen.lost.length + seen.changed.length + broken.length === 0 ? 0 : 1
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

void main()
