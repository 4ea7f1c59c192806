/** Where each of a few numbers stands in a long column. */

/** The places of a number stand from `starts[number]` to `starts[number + 1]`, ascending. */
export type Postings = { starts: Int32Array; places: Int32Array }

/** @param column of numbers from 0 to below `count` */
export function makePostings(column: ArrayLike<number>, count: number): Postings {
  const starts = new Int32Array(count + 1)
  for (let place = 0; place < column.length; place += 1) {
    const next = (column[place] ?? 0) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let number = 1; number <= count; number += 1) starts[number] = (starts[number] ?? 0) + (starts[number - 1] ?? 0)
  const filled = starts.slice()
  const places = new Int32Array(column.length)
  for (let place = 0; place < column.length; place += 1) {
    const number = column[place] ?? 0
    const at = filled[number] ?? 0
    places[at] = place
    filled[number] = at + 1
  }
  return { starts, places }
}
