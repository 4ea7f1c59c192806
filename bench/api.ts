/**
 * What the server costs: answers a second of a bare Fastify, of a session's token check and of a catalogue read, side by side.
 * `npx tsx bench/api.ts [seconds]`. Figures are for comparing on one machine, never a pass or fail.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { buildApp } from '../server/app'
import { migrate } from '../server/db/migrate'
import { seedDatabase } from '../server/db/seed'
import { readEnv } from '../server/env'

const connections = 32
const seconds = Number(process.argv[2] ?? 5)

type Figures = { perSecond: number; p50: number; p99: number; failed: number }

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

async function load(port: number, path: string, headers: Record<string, string> = {}): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const times: number[] = []
  let failed = 0
  const until = performance.now() + seconds * 1000
  const visitor = async () => {
    while (performance.now() < until) {
      const began = performance.now()
      if ((await ask(agent, port, path, headers)) !== 200) failed += 1
      times.push(performance.now() - began)
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  agent.destroy()
  times.sort((one, other) => one - other)
  const at = (share: number) => Math.round((times[Math.floor(times.length * share)] ?? 0) * 10) / 10
  return { perSecond: Math.round(times.length / seconds), p50: at(0.5), p99: at(0.99), failed }
}

async function listening(app: FastifyInstance): Promise<number> {
  await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT ?? 0) })
  return (app.server.address() as AddressInfo).port
}

async function hello(): Promise<Figures> {
  const app = Fastify()
  app.get('/', async () => ({ hello: 'world' }))
  const figures = await load(await listening(app), '/')
  await app.close()
  return figures
}

async function shop(): Promise<Record<string, Figures>> {
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
  await seedDatabase(app.services.db)
  const port = await listening(app)
  const issued = await app.inject('/restfulapi/getPwaToken')
  const { 'Pwa-Token': token, 'Pwa-Code': code } = issued.json<Record<string, string>>()
  const headers = { 'pwa-token': token ?? '', 'pwa-code': code ?? '' }
  const figures = {
    'course/getItemById': await load(port, '/restfulapi/course/getItemById?id=1&store_view=en', headers),
    'course/getCourses': await load(port, '/restfulapi/course/getCourses?limit=20&store_view=ar', headers),
  }
  await app.close()
  rmSync(folder, { recursive: true })
  return figures
}

async function main(): Promise<void> {
  console.table({ 'bare Fastify': await hello(), ...(await shop()) })
}

void main()
