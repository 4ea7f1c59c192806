/** A guest's wish list in the browser. Read and written as one, so that two tabs and thirty clicks lose nothing; no store needed. */
import { limits } from '../config/limits'
import { isIsoDate } from '../domain/dates'
import { parseCount } from '../domain/digits'
import { type ListedTrip, weeksAtMost } from '../domain/trip-list'
import type { SafeStorage } from './safe-storage'
import { storageKeys } from './storage-keys'

/** What is kept of a wish, and nothing else: no name of anybody is in it. @assumed */
export type Wish = ListedTrip & {
  /** Halalas: what the trip cost when it was kept; null until that is known. */
  seen: number | null
  /** The day in Riyadh on which it cost that. */
  on: string | null
  /** The server's name of a customer's entry; a guest's has none. */
  itemId?: number
}

/** Raised when an entry changes its meaning: an older list is then forgotten. */
const version = 1

const amount = (value: unknown) => (Number.isSafeInteger(value) && Number(value) > 0 ? Number(value) : null)
const date = (value: unknown) => (isIsoDate(value) ? value : null)

/** An entry by allow-list; null for what is none: somebody else may have written here. */
function toWish(value: unknown): Wish | null {
  if (typeof value !== 'object' || value === null) return null
  const { id, weeks, start, seen, on } = value as Record<string, unknown>
  const course = parseCount(id)
  if (course === null) return null
  return { id: course, weeks: parseCount(weeks, weeksAtMost), start: date(start), seen: amount(seen), on: date(on) }
}

function parse(text: string | null): unknown[] {
  if (!text) return []
  try {
    const kept = JSON.parse(text) as { version?: unknown; wishes?: unknown } | null
    return kept?.version === version && Array.isArray(kept.wishes) ? kept.wishes : []
  } catch {
    // Cut off while written, or not ours: an empty list.
    return []
  }
}

/** The list, newest first; a course is in it once, 50 at most. */
export function readWishes(storage: SafeStorage): Wish[] {
  const wishes = new Map<number, Wish>()
  for (const value of parse(storage.read(storageKeys.wishes))) {
    const wish = toWish(value)
    if (wish && !wishes.has(wish.id) && wishes.size < limits.wishes) wishes.set(wish.id, wish)
  }
  return [...wishes.values()]
}

/** Changes the list as it is in storage at this moment, which may be another than this tab last saw. */
export function changeWishes(storage: SafeStorage, change: (wishes: Wish[]) => Wish[]): Wish[] {
  const wishes = change(readWishes(storage)).map(({ id, weeks, start, seen, on }) => ({ id, weeks, start, seen, on }))
  if (wishes.length > 0) storage.write(storageKeys.wishes, JSON.stringify({ version, wishes }))
  else storage.remove(storageKeys.wishes)
  return wishes
}

/** With this wish in the place of an older one of the course, else in front. */
export const withWish = (wishes: readonly Wish[], wish: Wish): Wish[] =>
  wishes.some(({ id }) => id === wish.id) ? wishes.map((one) => (one.id === wish.id ? wish : one)) : [wish, ...wishes]
export const withoutWish = (wishes: readonly Wish[], courseId: number): Wish[] => wishes.filter(({ id }) => id !== courseId)
