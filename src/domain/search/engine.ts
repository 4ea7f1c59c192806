/**
 * The one search engine, of the server and of the browser (architecture §5): every condition is a bit; a row's missed bits are those of its
 * branch, its profile, its price and its words together. A row that misses nothing is found; one that misses a single condition counts for
 * what there would be without it. So a facet's counts never depend on its own choice, and "no results" knows its way out.
 */
import type { Locale } from '../../config/locales'
import type { Dropping, FacetName, PriceSpan } from '../../contract/search-schema'
import { type Facet, type FilterName, makeFacets } from './facets'
import { firstRows, makeOrders, type SortName } from './order'
import { orderSchools, type SchoolFound } from './school-order'
import type { SearchTable } from './table'
import { type Tally, tallyCourses, tallySchools } from './tally'
import { findWords, makeTexts, type TextMatch, type Texts } from './text-scan'

export type Wish = {
  text: string
  /** Filter → values as the facets name them. One of a filter's values is enough; every filter must be met. */
  chosen: ReadonlyMap<FilterName, readonly string[]>
  featured: boolean
  /** Halalas, both ends included. */
  priceFrom: number | null
  priceTo: number | null
  sort: SortName
  descending: boolean
  locale: Locale
}

/** What each row costs, in halalas; below 0: no price, which no price filter lets pass. */
export type Pricing = {
  prices: ArrayLike<number>
  /** With a start asked for: below 0 where the row does not begin then. */
  starts: ArrayLike<number> | null
}

export type Counted = { value: string; count: number; chosen: boolean }
export type Found = {
  total: number
  /** Rows (of schools: indexes) from `from` to `to`, to exclusive, in order. */
  rows: (from: number, to: number) => number[]
  /** Of schools: what was found there. */
  school: (index: number) => SchoolFound | undefined
  facet: (name: FacetName) => Counted[]
  prices: () => PriceSpan | null
  /** Found courses at each branch. */
  branches: Int32Array
  /** The lowest price among them, null where none has one. */
  cheapest: () => (number | null)[]
  meant: string | null
  /** How many there would be without one filter, the greatest first; filters without which there are still none are left out. */
  dropping: () => Dropping[]
}

export type Engine = {
  table: SearchTable
  facets: ReadonlyMap<FilterName, Facet>
  texts: Texts
  search: (kind: 'courses' | 'schools', wish: Wish, pricing: Pricing) => Found
}

/** A filter in force, with the bit that a row misses. */
type Condition = { filter: string; bit: number; tally: Tally }
type Bits = { branch: Int32Array; profile: Int32Array }
type Run = { table: SearchTable; wish: Wish; pricing: Pricing; words: TextMatch | null; newTally: () => Tally }

const setWhere = (bits: Int32Array, bit: number, misses: (unit: number) => boolean) => {
  for (let unit = 0; unit < bits.length; unit += 1) if (misses(unit)) bits[unit] = (bits[unit] ?? 0) | bit
}

/** Numbers the conditions, and notes for each branch and profile which of them it misses. */
function readConditions({ table, wish, pricing, words, newTally }: Run, facets: Engine['facets']) {
  const bits: Bits = { branch: new Int32Array(table.branches.length), profile: new Int32Array(table.profiles.length) }
  const conditions: Condition[] = []
  const add = (filter: string): number => {
    const bit = 1 << conditions.length
    conditions.push({ filter, bit, tally: newTally() })
    return bit
  }
  for (const [name, wishes] of wish.chosen) {
    const facet = facets.get(name)
    if (facet) setWhere(bits[facet.side], add(name), (unit) => !wishes.some((one) => facet.accepts(unit, one)))
  }
  if (wish.featured) setWhere(bits.profile, add('featured'), (unit) => !table.profiles[unit]?.featured)
  return {
    conditions,
    bits,
    priceBit: wish.priceFrom === null && wish.priceTo === null ? 0 : add('price'),
    startBit: pricing.starts ? add('start') : 0,
    textBit: words ? add('q') : 0,
  }
}

type Judged = ReturnType<typeof readConditions> & { hits: Uint8Array; tally: Tally; missedPrice: Int32Array }

function judge(run: Run, facets: Engine['facets']): Judged {
  const { table, wish, pricing, words, newTally } = run
  const read = readConditions(run, facets)
  const { bits, conditions, priceBit, startBit, textBit } = read
  const hits = new Uint8Array(table.size)
  const tally = newTally()
  const least = wish.priceFrom ?? 0
  const most = wish.priceTo ?? Number.MAX_SAFE_INTEGER
  const alone = new Map(conditions.map(({ bit, tally: own }) => [bit, own]))
  const missedPrice: number[] = []
  for (let row = 0; row < table.size; row += 1) {
    let missed = (bits.branch[table.branch[row] ?? 0] ?? 0) | (bits.profile[table.profile[row] ?? 0] ?? 0)
    const price = pricing.prices[row] ?? -1
    if (priceBit && (price < 0 || price < least || price > most)) missed |= priceBit
    if (startBit && (pricing.starts?.[row] ?? -1) < 0) missed |= startBit
    if (textBit && !words?.scores[row]) missed |= textBit
    if (missed === 0) {
      hits[row] = 1
      tally.add(row)
    } else if ((missed & (missed - 1)) === 0) {
      alone.get(missed)?.add(row)
      if (missed === priceBit) missedPrice.push(row)
    }
  }
  return { ...read, hits, tally, missedPrice: Int32Array.from(missedPrice) }
}

function cheapestOf({ branches, branch, size }: SearchTable, { hits }: Judged, { prices }: Pricing): (number | null)[] {
  const lowest: (number | null)[] = branches.map(() => null)
  for (let row = 0; row < size; row += 1) {
    const price = prices[row] ?? -1
    const at = branch[row] ?? 0
    if (hits[row] && price >= 0) lowest[at] = Math.min(lowest[at] ?? price, price)
  }
  return lowest
}

const barCount = 10

function priceSpan(table: SearchTable, { hits, missedPrice }: Judged, { prices }: Pricing): PriceSpan | null {
  const found: number[] = []
  for (let row = 0; row < table.size; row += 1) if (hits[row] && (prices[row] ?? -1) >= 0) found.push(prices[row] ?? 0)
  for (const row of missedPrice) if ((prices[row] ?? -1) >= 0) found.push(prices[row] ?? 0)
  if (found.length === 0) return null
  const minSar = found.reduce((least, price) => Math.min(least, price))
  const maxSar = found.reduce((most, price) => Math.max(most, price))
  const bars = new Array<number>(barCount).fill(0)
  for (const price of found) {
    const bar = maxSar === minSar ? 0 : Math.min(barCount - 1, Math.floor(((price - minSar) * barCount) / (maxSar - minSar)))
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  return { minSar, maxSar, bars }
}

/** The facet with the asked values counted too that are not among its usual ones: an age of 17, 21 to 24 lessons. */
function withAsked(facet: Facet, asked: readonly string[]): Facet {
  const strangers = asked.filter((value) => !facet.values.includes(value))
  if (strangers.length === 0) return facet
  const own = (unit: number) => strangers.flatMap((value, index) => (facet.accepts(unit, value) ? [facet.values.length + index] : []))
  return { ...facet, values: [...facet.values, ...strangers], of: facet.of.map((values, unit) => [...values, ...own(unit)]) }
}

function countFacet(usual: Facet, wish: Wish, { conditions, tally }: Judged): Counted[] {
  const chosen = wish.chosen.get(usual.name) ?? []
  const facet = withAsked(usual, chosen)
  const counts = tally.counts(facet)
  const own = conditions.find(({ filter }) => filter === facet.name)
  own?.tally.counts(facet).forEach((count, index) => {
    counts[index] = (counts[index] ?? 0) + count
  })
  return facet.values.map((value, index) => ({ value, count: counts[index] ?? 0, chosen: chosen.includes(value) }))
}

function findDropping({ conditions, tally }: Judged): Dropping[] {
  if (tally.total() > 0) return []
  return conditions
    .map(({ filter, tally: own }) => ({ filter, total: own.total() }))
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}

/** Prepares a table for searching; texts and orders are made once. */
export function createEngine(table: SearchTable): Engine {
  const facets = makeFacets(table)
  const texts = makeTexts(table)
  const orders = makeOrders(table)
  return {
    table,
    facets,
    texts,
    search: (kind, wish, pricing) => {
      const newTally = () => (kind === 'courses' ? tallyCourses(table) : tallySchools(table))
      const words = findWords(table, texts, wish.text)
      const judged = judge({ table, wish, pricing, words, newTally }, facets)
      const order = () => orders.of(wish.sort, wish.descending, wish.locale, pricing.prices)
      const scores = words && wish.sort === 'recommended' ? words.scores : null
      const schools = kind === 'schools' ? orderSchools(table, { hits: judged.hits, scores, prices: pricing.prices, wish }) : null
      return {
        total: judged.tally.total(),
        rows: (from, to) =>
          schools
            ? schools.order.slice(from, to)
            : from >= judged.tally.total()
              ? []
              : firstRows(order(), judged.hits, scores, to).slice(from),
        school: (index) => schools?.found.get(index),
        facet: (name) => {
          const facet = facets.get(name)
          return facet ? countFacet(facet, wish, judged) : []
        },
        prices: () => priceSpan(table, judged, pricing),
        branches: judged.tally.branches,
        cheapest: () => cheapestOf(table, judged, pricing),
        meant: words?.meant ?? null,
        dropping: () => findDropping(judged),
      }
    },
  }
}
