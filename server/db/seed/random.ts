/** Draws that depend on a name alone: the same name gives the same draws for ever, and a new neighbour disturbs nobody's. */
export type Dice = {
  /** A whole number, both ends included. */
  between: (least: number, most: number) => number
  pick: <T>(list: readonly T[]) => T
  /** So many different ones, in the list's order. */
  some: <T>(list: readonly T[], count: number) => T[]
}

/** FNV-1a, 32 bits. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < name.length; index += 1) hash = Math.imul(hash ^ name.charCodeAt(index), 0x01000193)
  return hash >>> 0
}

/** mulberry32: small, fast and the same on every machine. */
function fractions(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** The element at a place, counted round and round; the list must not be empty. */
export function cycled<T>(list: readonly T[], place: number): T {
  const found = list[place % list.length]
  if (found === undefined) throw new Error('an empty list has nothing to give')
  return found
}

export function diceOf(name: string): Dice {
  const next = fractions(hashOf(name))
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1))
  const some = <T>(list: readonly T[], count: number): T[] => {
    const places = new Set<number>()
    while (places.size < Math.min(count, list.length)) places.add(between(0, list.length - 1))
    return list.filter((_, place) => places.has(place))
  }
  return { between, pick: (list) => cycled(list, between(0, list.length - 1)), some }
}
