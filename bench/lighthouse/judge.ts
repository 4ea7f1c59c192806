/** One page judged by Lighthouse: mobile preset, its own simulated network and processor. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type lighthouse from 'lighthouse'

const run = promisify(execFile)
/** As a program of its own: what tsx does to files would break the functions that Lighthouse sends into the page. */
const program = join(dirname(createRequire(import.meta.url).resolve('lighthouse/package.json')), 'cli/index.js')

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Times in milliseconds, weights in bytes as sent. */
export type Verdict = {
  scores: Record<Category, number>
  lcp: number
  tbt: number
  cls: number
  html: number
  scripts: number
  fonts: number
  total: number
  /** What idle prefetching fetched after all else: part of `total`. */
  ahead: number
  /** Audits below full marks that count, in Lighthouse's own words. */
  lost: string[]
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr']
type Sent = { transferSize: number; resourceType: string; priority: string }

function sentBy(report: Report): Sent[] {
  const details = report.audits['network-requests']?.details
  return details?.type === 'table' ? (details.items as unknown as Sent[]) : []
}

const bytes = (sent: Sent[]) => sent.reduce((sum, { transferSize }) => sum + transferSize, 0)
const figure = (report: Report, audit: string) => report.audits[audit]?.numericValue ?? Number.NaN

function lostMarks(report: Report): string[] {
  const counted = categories.flatMap((name) => report.categories[name]?.auditRefs.filter(({ weight }) => weight > 0) ?? [])
  return counted.flatMap(({ id }) => {
    const audit = report.audits[id]
    const isLost = audit !== undefined && audit.score !== null && audit.score < 0.995
    return isLost ? [`${id}${audit.displayValue ? ` (${audit.displayValue})` : ''}`] : []
  })
}

/** `port`: where the browser listens for its tools. */
export async function judge(url: string, port: number): Promise<Verdict> {
  const settings = [`--port=${port}`, '--output=json', '--quiet', `--only-categories=${categories.join()}`]
  const { stdout } = await run(process.execPath, [program, url, ...settings], { maxBuffer: 64 * 1024 * 1024 })
  const lhr: Report = JSON.parse(stdout)
  if (lhr.runtimeError) throw new Error(`${url}: ${lhr.runtimeError.message}`)
  const sent = sentBy(lhr)
  const ahead = sent.filter(({ priority }) => priority === 'VeryLow')
  const now = sent.filter((one) => !ahead.includes(one))
  const ofType = (type: string) => bytes(now.filter(({ resourceType }) => resourceType === type))
  const score = (name: Category) => Math.round((lhr.categories[name]?.score ?? 0) * 100)
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: figure(lhr, 'largest-contentful-paint'),
    tbt: figure(lhr, 'total-blocking-time'),
    cls: figure(lhr, 'cumulative-layout-shift'),
    html: ofType('Document'),
    scripts: ofType('Script'),
    fonts: ofType('Font'),
    total: bytes(sent),
    ahead: bytes(ahead),
    lost: lostMarks(lhr),
  }
}

const middle = (values: number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

/** The median of each figure by itself; what lost marks in any run. */
export function medianOf(verdicts: Verdict[]): Verdict {
  const of = (read: (verdict: Verdict) => number) => middle(verdicts.map(read))
  const score = (name: Category) => of(({ scores }) => scores[name])
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    lcp: of(({ lcp }) => lcp),
    tbt: of(({ tbt }) => tbt),
    cls: of(({ cls }) => cls),
    html: of(({ html }) => html),
    scripts: of(({ scripts }) => scripts),
    fonts: of(({ fonts }) => fonts),
    total: of(({ total }) => total),
    ahead: of(({ ahead }) => ahead),
    lost: [...new Set(verdicts.flatMap(({ lost }) => lost))],
  }
}
