/** Spans of the year. `MM-DD` at both ends repeats every year and may cross New Year; both ends are included (design domain §3.4). */
import { dayNumber, type IsoDate, isIsoDate } from '../dates'

export type Span = { from: string; to: string }

/** @assumed a span with the year at one end only repeats every year, as its other end says. */
const isDated = (span: Span) => span.from.length === 10 && span.to.length === 10
const monthDay = (text: string) => text.slice(-5)

export function inSpan(span: Span, date: IsoDate): boolean {
  if (isDated(span)) return span.from <= date && date <= span.to
  const day = monthDay(date)
  const from = monthDay(span.from)
  const to = monthDay(span.to)
  return from <= to ? from <= day && day <= to : from <= day || day <= to
}

/** The last day of a span in a year; one that ends on 29 February ends on the 28th of a common year. */
function lastDay(year: number, to: string): IsoDate {
  const day = `${year}-${to}`
  return isIsoDate(day) ? day : `${year}-02-28`
}

/** The span's occurrences that could touch a stay from `first` to `last`. */
function occurrences(span: Span, first: IsoDate, last: IsoDate): Span[] {
  if (isDated(span)) return [span]
  const from = monthDay(span.from)
  const to = monthDay(span.to)
  const found: Span[] = []
  for (let year = Number(first.slice(0, 4)) - 1; year <= Number(last.slice(0, 4)); year += 1) {
    found.push({ from: `${year}-${from}`, to: lastDay(from <= to ? year : year + 1, to) })
  }
  return found
}

/** How many nights of a stay lie in each occurrence it touches; a night belongs to the date it begins on, `to` is the morning of departure. */
export function nightsInSpan(span: Span, from: IsoDate, to: IsoDate): number[] {
  const arrival = dayNumber(from)
  const lastNight = dayNumber(to) - 1
  return occurrences(span, from, to)
    .map((one) => Math.min(lastNight, dayNumber(one.to)) - Math.max(arrival, dayNumber(one.from)) + 1)
    .filter((nights) => nights > 0)
}
