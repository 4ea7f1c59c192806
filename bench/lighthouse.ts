/**
 * `tsx bench/lighthouse.ts [--runs 5] [--only course,home] [--beside]`: Lighthouse's mobile preset over one page of each kind in both languages, the median of
 * five runs beside the bars of design bars.md. Needs a built site. Serves it with our own server, or judges the one at BASE_URL; only on a
 * secure address are scores whole, and for browsers localhost is one. Ends with 1 when something is over its bar. `--beside` judges in the same run
 * each page without its scripts, and bare of styles and pictures too: what remains of a time there is the machine's.
 */
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { freePort } from '../scripts/run/free-port.mjs'
import { startServer } from '../scripts/run/server.mjs'
import { ensureChromium } from '../scripts/setup/chromium.mjs'
import { judge, medianOf, type Verdict } from './lighthouse/judge'
import { type Judged, pagesToJudge } from './lighthouse/pages'
import { faults, row, times } from './lighthouse/report'
import { serveStripped, strippings } from './lighthouse/stripped'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, only: { type: 'string' }, beside: { type: 'boolean' } } })

async function builtPaths(base: string): Promise<string[]> {
  const { id } = await (await fetch(`${base}/builds/latest.json`)).json()
  return (await (await fetch(`${base}/builds/meta/${id}.json`)).json()).prerendered
}

/** Each run has a browser of its own: nothing is left over from the one before. */
async function judgeFresh(url: string): Promise<Verdict> {
  const port = await freePort()
  const args = ['--no-sandbox', `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  return judge(url, port).finally(() => browser.close())
}

async function verdictOn({ path }: Judged, base: string): Promise<Verdict> {
  const verdicts: Verdict[] = []
  for (let run = 0; run < Number(values.runs); run += 1) verdicts.push(await judgeFresh(base + encodeURI(path)))
  return medianOf(verdicts)
}

/** Times of the page in each form it is stripped to. */
async function timesBeside(page: Judged, base: string): Promise<Record<string, string>> {
  const beside: Record<string, string> = {}
  for (const what of strippings) {
    const { address, stop } = await serveStripped(base, what)
    beside[what] = times(await verdictOn(page, address).finally(stop))
  }
  return beside
}

async function judgeAll(base: string): Promise<string[]> {
  const kinds = values.only?.split(',')
  const pages = pagesToJudge(await builtPaths(base)).filter(({ kind }) => !kinds || kinds.includes(kind))
  const rows: ReturnType<typeof row>[] = []
  const comparison: Record<string, string>[] = []
  const complaints: string[] = []
  for (const page of pages) {
    const verdict = await verdictOn(page, base)
    rows.push(row(page, verdict))
    if (values.beside) comparison.push({ page: `${page.locale} ${page.kind}`, whole: times(verdict), ...(await timesBeside(page, base)) })
    complaints.push(...faults(page, verdict).map((fault) => `${page.locale} ${page.kind}: ${fault}`))
  }
  console.table(rows)
  if (values.beside) console.table(comparison)
  return complaints
}

async function main() {
  const server = process.env.BASE_URL ? null : await startServer()
  const base = process.env.BASE_URL ?? server?.address ?? ''
  const complaints = await judgeAll(base).finally(() => server?.stop())
  for (const complaint of complaints) console.error(`✗ ${complaint}`)
  console.log(complaints.length === 0 ? 'Every page is under its bars.' : `${complaints.length} faults`)
  process.exitCode = complaints.length === 0 ? 0 : 1
}

main()
