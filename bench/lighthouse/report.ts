/** Verdicts as a table, and the bars of design bars.md they are held against. */
import type { Verdict } from './judge'
import type { Judged } from './pages'

const KB = 1024
/** Milliseconds, shift and bytes that may not be exceeded. */
const bars = {
  html: 12 * KB,
  cls: 0.005,
  tbt: { catalogue: 5, commerce: 100 },
  fonts: { ar: 48 * KB, en: 24 * KB },
  scripts: { catalogue: 8 * KB, commerce: 200 * KB },
  wholeCoursePage: 110 * KB,
}

function lcpBar({ kind, locale }: Judged): number {
  if (kind === 'search') return 1200
  return locale === 'ar' ? 1400 : 1300
}

const kilobytes = (bytes: number) => `${(bytes / KB).toFixed(1)} KB`
const beside = (value: string | number, bar: string | number) => `${value} (${bar})`

/** What is over its bar, in words. Weight of the HTML is printed and not judged: decision 16 says why. */
export function faults(page: Judged, { scores, ...verdict }: Verdict): string[] {
  const found: string[] = []
  const over = (what: string, value: number, bar: number, say: (value: number) => string) =>
    value > bar && found.push(`${what} ${say(value)} > ${say(bar)}`)
  const ms = (value: number) => `${Math.round(value)} ms`
  over('LCP', verdict.lcp, lcpBar(page), ms)
  over('TBT', verdict.tbt, bars.tbt[page.shop], ms)
  over('CLS', verdict.cls, bars.cls, (value) => value.toFixed(4))
  over('fonts', verdict.fonts, bars.fonts[page.locale], kilobytes)
  over('scripts', verdict.scripts, bars.scripts[page.shop], kilobytes)
  if (page.kind === 'course') over('whole page', verdict.total - verdict.ahead, bars.wholeCoursePage, kilobytes)
  for (const [category, score] of Object.entries(scores)) {
    const wanted = category === 'performance' && page.shop === 'commerce' ? 97 : 100
    if (score < wanted) found.push(`${category} ${score} < ${wanted}`)
  }
  return found
}

/** What a page takes, in one line: to compare it with itself. */
export const times = ({ lcp, tbt }: Verdict) => `LCP ${Math.round(lcp)} TBT ${Math.round(tbt)}`

export function row(page: Judged, { scores, lost, ...verdict }: Verdict): Record<string, string> {
  return {
    page: `${page.locale} ${page.kind}`,
    scores: Object.values(scores).join(' '),
    'LCP ms': beside(Math.round(verdict.lcp), lcpBar(page)),
    'TBT ms': beside(Math.round(verdict.tbt), bars.tbt[page.shop]),
    CLS: beside(verdict.cls.toFixed(4), bars.cls),
    html: beside(kilobytes(verdict.html), bars.html / KB),
    scripts: beside(kilobytes(verdict.scripts), bars.scripts[page.shop] / KB),
    fonts: beside(kilobytes(verdict.fonts), bars.fonts[page.locale] / KB),
    total: kilobytes(verdict.total - verdict.ahead),
    ahead: kilobytes(verdict.ahead),
    lost: lost.join(', '),
  }
}
