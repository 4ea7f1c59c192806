/** One browsing client: a context of its own with the worker in it, and what it complains of. */
import type { Browser, BrowserContext, Locator, Page } from 'playwright'
import { text } from '../../e2e/texts'
import { type Locale, locales } from '../../src/config/locales'
import { blankOptions, watchForBlank } from './blank'
import type { Fault, Ledger } from './ledger'
import type { Line } from './line'

/** Milliseconds. */
export const patience = 20_000

const errorTitles = locales.flatMap((locale) => [
  text(locale, 'common', 'error.notFoundTitle'),
  text(locale, 'common', 'error.brokenTitle'),
  text(locale, 'offline', 'title'),
  text(locale, 'offline', 'unreachable.title'),
])

/** Words of the browser and of Gatsby for a file that did not come. Whether the visitor still came to what she wanted is told by her step. */
const isAboutFile = (text: string) =>
  /^Failed to load resource|^Refused to execute script|ChunkLoadError|^page resources for .* not found/.test(text)
/** Gatsby's, on each page that was open when its worker came and is so still when the next one does. */
const isAboutOldWorker = (text: string) => text === 'The installing service worker became redundant.'

export type Visitor = {
  context: BrowserContext
  page: Page
  locale: Locale
  step: string
  isOffline: boolean
  /** Her pages know it; the worker meets a line that is cut. */
  setOffline: (isOffline: boolean) => Promise<void>
  line: Line
  ledger: Ledger
  /** The next deployment has happened. */
  deployed: () => Promise<void>
  /** A whole number below `count`, the same in each run. */
  choose: (count: number) => number
}

/** Numbers that look like chance and are the same in each run (mulberry32). */
function chooser(seed: number) {
  let state = seed
  return (count: number) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count
  }
}

function listen(visitor: Visitor) {
  const { context, ledger } = visitor
  const write = (what: Fault, text: string) => {
    if (!visitor.isOffline && !isAboutOldWorker(text))
      ledger.write(isAboutFile(text) ? 'file missed' : what, visitor.step, text.slice(0, 300))
  }
  context.on('weberror', (error) => write('page error', String(error.error().stack ?? error.error())))
  context.on('console', (line) => {
    if (line.type() === 'error') write('console error', line.text())
  })
  context.on('response', (answer) => {
    if (answer.status() >= 400 && !visitor.isOffline)
      ledger.write('file missed', visitor.step, `${answer.status()} ${new URL(answer.url()).pathname}`)
  })
}

export async function createVisitor(browser: Browser, line: Line, seed: number, ledger: Ledger, deployed: () => Promise<void>) {
  const viewport = seed % 2 ? { width: 1280, height: 900 } : { width: 390, height: 844 }
  const context = await browser.newContext({ baseURL: line.address, viewport, timezoneId: 'Asia/Riyadh' })
  context.setDefaultTimeout(patience)
  const visitor: Visitor = {
    context,
    page: await context.newPage(),
    locale: locales[seed % locales.length] ?? 'ar',
    step: 'start',
    isOffline: false,
    async setOffline(isOffline) {
      visitor.isOffline = true
      if (isOffline) line.cut()
      else line.mend()
      await context.setOffline(isOffline)
      visitor.isOffline = isOffline
    },
    line,
    ledger,
    deployed,
    choose: chooser(seed),
  }
  listen(visitor)
  await context.exposeBinding(blankOptions[0], (_source, path: string) => ledger.write('blank page', visitor.step, path))
  await context.addInitScript(watchForBlank, blankOptions)
  return visitor
}

/** What stands on the page now: null, or what is wrong with it. */
async function complaint(page: Page): Promise<'blank page' | 'error page' | null> {
  const title = page.locator('main h1, h1').first()
  const shown = await title.waitFor().then(
    () => title.textContent(),
    () => '',
  )
  if (errorTitles.includes(shown?.trim() ?? '')) return 'error page'
  // biome-ignore lint/performance/useDomNodeTextContent: text that is hidden is not seen
  return (await page.locator('main').first().innerText()).trim() === '' ? 'blank page' : null
}

export async function judge({ page, step, ledger }: Visitor) {
  const wrong = await complaint(page).catch(() => 'blank page' as const)
  if (wrong) ledger.write(wrong, step, page.url())
}

const within = (came: () => Promise<unknown>) =>
  came().then(
    () => true,
    () => false,
  )

/**
 * Acts once, and once more when nothing came of it: a page whose file is gone is loaded anew and has forgotten the press (spec §4).
 * What does not come then is lost.
 */
export async function press({ step, ledger }: Visitor, what: string, act: () => Promise<unknown>, came: () => Promise<unknown>) {
  for (const again of [false, true]) {
    if (again) ledger.write('pressed twice', step, what)
    await act()
    if (await within(came)) return
  }
  ledger.write('lost press', step, what)
  throw new Error('pressed twice and nothing came')
}

export const visible = (place: Locator) => place.filter({ visible: true }).first()
