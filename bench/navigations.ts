/**
 * `tsx bench/navigations.ts [--deploys 20] [--browsers 3]`: pages follow one another in browsers that nobody drives while builds take each other's
 * place, and those that do not come are counted. What drives a browser also watches its workers, and a navigation can hang for that alone;
 * here a page of the same origin opens a window and looks at it. Needs a built site. Ends with 1 when a page did not come.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { changedBuild } from '../e2e/changed-build'
import { release } from '../scripts/release/release'
import { startServer } from '../scripts/run/server.mjs'
import { ensureChromium } from '../scripts/setup/chromium.mjs'
import type { Told } from './navigations/look'

const { values } = parseArgs({ options: { deploys: { type: 'string', default: '20' }, browsers: { type: 'string', default: '3' } } })
/** Milliseconds between two deployments. */
const between = { least: 4000, spread: 8000 }

const later = (milliseconds: number) => new Promise((wake) => setTimeout(wake, milliseconds))
const looker = readFileSync(join(__dirname, 'navigations/look.html'), 'utf8')

/** With the policy of our pages, or their windows could not be looked into. */
const lookHeaders = { 'content-type': 'text/html; charset=utf-8', 'cross-origin-opener-policy': 'same-origin' }

type Counts = { came: number; hung: number; workers: number; slowest: number }

/** The server, and beside it the page that looks and an ear for what it tells. */
async function openPlace(port: number, hear: (told: Told) => void) {
  const agent = new Agent({ keepAlive: true })
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const { method, url: path, headers } = asked
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers)
      got.pipe(answer)
    })
    sent.on('error', () => answer.destroy())
    asked.pipe(sent)
  }
  const listen = async (asked: IncomingMessage, answer: ServerResponse) => {
    let body = ''
    for await (const part of asked) body += part
    hear(JSON.parse(body) as Told)
    answer.end()
  }
  const server = createServer((asked, answer) => {
    if (asked.url === '/look.told') void listen(asked, answer)
    else if (asked.url?.startsWith('/look.html')) answer.writeHead(200, lookHeaders).end(looker)
    else pass(asked, answer)
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  return { address: `http://localhost:${(server.address() as AddressInfo).port}`, close: () => server.close().closeAllConnections() }
}

/** What is asked for with this query the worker leaves to the network. */
const lookFrom = '/look.html?no-cache=1'

function openBrowser(chromium: string, address: string, folder: string, index: number): ChildProcess {
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--disable-popup-blocking', '--remote-debugging-port=0']
  return spawn(chromium, [...args, `--user-data-dir=${join(folder, `profile-${index}`)}`, `${address}${lookFrom}`], {
    stdio: 'ignore',
    detached: true,
  })
}

/** With all its processes: Debian's Chromium is begun by a script. */
function closeBrowser(browser: ChildProcess): Promise<unknown> {
  const closed = new Promise((exit) => browser.once('exit', exit))
  if (browser.pid) process.kill(-browser.pid)
  return closed
}

async function deploy(builds: readonly string[], releases: string) {
  for (let count = 1; count <= Number(values.deploys); count += 1) {
    await later(between.least + Math.random() * between.spread)
    await release(builds[count % builds.length] ?? '', releases)
  }
  await later(between.least)
}

async function measure(port: number, builds: readonly string[], folder: string): Promise<Counts> {
  const counts: Counts = { came: 0, hung: 0, workers: 0, slowest: 0 }
  const place = await openPlace(port, ({ what, path, milliseconds }) => {
    counts[what] += 1
    if (what === 'came') counts.slowest = Math.max(counts.slowest, milliseconds)
    if (what === 'hung') console.log(`did not come: ${path}`)
  })
  const chromium = await ensureChromium()
  const browsers = Array.from({ length: Number(values.browsers) }, (_, index) => openBrowser(chromium ?? '', place.address, folder, index))
  try {
    await deploy(builds, join(folder, 'releases'))
  } finally {
    await Promise.all(browsers.map(closeBrowser))
    place.close()
  }
  return counts
}

async function main() {
  if (!existsSync('public/builds/latest.json')) throw new Error('there is no built site: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
  const builds = [resolve('public')]
  for (const [index, name] of ['code', 'content'].entries())
    builds.push(await changedBuild('public', folder, { name, isCodeOther: index === 0 }))
  await release(resolve('public'), join(folder, 'releases'))
  const server = await startServer({
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(folder, 'releases/current'),
    NODE_ENV: 'development',
    CALLS_PER_MINUTE: '1000000',
    OVERLOAD_DELAY: '0',
  })
  try {
    const { came, hung, workers, slowest } = await measure(server.port, builds, folder)
    console.log(`${values.browsers} browsers, ${values.deploys} deploys, ${workers} workers that took over`)
    console.log(`${came} pages came, the slowest after ${Math.round(slowest)} ms; ${hung} did not (bar: 0)`)
    process.exitCode = came > 0 && hung === 0 ? 0 : 1
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 })
  }
}

void main()
