/** One visit to one page in Chromium: what arrives before the visitor acts, and what after. */
import { gzipSync } from 'node:zlib'
import type { Browser, ConsoleMessage, Page, Request } from 'playwright'

/** Bytes after gzip, so that servers with and without compression give the same figure. */
const gzipped = (text: string | Buffer) => (text.length === 0 ? 0 : gzipSync(text, { level: 9 }).length)

/** A text that the library carries in every edition of itself. */
const libraries: Record<string, string> = {
  mobx: 'mobx administration',
  'mobx-state-tree': '[mobx-state-tree]',
  yup: 'is a required field',
  'final-form': 'FINAL_FORM/',
  jsPDF: 'jsPDF',
}

export type Weight = { inline: number; files: number; count: number; libraries: string[] }
export type Visit = {
  path: string
  before: Weight
  /** Null where the page never sleeps. */
  after: Weight | null
  /** Milliseconds from the first touch to a hydrated page, scripts prefetched. */
  wakeTime: number | null
  /** How often a press before waking reached its control. Right is once. */
  firstClick: number | null
  problems: string[]
}

type Scripts = Map<string, Promise<Buffer>>

/** The file as it lies on the server: Chromium does not always give back the body of a script that it had prefetched. */
const bodyOf = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer())

function watch(page: Page) {
  const scripts: Scripts = new Map()
  const problems: string[] = []
  const keep = (request: Request) => {
    // Prefetched files are of kind "other": they lie in the cache and are not run.
    if (request.resourceType() === 'script' && !scripts.has(request.url())) scripts.set(request.url(), bodyOf(request.url()))
  }
  page.on('requestfinished', keep)
  page.on('pageerror', (error) => problems.push(`error: ${error.name} ${error.stack?.split('\n')[0] ?? ''}`))
  page.on('console', (line: ConsoleMessage) => {
    // A page that is not there answers 404, and Chromium says so.
    if (line.location().url === page.url() && /status of 404/.test(line.text())) return
    if (line.type() === 'error' || line.type() === 'warning') problems.push(`console: ${line.text().slice(0, 200)}`)
  })
  return { scripts, problems }
}

/** Waits until nothing more comes: pages fetch parts of themselves after they have woken. The headless shell is not always "idle" by itself. */
async function quiet(page: Page, scripts: Scripts) {
  for (let known = -1; known !== scripts.size; ) {
    known = scripts.size
    await page.waitForLoadState('networkidle')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 500), { timeout: 1000 })))
  }
}

async function weigh(page: Page, scripts: Scripts): Promise<Weight> {
  const inline = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLScriptElement>('script:not([src])')]
      .filter(({ type }) => !/json|speculationrules/.test(type))
      .map(({ text }) => text),
  )
  const bodies = await Promise.all(scripts.values())
  const all = bodies.map((body) => body.toString('utf8')).join('\n')
  return {
    inline: inline.reduce((sum, text) => sum + gzipped(text), 0),
    files: bodies.reduce((sum, body) => sum + gzipped(body), 0),
    count: bodies.length,
    libraries: Object.keys(libraries).filter((name) => all.includes(libraries[name] ?? '')),
  }
}

declare global {
  interface Window {
    benchClicks?: number
    benchWoken?: Promise<number>
  }
}

/** A control of our own that only scripts can answer, and the moment the page is awake. */
function prepare() {
  window.benchClicks = 0
  let touched = 0
  addEventListener(
    'pointerdown',
    () => {
      touched ||= performance.now()
    },
    true,
  )
  window.benchWoken = new Promise((resolve) => addEventListener('rihla:awake', () => resolve(performance.now() - touched)))
  addEventListener('DOMContentLoaded', () => {
    const probe = document.createElement('button')
    probe.type = 'button'
    probe.id = 'bench-probe'
    probe.textContent = '+'
    probe.style.cssText = 'position:fixed;inset-block-end:0;inset-inline-start:0;z-index:9999;width:48px;height:48px'
    probe.addEventListener('click', () => {
      window.benchClicks = (window.benchClicks ?? 0) + 1
    })
    document.body.append(probe)
  })
}

/** Loads the page, looks at what came, touches it, and looks again. `sleeping`: is it to be woken? */
export async function visit(browser: Browser, base: string, path: string, sleeping: boolean): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  const { scripts, problems } = watch(page)
  if (sleeping) await page.addInitScript(prepare)
  await page.goto(base + path, { waitUntil: 'load' })
  await quiet(page, scripts)
  const before = await weigh(page, scripts)
  const result: Visit = { path, before, after: null, wakeTime: null, firstClick: null, problems }
  if (sleeping) {
    await page.click('#bench-probe')
    result.wakeTime = Math.round((await page.evaluate(() => window.benchWoken)) ?? 0)
    await quiet(page, scripts)
    result.after = await weigh(page, scripts)
    result.firstClick = await page.evaluate(() => window.benchClicks ?? 0)
  }
  await context.close()
  return result
}

/** What a visitor without scripts has: a title, text, and links that lead somewhere. */
export async function readWithoutScripts(browser: Browser, base: string, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(base + path)
  const heading = await page.locator('h1').first().textContent()
  const links = await page.locator('a[href^="/"]').count()
  await context.close()
  return { heading: heading ?? '', links }
}
