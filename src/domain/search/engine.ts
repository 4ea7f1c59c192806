/**
 * The one search engine, of the server and of the browser (architecture §5): every condition is a bit; a row's missed bits are those of its
 * branch, its profile, its price and its words together. A row that misses nothing is found; one that misses a single condition counts for
 * what there would be without it. So a facet's counts never depend on its own choice, and "no results" knows its way out.
 */
import type { Locale } from '../../config/locales'
import type { Dropping, FacetName, PriceSpan } from '../../contract/search-schema'
import { type Accepting, type Facet, type FilterName, keepAccepting, makeFacets } from './facets'
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
  /** Optional: makes beforehand, in pieces, what the first one who sorts by name or writes a name in one would wait for. */
  prepare: () => Generator<void>
}

/** A filter in force, with the bit that a row misses. */
type Condition = { filter: string; bit: number; tally: Tally }
type Bits = { branch: Int32Array; profile: Int32Array }
type Run = {
  table: SearchTable
  facets: Engine['facets']
  accepting: Accepting
  wish: Wish
  pricing: Pricing
  words: TextMatch | null
  newTally: () => Tally
}

const setWhere = (bits: Int32Array, bit: number, misses: (unit: number) => boolean) => {
  for (let unit = 0; unit < bits.length; unit += 1) if (misses(unit)) bits[unit] = (bits[unit] ?? 0) | bit
}

/** Numbers the conditions, and notes for each branch and profile which of them it misses. */
function readConditions({ table, facets, accepting, wish, pricing, words, newTally }: Run) {
  const bits: Bits = { branch: new Int32Array(table.branches.length), profile: new Int32Array(table.profiles.length) }
  const conditions: Condition[] = []
  const add = (filter: string): number => {
    const bit = 1 << conditions.length
    conditions.push({ filter, bit, tally: newTally() })
    return bit
  }
  for (const [name, wishes] of wish.chosen) {
    const facet = facets.get(name)
    if (!facet) continue
    const marks = wishes.map((one) => accepting(facet, one))
    setWhere(bits[facet.side], add(name), (unit) => !marks.some((marked) => marked[unit]))
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

function judge(run: Run): Judged {
  const { table, wish, pricing, words, newTally } = run
  const read = readConditions(run)
  const { bits, conditions, priceBit, startBit, textBit } = read
  const { size, branch, profile } = table
  const { prices, starts } = pricing
  const scores = words?.scores ?? null
  const hits = new Uint8Array(size)
  const tally = newTally()
  const least = wish.priceFrom ?? 0
  const most = wish.priceTo ?? Number.MAX_SAFE_INTEGER
  const missedPrice: number[] = []
  for (let row = 0; row < size; row += 1) {
    let missed = (bits.branch[branch[row] ?? 0] ?? 0) | (bits.profile[profile[row] ?? 0] ?? 0)
    /* What misses two conditions already counts nowhere. */
    if ((missed & (missed - 1)) !== 0) continue
    if (priceBit !== 0) {
      const price = prices[row] ?? -1
      if (price < 0 || price < least || price > most) missed |= priceBit
    }
    if (startBit !== 0 && (starts?.[row] ?? -1) < 0) missed |= startBit
    if (textBit !== 0 && !scores?.[row]) missed |= textBit
    if (missed === 0) {
      hits[row] = 1
      tally.add(row)
    } else if ((missed & (missed - 1)) === 0) {
      conditions[31 - Math.clz32(missed)]?.tally.add(row)
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

function priceSpan({ size }: SearchTable, { hits, missedPrice }: Judged, { prices }: Pricing): PriceSpan | null {
  /** Twice over the rows instead of once over a copy: a copy for each search is what a server collects its rubbish for. */
  const forEachPrice = (take: (price: number) => void) => {
    const takeRow = (row: number) => {
      const price = prices[row] ?? -1
      if (price >= 0) take(price)
    }
    for (let row = 0; row < size; row += 1) if (hits[row]) takeRow(row)
    for (const row of missedPrice) takeRow(row)
  }
  let minSar = Number.POSITIVE_INFINITY
  let maxSar = -1
  forEachPrice((price) => {
    if (price < minSar) minSar = price
    if (price > maxSar) maxSar = price
  })
  if (maxSar < 0) return null
  const bars = new Array<number>(barCount).fill(0)
  forEachPrice((price) => {
    const share = maxSar === minSar ? 0 : Math.floor(((price - minSar) * barCount) / (maxSar - minSar))
    const bar = Math.min(barCount - 1, share)
    bars[bar] = (bars[bar] ?? 0) + 1
  })
  return { minSar, maxSar, bars }
}

/** Asked values are counted too that are not among the usual ones: an age of 17, 21 to 24 lessons. */
function countFacet(facet: Facet, { wish, accepting }: Pick<Run, 'wish' | 'accepting'>, { conditions, tally }: Judged): Counted[] {
  const chosen = wish.chosen.get(facet.name) ?? []
  const strangers = chosen.filter((value) => !facet.values.includes(value))
  const tallies = [tally, ...conditions.filter(({ filter }) => filter === facet.name).map((own) => own.tally)]
  const counts = tallies.map((one) => one.counts(facet))
  const sumOf = (counted: readonly (number | undefined)[]) => counted.reduce<number>((sum, count) => sum + (count ?? 0), 0)
  const usual = facet.values.map((value, index) => ({
    value,
    count: sumOf(counts.map((one) => one[index])),
    chosen: chosen.includes(value),
  }))
  const others = strangers.map((value) => {
    const marked = accepting(facet, value)
    return { value, count: sumOf(tallies.map((one) => one.countMarked(facet.side, marked))), chosen: true }
  })
  return [...usual, ...others]
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
  const accepting = keepAccepting()
  return {
    table,
    facets,
    texts,
    prepare: function* () {
      texts.lexicon.joints()
      yield
      yield* orders.prepare()
    },
    search: (kind, wish, pricing) => {
      const newTally = () => (kind === 'courses' ? tallyCourses(table) : tallySchools(table))
      const words = findWords(table, texts, wish.text)
      const judged = judge({ table, facets, accepting, wish, pricing, words, newTally })
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
          return facet ? countFacet(facet, { wish, accepting }, judged) : []
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
