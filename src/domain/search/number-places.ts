/** Finds the numbers taken out of the names by their first digits: 12 is found in 12 and in 1234. */
import type { SearchTable } from './table'

/** Calls `visit` with each row that has the number whole, or as the beginning of another. */
export type NumberPlaces = (typed: number, visit: (row: number, isWhole: boolean) => void) => void

/** The numbers in ascending order, so that those with the same beginning stand together. */
export function makeNumberPlaces({ numbers }: SearchTable): NumberPlaces {
  const entries = numbers.flatMap((own, row) => own.map((number) => ({ number, row }))).sort((a, b) => a.number - b.number)
  const greatest = entries.at(-1)?.number ?? 0
  const firstFrom = (number: number): number => {
    let [from, to] = [0, entries.length]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((entries[middle]?.number ?? 0) < number) from = middle + 1
      else to = middle
    }
    return from
  }
  return (typed, visit) => {
    for (let power = 1; typed * power <= greatest; power *= 10)
      for (const { row } of entries.slice(firstFrom(typed * power), firstFrom((typed + 1) * power))) visit(row, power === 1)
  }
}
