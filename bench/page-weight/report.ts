/** Figures as a table, and the bars of design bars.md they are held against. */
import type { Weighed } from './pages'
import type { Visit, Weight } from './visit'

export const bars = { before: 8 * 1024, after: 140 * 1024, commerce: 200 * 1024, wakeTime: 200 }

const total = ({ inline, files }: Weight) => inline + files
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(1)} KB`

/** What is over a bar or wrong, in words. Waking time is the machine's as much as ours: it is printed beside its bar and not judged. */
export function faults({ sleeping }: Weighed, visit: Visit): string[] {
  const found = [...visit.problems]
  const over = (what: string, bytes: number, bar: number) => bytes > bar && found.push(`${what} ${kilobytes(bytes)} > ${kilobytes(bar)}`)
  if (!sleeping) {
    over('commerce', total(visit.before), bars.commerce)
    return found
  }
  over('before', total(visit.before), bars.before)
  if (visit.before.count > 1) found.push(`${visit.before.count} script files before the first intention, not the sleep script alone`)
  if (visit.after) {
    over('after', total(visit.after), bars.after)
    if (visit.after.libraries.length > 0) found.push(`carries ${visit.after.libraries.join(', ')}`)
  }
  if (visit.firstClick !== 1) found.push(`the first click arrived ${visit.firstClick} times`)
  return found
}

/** `html`: bytes of the page's HTML, Brotli; printed beside its bar and not judged. */
export function row({ kind, sleeping }: Weighed, visit: Visit, html: number): Record<string, string | number> {
  return {
    kind,
    path: decodeURI(visit.path).slice(0, 40),
    'html (12)': kilobytes(html),
    before: kilobytes(total(visit.before)),
    after: visit.after ? kilobytes(total(visit.after)) : '',
    files: visit.after?.count ?? visit.before.count,
    [`awake ms (${bars.wakeTime})`]: visit.wakeTime ?? '',
    click: visit.firstClick ?? '',
    libraries: (sleeping ? visit.after : visit.before)?.libraries.join(' ') ?? '',
  }
}
