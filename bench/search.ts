/**
 * The search engine over 10,000 courses: the browser's index and queries, and the server's lists and words under load, beside a bare Fastify.
 * `node --import tsx bench/search.ts [seconds]`. Figures are for comparing on one machine, never a pass or fail.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '../server/app'
import { migrate } from '../server/db/migrate'
import { seedDatabase } from '../server/db/seed'
import { readEnv } from '../server/env'
import { marketTerms } from '../server/modules/store/store-config'
import { locales } from '../src/config/locales'
import { todayInRiyadh } from '../src/domain/dates'
import { createFactMaker } from '../src/domain/search/facts'
import { type IndexFile, writeIndex } from '../src/domain/search/index-file'
import { openIndex } from '../src/domain/search/open-index'
import { makeTable } from '../src/domain/search/table'

const seconds = Number(process.argv[2] ?? 5)
const courses = 10_000
const connections = 32
const steadyRate = 500

const words = [
  'london',
  'لندن',
  'general english',
  'مكثفة',
  'french paris',
  'ielts',
  'ألمانيا',
  'group 351',
  'oxford business',
  'intensve',
  'berlin',
]
const lists = [
  'language=english&country=GB&sort=price&facets=1',
  'city=london&level=B1&sort=name&page=3&facets=1',
  'weeks=4&age=17&sort=rating&facets=1',
  'type=intensive&lessons=25-29&time=morning&facets=1',
  'accommodation=homestay&rating=40&sort=distance&facets=1',
  'month=2027-02&offer=1&facets=1',
]

type Figures = { perSecond: number; p50: number; p99: number; failed: number }

function figures(times: number[], span: number, failed: number): Figures {
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 100) / 100
  return { perSecond: Math.round(times.length / span), p50: at(0.5), p99: at(0.99), failed }
}

function ask(agent: Agent, port: number, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ agent, port, host: '127.0.0.1', path, headers }, (answer) => {
      answer.resume()
      answer.on('end', () => resolve(answer.statusCode ?? 0))
    })
    sent.on('error', reject)
    sent.end()
  })
}

type Target = { port: number; paths: string[]; headers?: Record<string, string> }

/** As many as the server answers. */
async function saturate({ port, paths, headers = {} }: Target): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  const until = performance.now() + seconds * 1000
  const visitor = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      if ((await ask(agent, port, paths[times.length % paths.length] ?? '/', headers)) !== 200) failed += 1
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  agent.destroy()
  return figures(times, seconds, failed)
}

/** `steadyRate` a second, each asked at its time whether or not the ones before are answered. */
async function steady({ port, paths, headers = {} }: Target): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 })
  const times: number[] = []
  let failed = 0
  const began = performance.now()
  const one = async (index: number) => {
    const due = began + (index * 1000) / steadyRate
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const sent = performance.now()
    if ((await ask(agent, port, paths[index % paths.length] ?? '/', headers)) !== 200) failed += 1
    times.push(performance.now() - sent)
  }
  await Promise.all(Array.from({ length: seconds * steadyRate }, (_, index) => one(index)))
  agent.destroy()
  return figures(times, seconds, failed)
}

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) })
  return (app.server.address() as AddressInfo).port
}

async function bare(): Promise<Record<string, Figures>> {
  const app = Fastify()
  app.get('/', async () => ({ hello: 'world' }))
  const port = await listening(app)
  const results = {
    'bare Fastify, saturated': await saturate({ port, paths: ['/'] }),
    'bare Fastify, 500/s': await steady({ port, paths: ['/'] }),
  }
  await app.close()
  return results
}

function browserFigures(file: IndexFile) {
  const text = JSON.stringify(file)
  const brotli = brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length
  const began = performance.now()
  const index = openIndex(JSON.parse(text) as IndexFile)
  const opening = performance.now() - began
  const queries = [...words.map((q) => ({ q })), ...lists.map((query) => Object.fromEntries(new URLSearchParams(query)))]
  const time = (run: () => unknown) => {
    const times = Array.from({ length: 200 }, () => {
      const since = performance.now()
      run()
      return performance.now() - since
    }).sort((a, b) => a - b)
    return times[100] ?? 0
  }
  const medians = queries.map((query) => time(() => index.courses({ ...query, limit: 12 })))
  const suggesting = words.map((typed) => time(() => index.suggest(typed)))
  const round = (value: number) => Math.round(value * 100) / 100
  return {
    brotliKB: round(brotli / 1000),
    openMs: round(opening),
    queryMs: round(medians.reduce((total, one) => total + one, 0) / medians.length),
    slowestQueryMs: round(Math.max(...medians)),
    slowestSuggestMs: round(Math.max(...suggesting)),
  }
}

async function shop() {
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
  const env = readEnv({
    NODE_ENV: 'production',
    DATA_DIR: folder,
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://127.0.0.1',
    LOG_LEVEL: 'silent',
  })
  const app = await buildApp({ ...env, callsPerMinute: 100_000_000, overloadDelay: 0 })
  await migrate(app.services.connection)
  await seedDatabase(app.services.db, { courses })
  const snapshot = await app.services.catalogue.current()
  const today = todayInRiyadh(Date.now())
  const facts = snapshot.courses.map(createFactMaker(today, marketTerms(snapshot)))
  const table = makeTable(snapshot, facts, today)
  const browser = Object.fromEntries(locales.map((locale) => [locale, browserFigures(writeIndex(table, facts, locale))]))
  const port = await listening(app)
  const issued = await app.inject('/restfulapi/getPwaToken')
  const { 'Pwa-Token': token, 'Pwa-Code': code } = issued.json<Record<string, string>>()
  const headers = { 'pwa-token': token ?? '', 'pwa-code': code ?? '' }
  const search = words.map((q) => `/restfulapi/core/catalogsearch/search?store_view=ar&limit=20&q=${encodeURIComponent(q)}`)
  const list = lists.map((query) => `/restfulapi/course/getCourses?store_view=en&limit=20&${query}`)
  for (const path of [...search, ...list]) await app.inject({ url: path, headers })
  const server = {
    'words, 500/s': await steady({ port, paths: search, headers }),
    'words, saturated': await saturate({ port, paths: search, headers }),
    'lists with facets, 500/s': await steady({ port, paths: list, headers }),
    'lists with facets, saturated': await saturate({ port, paths: list, headers }),
  }
  await app.close()
  rmSync(folder, { recursive: true })
  return { browser, server }
}

async function main(): Promise<void> {
  const reference = await bare()
  const { browser, server } = await shop()
  console.log(`Browser, ${courses} further courses (bar: 80 KB brotli, 2 ms a query)`)
  console.table(browser)
  console.log('Server (bars: words p99 5 ms at 500/s; lists 2,000/s, p99 10 ms at 500/s)')
  const hello = reference['bare Fastify, saturated']?.perSecond ?? 1
  const withRatio = Object.entries({ ...reference, ...server }).map(([name, one]) => [
    name,
    { ...one, ofBare: Math.round((one.perSecond / hello) * 100) / 100 },
  ])
  console.table(Object.fromEntries(withRatio))
}

void main()
