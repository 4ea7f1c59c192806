/**
 * Total orders over rows: equal values are told apart by id, ascending in both directions, so that no page repeats or loses one (case 17).
 * An order is made once and then only walked through.
 */
import type { Locale } from '../../config/locales'
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

/** Ranks of names in a language; equal names have equal ranks. */
export function ranksOf(names: readonly string[], locale: Locale): Int32Array {
  const keys = names.map((name) => collationKey(name, locale))
  const sorted = [...new Set(keys)].sort(compareKeys)
  const ranks = new Map(sorted.map((key, rank) => [key, rank]))
  return Int32Array.from(keys, (key) => ranks.get(key) ?? 0)
}

/** @assumed what can be booked first, then the editors' choice, then what students say and how many. Lower comes first. */
export function meritOf(table: SearchTable): Measure {
  return (row) => {
    const profile = table.profiles[table.profile[row] ?? 0]
    const branch = table.branches[table.branch[row] ?? 0]
    if (!profile || !branch) return null
    return -((profile.bookable ? 1_000_000 : 0) + (profile.featured ? 100_000 : 0) + branch.rating * Math.min(branch.reviewCount, 200))
  }
}

export const nameOfRow = (table: SearchTable, row: number, locale: Locale): string => {
  const pattern = table.patterns[table.pattern[row] ?? 0]
  return pattern ? putTogether(inLocale(pattern, locale), table.numbers[row] ?? []) : ''
}

function measureOf(table: SearchTable, sort: SortName, locale: Locale): Measure {
  const branchOf = (row: number) => table.branches[table.branch[row] ?? 0]
  if (sort === 'name') {
    const names = Array.from({ length: table.size }, (_, row) => nameOfRow(table, row, locale))
    const ranks = ranksOf(names, locale)
    return (row) => ranks[row] ?? null
  }
  if (sort === 'rating') return (row) => (branchOf(row)?.reviewCount ? (branchOf(row)?.rating ?? null) : null)
  if (sort === 'lessons') return (row) => table.profiles[table.profile[row] ?? 0]?.lessons ?? null
  if (sort === 'distance') return (row) => branchOf(row)?.distanceMetres ?? null
  return meritOf(table)
}

export type Orders = {
  /** All rows in an order. @param prices halalas, below 0: none; only for `price` */
  of: (sort: SortName, descending: boolean, locale: Locale, prices: ArrayLike<number>) => Int32Array
}

export function makeOrders(table: SearchTable): Orders {
  const kept = new Map<string, Int32Array>()
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
      const found = kept.get(key) ?? permutation(table.size, measureOf(table, sort, locale), descending)
      kept.set(key, found)
      return found
    },
  }
}

/** The first `end` rows of an order that were found, those with the better score first where words were asked for. */
export function firstRows(order: Int32Array, hits: Uint8Array, scores: Uint16Array | null, end: number): number[] {
  if (scores) return byScore(order, hits, scores, end)
  const rows: number[] = []
  for (let at = 0; at < order.length && rows.length < end; at += 1) {
    const row = order[at] ?? 0
    if (hits[row]) rows.push(row)
  }
  return rows
}

/** The least score that is still among the best `end`. */
function scoreReached(hits: Uint8Array, scores: Uint16Array, end: number): number {
  const having = new Map<number, number>()
  for (let row = 0; row < hits.length; row += 1) {
    if (hits[row]) having.set(scores[row] ?? 0, (having.get(scores[row] ?? 0) ?? 0) + 1)
  }
  let rows = 0
  for (const [score, count] of [...having].sort(([a], [b]) => b - a)) {
    rows += count
    if (rows >= end) return score
  }
  return 0
}

function byScore(order: Int32Array, hits: Uint8Array, scores: Uint16Array, end: number): number[] {
  const least = scoreReached(hits, scores, end)
  const groups = new Map<number, number[]>()
  for (let at = 0; at < order.length; at += 1) {
    const row = order[at] ?? 0
    const score = scores[row] ?? 0
    if (!hits[row] || score < least) continue
    const group = groups.get(score)
    if (!group) groups.set(score, [row])
    else if (group.length < end) group.push(row)
  }
  return [...groups]
    .sort(([a], [b]) => b - a)
    .flatMap(([, rows]) => rows)
    .slice(0, end)
}
