/**
 * Which of the rows that have the words a search finds, and which it would find without one of its conditions. Every condition is a bit; a
 * row's missed bits are those of its branch, its profile, its price and its start together.
 */
import type { Facet, FilterName } from './facets'
import type { SearchTable } from './table'
import type { MakeTally, Tally } from './tally'

/** Filter → values as the facets name them. One of a filter's values is enough; every filter must be met. */
export type Chosen = ReadonlyMap<FilterName, readonly string[]>

export type Conditions = {
  chosen: Chosen
  featured: boolean
  /** Halalas, both ends included. */
  priceFrom: number | null
  priceTo: number | null
}

/** What each row costs, in halalas; below 0: no price, which no price filter lets pass. */
export type Pricing = {
  prices: ArrayLike<number>
  /** With a start asked for: below 0 where the row does not begin then. */
  starts: ArrayLike<number> | null
}

/** `rows`: those that have the words; null: all. */
type Run = {
  table: SearchTable
  facets: ReadonlyMap<FilterName, Facet>
  wish: Conditions
  pricing: Pricing
  rows: readonly number[] | null
  makeTally: MakeTally
}

export type Judged = {
  /** Of each row: 0 where it is found, the number of the one condition that it misses, or 255 where it misses several, or the words, and counts nowhere. */
  missed: Uint8Array
  /** The number of a condition, 1 and up; undefined where it is not in force. */
  numberOf: (filter: string) => number | undefined
  /** Filters in force, in the order of their numbers. */
  filters: readonly string[]
  /** What would be found without this condition; 0: what is found. Counted when it is first asked for: most who search ask for no more than the latter. */
  tally: (number: number) => Tally
}

const several = 255
const isSeveral = (bits: number) => (bits & (bits - 1)) !== 0
/** No bit: 0; a single one: its place, from 1. */
const numberOfBit = (bit: number) => 32 - Math.clz32(bit)

/** One wish of a filter's is enough. */
function anyOf(accepted: readonly Uint8Array[]): Uint8Array {
  const [first = new Uint8Array(0), ...others] = accepted
  if (others.length === 0) return first
  return first.map((mark, unit) => mark || Number(others.some((marks) => marks[unit])))
}

function setWhereUnmet(bits: Int32Array, bit: number, accepted: Uint8Array): void {
  for (let unit = 0; unit < bits.length; unit += 1) if (!accepted[unit]) bits[unit] = (bits[unit] ?? 0) | bit
}

const featuredAmong = ({ profiles }: SearchTable) => Uint8Array.from(profiles, ({ featured }) => Number(featured))

/** Numbers the conditions, and notes for each branch and profile which of them it misses. */
function readConditions({ table, facets, wish, pricing }: Run) {
  const bits = { branch: new Int32Array(table.branches.length), profile: new Int32Array(table.profiles.length) }
  const filters: string[] = []
  const add = (filter: string): number => 1 << (filters.push(filter) - 1)
  for (const [name, wishes] of wish.chosen) {
    const facet = facets.get(name)
    if (!facet) continue
    setWhereUnmet(bits[facet.side], add(name), anyOf(wishes.map(facet.accept)))
  }
  if (wish.featured) setWhereUnmet(bits.profile, add('featured'), featuredAmong(table))
  return {
    filters,
    bits,
    priceBit: wish.priceFrom === null && wish.priceTo === null ? 0 : add('price'),
    startBit: pricing.starts ? add('start') : 0,
  }
}

function judgeRows({ table, wish, pricing, rows }: Run, { bits, priceBit, startBit }: ReturnType<typeof readConditions>) {
  const { size, branch, profile } = table
  const { prices, starts } = pricing
  const { branch: byBranch, profile: byProfile } = bits
  const least = wish.priceFrom ?? 0
  const most = wish.priceTo ?? Number.MAX_SAFE_INTEGER
  const missed = new Uint8Array(size).fill(several)
  const count = rows ? rows.length : size
  for (let at = 0; at < count; at += 1) {
    const row = rows ? (rows[at] ?? 0) : at
    let bit = (byBranch[branch[row] ?? 0] ?? 0) | (byProfile[profile[row] ?? 0] ?? 0)
    if (priceBit !== 0) {
      const price = prices[row] ?? -1
      if (price < 0 || price < least || price > most) bit |= priceBit
    }
    if (startBit !== 0 && (starts?.[row] ?? -1) < 0) bit |= startBit
    missed[row] = isSeveral(bit) ? several : numberOfBit(bit)
  }
  return missed
}

export function judge(run: Run): Judged {
  const read = readConditions(run)
  const missed = judgeRows(run, read)
  const tallies: Tally[] = []
  const numbers = new Map(read.filters.map((filter, index) => [filter, index + 1]))
  return {
    missed,
    filters: read.filters,
    numberOf: (filter) => numbers.get(filter),
    tally: (number) => {
      const tally = tallies[number] ?? run.makeTally(missed, number)
      tallies[number] = tally
      return tally
    },
  }
}
