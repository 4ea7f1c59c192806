/**
 * `tsx bench/deploys.ts [--deploys 20] [--clients 10] [--gone]`: clients browse with the worker active while builds take each other's place, and
 * whatever goes wrong under their hands is counted (design bars.md: 20 deploys under 10 browsing clients, 0 blank pages).
 * Needs a built site, and makes two more of it that differ as real ones do: one in code and content, one in content alone. A deployment is
 * `scripts/release`; with `--gone` the files of the builds before it are gone. The server is ours in production mode over a database of its own.
 * `--only WORD` for the steps whose name has it.
 * Ends with 1 when there was a fault: a blank or an error page, an error of a page, a press that was lost.
 */
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { type Change, changedBuild } from '../e2e/changed-build'
import { release, use } from '../scripts/release/release'
import { startServer } from '../scripts/run/server.mjs'
import { ensureChromium } from '../scripts/setup/chromium.mjs'
import { to } from '../src/config/routes'
import { createLedger, faults, type Ledger, notes } from './deploys/ledger'
import { openLine } from './deploys/line'
import { steps } from './deploys/steps'
import { createVisitor, judge, type Visitor } from './deploys/visitor'

const { values } = parseArgs({
  options: {
    deploys: { type: 'string', default: '20' },
    clients: { type: 'string', default: '10' },
    gone: { type: 'boolean' },
    only: { type: 'string', default: '' },
  },
})
const changes: Change[] = [
  { name: 'code', isCodeOther: true },
  { name: 'content', isCodeOther: false },
]
/** Milliseconds in which a visitor looks at what she has come to. */
const looks = { least: 2000, spread: 6000 }
/** Milliseconds between two deployments: long enough for a tab to be opened, short enough for most steps to have one in them. */
const between = { least: 8000, spread: 8000 }

// With its eyes on the workers' network Playwright loses navigations when one worker takes the place of another: 2 of 114; without, none of 138,
// and none of 213 in a browser that it did not drive.
process.env.PLAYWRIGHT_DISABLE_SERVICE_WORKER_NETWORK = '1'

const later = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

const publish = (build: string, folder: string) => (values.gone ? use(build, join(folder, 'current')) : release(build, folder))

/** Deployments, and who waits for the next. */
function createDeployments(builds: readonly string[], folder: string, ledger: Ledger) {
  let waiting: (() => void)[] = []
  let isOver = false
  const tellAll = () => {
    for (const tell of waiting) tell()
    waiting = []
  }
  return {
    isOver: () => isOver,
    next: () => (isOver ? Promise.resolve() : new Promise<void>((tell) => waiting.push(tell))),
    async run(count: number) {
      for (let deploy = 1; deploy <= count; deploy += 1) {
        await later(between.least + Math.random() * between.spread)
        await publish(builds[deploy % builds.length] ?? '', folder)
        ledger.countDeploy()
        tellAll()
      }
      await later(between.least)
      isOver = true
      tellAll()
    },
  }
}

async function browse(visitor: Visitor, isOver: () => boolean) {
  const names = Object.keys(steps).filter((name) => name.includes(values.only))
  await visitor.page.goto(to.home(visitor.locale))
  for (let turn = visitor.choose(names.length); !isOver(); turn += 1 + visitor.choose(3)) {
    visitor.step = names[turn % names.length] ?? ''
    visitor.ledger.countStep(visitor.step)
    try {
      await steps[visitor.step]?.(visitor)
    } catch (error) {
      visitor.ledger.write('failed step', visitor.step, `${visitor.locale} ${visitor.page.url()} ${String(error).slice(0, 500)}`)
      await visitor.setOffline(false)
    }
    await judge(visitor)
    await later(looks.least + visitor.choose(looks.spread))
  }
  await visitor.context.close()
  visitor.line.close()
}

async function measure(port: number, builds: readonly string[], folder: string): Promise<Ledger> {
  const ledger = createLedger()
  const deployments = createDeployments(builds, folder, ledger)
  const browser: Browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  const seeds = Array.from({ length: Number(values.clients) }, (_, index) => index)
  const visitors = await Promise.all(
    seeds.map(async (seed) => createVisitor(browser, await openLine(port), seed, ledger, deployments.next)),
  )
  await Promise.all([deployments.run(Number(values.deploys)), ...visitors.map((visitor) => browse(visitor, deployments.isOver))])
  await browser.close()
  return ledger
}

function report(ledger: Ledger) {
  console.table(ledger.table())
  const counted = [...faults, ...notes].map((what) => `${what} ${ledger.count(what)}`)
  console.log(`${values.clients} clients, ${ledger.steps()} steps, ${values.deploys} deploys: ${counted.join(', ')} (bar: 0 blank pages)`)
  process.exitCode = faults.every((what) => ledger.count(what) === 0) ? 0 : 1
}

async function main() {
  if (!existsSync('public/builds/latest.json')) throw new Error('there is no built site: npm run build')
  const folder = mkdtempSync(join(tmpdir(), 'rihla-bench-'))
  const releases = join(folder, 'releases')
  await publish(resolve('public'), releases)
  const server = await startServer({
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    SITE_DIR: join(releases, 'current'),
    SEED: 'demo',
    SMTP_URL: 'smtp://127.0.0.1:1',
    PUBLIC_URL: 'http://localhost',
    CALLS_PER_MINUTE: '1000000',
    OVERLOAD_DELAY: '0',
    LOG_LEVEL: 'fatal',
  })
  try {
    const builds = [resolve('public')]
    for (const change of changes) builds.push(await changedBuild('public', folder, change))
    report(await measure(server.port, builds, releases))
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true })
  }
}

void main()
