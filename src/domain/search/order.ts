/**
 * Total orders over rows: equal values are told apart by id, ascending in both directions, so that no page repeats or loses one (case 17).
 * An order is made once and then only walked through.
 */
import { type Locale, locales } from '../../config/locales'
import { divideRounded } from '../money'
import { collationKey, compareKeys } from './collate'
import { putTogether } from './name-pattern'
import { inLocale, type SearchTable } from './table'

export const sortNames = ['recommended', 'name', 'price', 'rating', 'lessons', 'distance', 'founded'] as const
export type SortName = (typeof sortNames)[number]

/** A row's place in an order before its direction; null: last, whatever the direction. */
type Measure = (row: number) => number | null

/** The best rated come first unless asked otherwise, everything else ascends; a recommendation has one direction. */
export function isDescending(sort: SortName, order: 'asc' | 'desc' | undefined): boolean {
  if (sort === 'recommended') return false
  return order === undefined ? sort === 'rating' : order === 'desc'
}

function permutation(size: number, measure: Measure, descending: boolean): Int32Array {
  const values = Float64Array.from({ length: size }, (_, row) => measure(row) ?? Number.NaN)
  const sign = descending ? -1 : 1
  return Int32Array.from({ length: size }, (_, row) => row).sort((a, b) => {
    const one = values[a] ?? Number.NaN
    const other = values[b] ?? Number.NaN
    if (Number.isNaN(one) || Number.isNaN(other)) return Number(Number.isNaN(one)) - Number(Number.isNaN(other)) || a - b
    return sign * (one - other) || a - b
  })
}

function rankKeys(keys: readonly string[]): Int32Array {
  const sorted = [...new Set(keys)].sort(compareKeys)
  const ranks = new Map(sorted.map((key, rank) => [key, rank]))
  return Int32Array.from(keys, (key) => ranks.get(key) ?? 0)
}

/** Ranks of names in a language; equal names have equal ranks. */
export const ranksOf = (names: readonly string[], locale: Locale): Int32Array => rankKeys(names.map((name) => collationKey(name, locale)))

/** The rating everybody begins with, tenths of a star, and the number of reviews it weighs. @assumed */
const usual = { rating: 40, reviews: 10 }

/**
 * What students say, in hundredths of a star: their average, drawn towards the usual one while few have rated. So 4.8 by ten is more than
 * 3.6 by twenty, and 5.0 by one is not the best of all. Null where nobody has. @param given all ratings together, tenths of a star
 */
export const standing = (given: number, reviews: number): number | null =>
  reviews === 0 ? null : divideRounded((given + usual.rating * usual.reviews) * 10, reviews + usual.reviews)

/**
 * The order "recommended" without words: what can be booked, then the editors' choice (`featured`), then what students say; equal ones by
 * id. The same for everybody: it knows neither who searches nor what pays more. @assumed. Lower comes first.
 */
export function meritOf(table: SearchTable): Measure {
  return (row) => {
    const profile = table.profiles[table.profile[row] ?? 0]
    const branch = table.branches[table.branch[row] ?? 0]
    if (!profile || !branch) return null
    return -(
      (profile.bookable ? 10_000 : 0) +
      (profile.featured ? 1_000 : 0) +
      (standing(branch.rating * branch.reviewCount, branch.reviewCount) ?? 0)
    )
  }
}

export const nameOfRow = (table: SearchTable, row: number, locale: Locale): string => {
  const pattern = table.patterns[table.pattern[row] ?? 0]
  return pattern ? putTogether(inLocale(pattern, locale), table.numbers[row] ?? []) : ''
}

/** Names looked at between two pauses. */
const namesAtOnce = 200

/** The ranks of all rows' names, in pieces. */
function* rankNames(table: SearchTable, locale: Locale): Generator<void, Int32Array> {
  const keys: string[] = []
  for (let row = 0; row < table.size; row += 1) {
    keys.push(collationKey(nameOfRow(table, row, locale), locale))
    if (row % namesAtOnce === namesAtOnce - 1) yield
  }
  return rankKeys(keys)
}

type NameRanks = Map<Locale, Int32Array>

function* prepareRanks(table: SearchTable, ranks: NameRanks, asked: readonly Locale[]): Generator<void> {
  for (const locale of asked) if (!ranks.has(locale)) ranks.set(locale, yield* rankNames(table, locale))
}

function measureOf(table: SearchTable, sort: SortName, locale: Locale, ranks: NameRanks): Measure {
  const branchOf = (row: number) => table.branches[table.branch[row] ?? 0]
  if (sort === 'name') {
    for (const _ of prepareRanks(table, ranks, [locale]));
    const known = ranks.get(locale)
    return (row) => known?.[row] ?? null
  }
  if (sort === 'rating') return (row) => (branchOf(row)?.reviewCount ? (branchOf(row)?.rating ?? null) : null)
  if (sort === 'lessons') return (row) => table.profiles[table.profile[row] ?? 0]?.lessons ?? null
  if (sort === 'distance') return (row) => branchOf(row)?.distanceMetres ?? null
  return meritOf(table)
}

export type Orders = {
  /** All rows in an order. @param prices halalas, below 0: none; only for `price` */
  of: (sort: SortName, descending: boolean, locale: Locale, prices: ArrayLike<number>) => Int32Array
  /** What orders by name need, which costs most, in pieces: a server lets others have their turn between them. */
  prepare: () => Generator<void>
}

export function makeOrders(table: SearchTable): Orders {
  const kept = new Map<string, Int32Array>()
  const ranks: NameRanks = new Map()
  const byPrices = new WeakMap<ArrayLike<number>, Partial<Record<'up' | 'down', Int32Array>>>()
  const byPrice = (prices: ArrayLike<number>, descending: boolean) => {
    const both = byPrices.get(prices) ?? {}
    byPrices.set(prices, both)
    const measure: Measure = (row) => ((prices[row] ?? -1) < 0 ? null : (prices[row] ?? null))
    const direction = descending ? 'down' : 'up'
    both[direction] ??= permutation(table.size, measure, descending)
    return both[direction]
  }
  return {
    of: (sort, descending, locale, prices) => {
      if (sort === 'price') return byPrice(prices, descending)
      const key = `${sort}|${descending}|${sort === 'name' ? locale : ''}`
      const found = kept.get(key) ?? permutation(table.size, measureOf(table, sort, locale, ranks), descending)
      kept.set(key, found)
      return found
    },
    prepare: () => prepareRanks(table, ranks, locales),
  }
}

/** The first `end` rows of an order that were found, those with the better score first where words were asked for. */
export function firstRows(order: Int32Array, missed: Uint8Array, scores: Uint16Array | null, end: number): number[] {
  if (scores) return byScore(order, missed, scores, end)
  const rows: number[] = []
  for (let at = 0; at < order.length && rows.length < end; at += 1) {
    const row = order[at] ?? 0
    if (missed[row] === 0) rows.push(row)
  }
  return rows
}

/** How many rows of each score are among the best `end`. */
function placesByScore(missed: Uint8Array, scores: Uint16Array, end: number): Map<number, number> {
  const having: number[] = []
  for (let row = 0; row < missed.length; row += 1) {
    const score = scores[row] ?? 0
    if (missed[row] === 0) having[score] = (having[score] ?? 0) + 1
  }
  const places = new Map<number, number>()
  let left = end
  for (let score = having.length - 1; score >= 0 && left > 0; score -= 1) {
    const taken = Math.min(left, having[score] ?? 0)
    if (taken > 0) places.set(score, taken)
    left -= taken
  }
  return places
}

function byScore(order: Int32Array, missed: Uint8Array, scores: Uint16Array, end: number): number[] {
  const places = placesByScore(missed, scores, end)
  const groups = new Map([...places.keys()].map((score): [number, number[]] => [score, []]))
  let left = [...places.values()].reduce((sum, count) => sum + count, 0)
  for (let at = 0; left > 0; at += 1) {
    const row = order[at] ?? 0
    if (missed[row] !== 0) continue
    const score = scores[row] ?? 0
    const group = groups.get(score)
    if (!group || group.length === places.get(score)) continue
    group.push(row)
    left -= 1
  }
  return [...groups.values()].flat()
}
