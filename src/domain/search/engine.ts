/**
 * The one search engine, of the server and of the browser (architecture §5). A row that misses no condition is found; one that misses a
 * single one counts for what there would be without it. So a facet's counts never depend on its own choice, and "no results" knows its way out.
 */
import type { Locale } from '../../config/locales'
import type { Dropping, FacetName, PriceSpan } from '../../contract/search-schema'
import { type Facet, type FilterName, makeFacets } from './facets'
import { makeWordFinder } from './find-words'
import { type Conditions, type Judged, judge, type Pricing } from './judge'
import { firstRows, makeOrders, type SortName } from './order'
import { orderSchools, type SchoolFound } from './school-order'
import type { SearchTable } from './table'
import { courseTallies, schoolTallies } from './tally'
import type { Texts } from './texts'

export type Wish = Conditions & { text: string; sort: SortName; descending: boolean; locale: Locale }

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
  branches: () => Int32Array
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
  /** Optional: makes beforehand, in pieces, what the first one who sorts by name or writes a name in one would wait for. */
  prepare: () => Generator<void>
}

function cheapestOf({ branches, branch, size }: SearchTable, { missed }: Judged, { prices }: Pricing): (number | null)[] {
  const lowest: (number | null)[] = branches.map(() => null)
  for (let row = 0; row < size; row += 1) {
    const price = prices[row] ?? -1
    const at = branch[row] ?? 0
    if (missed[row] === 0 && price >= 0) lowest[at] = Math.min(lowest[at] ?? price, price)
  }
  return lowest
}

const barCount = 10

/**
 * Of what is found, and of what only its price keeps from it. Twice over the rows instead of once over a copy: a copy for each search is
 * what a server collects its rubbish for.
 */
function priceSpan({ size }: SearchTable, { missed, numberOf }: Judged, { prices }: Pricing): PriceSpan | null {
  const priceNumber = numberOf('price') ?? 0
  const priceOf = (row: number) => (missed[row] === 0 || missed[row] === priceNumber ? (prices[row] ?? -1) : -1)
  let minSar = Number.POSITIVE_INFINITY
  let maxSar = -1
  for (let row = 0; row < size; row += 1) {
    const price = priceOf(row)
    if (price > maxSar) maxSar = price
    if (price >= 0 && price < minSar) minSar = price
  }
  if (maxSar < 0) return null
  const bars = new Array<number>(barCount).fill(0)
  for (let row = 0; row < size; row += 1) {
    const price = priceOf(row)
    if (price < 0) continue
    const share = maxSar === minSar ? 0 : Math.floor(((price - minSar) * barCount) / (maxSar - minSar))
    const bar = Math.min(barCount - 1, share)
    bars[bar] = (bars[bar] ?? 0) + 1
  }
  return { minSar, maxSar, bars }
}

/** Asked values are counted too that are not among the usual ones: an age of 17, 21 to 24 lessons. */
function countFacet(facet: Facet, wish: Wish, { numberOf, tally }: Judged): Counted[] {
  const chosen = wish.chosen.get(facet.name) ?? []
  const strangers = chosen.filter((value) => !facet.values.includes(value))
  const left = tally(numberOf(facet.name) ?? 0)
  const counts = left.counts(facet)
  const usual = facet.values.map((value, index) => ({ value, count: counts[index] ?? 0, chosen: chosen.includes(value) }))
  const others = strangers.map((value) => ({ value, count: left.countMarked(facet.side, facet.accept(value)), chosen: true }))
  return [...usual, ...others]
}

/** @param withoutWords the same search without its words, where it has some */
function findDropping({ filters, tally }: Judged, withoutWords: Judged | null): Dropping[] {
  if (tally(0).total > 0) return []
  const dropping = filters.map((filter, index) => ({ filter, total: tally(index + 1).total }))
  if (withoutWords) dropping.push({ filter: 'q', total: withoutWords.tally(0).total })
  return dropping.filter(({ total }) => total > 0).sort((a, b) => b.total - a.total)
}

/** Prepares a table for searching; texts and orders are made once. */
export function createEngine(table: SearchTable): Engine {
  const facets = makeFacets(table)
  const { texts, find } = makeWordFinder(table)
  const orders = makeOrders(table)
  const tallies = { courses: courseTallies(table), schools: schoolTallies(table) }
  return {
    table,
    facets,
    texts,
    prepare: function* () {
      texts.lexicon.joints()
      yield
      texts.prepare()
      yield
      yield* orders.prepare()
    },
    search: (kind, wish, pricing) => {
      const words = find(wish.text)
      const judgeAmong = (rows: readonly number[] | null) => judge({ table, facets, wish, pricing, rows, makeTally: tallies[kind] })
      const judged = judgeAmong(words?.rows ?? null)
      const { missed, tally } = judged
      const order = () => orders.of(wish.sort, wish.descending, wish.locale, pricing.prices)
      const scores = words && wish.sort === 'recommended' ? words.scores : null
      const schools = kind === 'schools' ? orderSchools(table, { missed, scores, prices: pricing.prices, wish }) : null
      return {
        total: tally(0).total,
        rows: (from, to) =>
          schools ? schools.order.slice(from, to) : from >= tally(0).total ? [] : firstRows(order(), missed, scores, to).slice(from),
        school: (index) => schools?.found.get(index),
        facet: (name) => {
          const facet = facets.get(name)
          return facet ? countFacet(facet, wish, judged) : []
        },
        prices: () => priceSpan(table, judged, pricing),
        branches: () => tally(0).branches,
        cheapest: () => cheapestOf(table, judged, pricing),
        meant: words?.meant ?? null,
        dropping: () => findDropping(judged, words && judgeAmong(null)),
      }
    },
  }
}
