import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { ensureChromium } from '../setup/chromium.mjs'
import { ensurePostgres } from '../setup/postgres.mjs'
import { Hint, say, step } from '../setup/say.mjs'
import { run } from './command.mjs'
import { root } from './root.mjs'
import { startServer } from './server.mjs'
import { ensureSite, siteAddress } from './site.mjs'

const folder = join(root, 'var/test')
const releases = join(folder, 'releases')
const report = (name) => join(folder, `${name}.json`)

function readReport(name) {
  return existsSync(report(name)) ? JSON.parse(readFileSync(report(name), 'utf8')) : null
}

function prepare(name) {
  mkdirSync(folder, { recursive: true })
  rmSync(report(name), { force: true })
}

async function postgres() {
  const cluster = await step('PostgreSQL for the tests', ensurePostgres)
  if (cluster) return cluster
  if (process.env.CI === 'true') throw new Hint('PostgreSQL could not be started, and CI=true demands it.')
  say('WARNING: PostgreSQL could not be started; every PostgreSQL test below is NOT RUN.')
  return { url: '', stop: async () => {} }
}

/** Unit, server (both databases) and component tests. @returns how many passed and failed. */
export async function runJest(args = []) {
  const cluster = await postgres()
  prepare('jest')
  try {
    const code = await step('unit and server tests', () =>
      run('jest', ['--json', `--outputFile=${report('jest')}`, '--silent', ...args], { env: { TEST_DATABASE_URL: cluster.url } }),
    )
    const counts = readReport('jest')
    if (code !== 0 || !counts?.success) throw new Hint('Unit or server tests failed; they are listed above. npx jest PATH runs one file.')
    return { passed: counts.numPassedTests, failed: counts.numFailedTests }
  } finally {
    await cluster.stop()
  }
}

/** Every built page, read and judged: titles, languages, links, pictures, structured data, sitemap. Seconds. */
async function checkPages() {
  const code = await step('every built page', () =>
    run('node', ['--import', 'tsx', 'scripts/pages/check-pages.ts'], {
      env: { ...siteAddress(), PICTURES_DIR: join(folder, 'data/pictures') },
    }),
  )
  if (code !== 0) throw new Hint('Built pages have faults; they are listed above.')
}

// Browsers take all the processors there are: a slow answer is no reason to turn them away.
const environment = { DATA_DIR: join(folder, 'data'), NODE_ENV: 'development', OVERLOAD_DELAY: '0' }

/**
 * The server the journeys run against, on a fresh database.
 * @returns `{ url, address, site, stop }`: `site` is the build of its pages, under way; `stop` ends whatever runs still
 */
export async function openShop() {
  rmSync(join(folder, 'data'), { recursive: true, force: true })
  const server = await step('server for the journeys', () => startServer(environment))
  const leaving = new AbortController()
  const site = ensureSite(server.url, leaving.signal)
  const stop = async () => {
    leaving.abort()
    await site.catch(() => {})
    await server.stop()
  }
  return { ...server, site, stop }
}

async function openRelease() {
  rmSync(releases, { recursive: true, force: true })
  const code = await run('tsx', ['scripts/release.ts', releases])
  if (code !== 0) throw new Hint('The built site could not be released; the reason is above.')
  return startServer({ ...environment, SITE_DIR: join(releases, 'current') })
}

/** Journeys in a real Chromium against the real server and the production build. @returns how many passed and failed. */
export async function runJourneys(shop, args = []) {
  const chromium = await step('Chromium', ensureChromium)
  prepare('playwright')
  await shop.site
  await checkPages()
  // For the journey of an overloaded shop: turns calls away when it is late by more than a machine at work makes it.
  const busy = await step('a second one, easily overloaded', () => startServer({ ...environment, OVERLOAD_DELAY: '400' }))
  // For the journey of a deployment: its site is a release, and no other journey sees it change.
  const released = await step('a third one, of a release', openRelease)
  try {
    const patience = process.env.E2E_PATIENCE ?? (process.env.CI === 'true' ? '3' : '1')
    const browser = {
      BASE_URL: shop.address,
      BUSY_URL: busy.address,
      BUSY_PID: String(busy.child.pid),
      RELEASED_URL: released.address,
      RELEASES_DIR: releases,
      CHROMIUM_PATH: chromium,
      DATA_DIR: environment.DATA_DIR,
      E2E_PATIENCE: patience,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report('playwright'),
    }
    const code = await step('journeys in Chromium', () => run('playwright', ['test', ...args], { env: browser }))
    const stats = readReport('playwright')?.stats
    if (code !== 0 || !stats)
      throw new Hint('Journeys failed; they are listed above, pictures are in test-results/; -- --trace on records every step.')
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected }
  } finally {
    await busy.stop()
    await released.stop()
  }
}
