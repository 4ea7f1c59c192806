/**
 * `tsx bench/page-weight.ts`: what each kind of page weighs before and after the visitor acts (design bars.md, architecture §3.9).
 * Needs a built site. Serves it with our own server, or weighs the one at BASE_URL. Ends with 1 when something is over its bar.
 */
import { chromium } from 'playwright'
import { startServer } from '../scripts/run/server.mjs'
import { ensureChromium } from '../scripts/setup/chromium.mjs'
import { htmlWeight } from './page-weight/html-weight'
import { pagesToWeigh, type Weighed } from './page-weight/pages'
import { faults, row } from './page-weight/report'
import { readWithoutScripts, visit } from './page-weight/visit'

async function builtPaths(base: string): Promise<string[]> {
  const { id } = await (await fetch(`${base}/builds/latest.json`)).json()
  return (await (await fetch(`${base}/builds/meta/${id}.json`)).json()).prerendered
}

async function weighAll(base: string) {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: ['--no-sandbox'] })
  const rows: ReturnType<typeof row>[] = []
  const complaints: string[] = []
  const weigh = async (weighed: Weighed) => {
    const result = await visit(browser, base, weighed.path, weighed.sleeping)
    rows.push(row(weighed, result, await htmlWeight(base, weighed.path)))
    complaints.push(...faults(weighed, result).map((fault) => `${weighed.path}: ${fault}`))
    if (!weighed.sleeping) return
    const { heading, links } = await readWithoutScripts(browser, base, weighed.path)
    if (heading.trim() === '' || links < 5) complaints.push(`${weighed.path}: without scripts there is "${heading}" and ${links} links`)
  }
  for (const page of pagesToWeigh(await builtPaths(base))) await weigh(page)
  await browser.close()
  console.table(rows)
  return complaints
}

async function main() {
  const server = process.env.BASE_URL ? null : await startServer()
  // By its name: to the headless shell a number is no place that a service worker may come from.
  const own = server?.url.replace('127.0.0.1', 'localhost') ?? ''
  const complaints = await weighAll(process.env.BASE_URL ?? own).finally(() => server?.stop())
  for (const complaint of complaints) console.error(`✗ ${complaint}`)
  console.log(complaints.length === 0 ? 'Every page is under its bars.' : `${complaints.length} faults`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

main()
