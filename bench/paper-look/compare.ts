/** How far two drawings of one string are apart. */
import { type Picture, row } from './drawn'

/** Edges are drawn softer by one than by the other: ink counts as the same with ink so many pixels away. */
const near = 1
const dark = 128

export type Difference = {
  /** Share of both drawings' ink that the other one lacks. */
  ink: number
  /** Width of the paper's ink over the browser's. */
  width: number
}

const at = (picture: Picture, x: number, y: number) =>
  x >= 0 && y >= 0 && x < row.width && y < row.height && (picture[y * row.width + x] ?? 255) < dark

/** How much ink stands in each column and in each line of pixels. */
function profiles(picture: Picture) {
  const columns = new Array<number>(row.width).fill(0)
  const lines = new Array<number>(row.height).fill(0)
  for (let y = 0; y < row.height; y += 1)
    for (let x = 0; x < row.width; x += 1)
      if (at(picture, x, y)) {
        columns[x] = (columns[x] ?? 0) + 1
        lines[y] = (lines[y] ?? 0) + 1
      }
  return { columns, lines }
}

/** By how many pixels `other` is moved against `one`, at most `furthest`. */
function shiftOf(one: readonly number[], other: readonly number[], furthest = 24): number {
  const shifts = Array.from({ length: 2 * furthest + 1 }, (_, index) => index - furthest)
  const apart = (shift: number) => one.reduce((sum, ink, index) => sum + Math.abs(ink - (other[index + shift] ?? 0)), 0)
  return shifts.reduce((best, shift) => (apart(shift) < apart(best) ? shift : best))
}

const inkWidth = (columns: readonly number[]) => columns.findLastIndex((ink) => ink > 0) - columns.findIndex((ink) => ink > 0) + 1

/** Ink of `one` that has none of `other` near it, and all of it. `dx`, `dy` lead from `one` to `other`. */
function lacking(one: Picture, other: Picture, dx: number, dy: number): { missing: number; all: number } {
  const isNear = (x: number, y: number) => {
    for (let v = -near; v <= near; v += 1) for (let u = -near; u <= near; u += 1) if (at(other, x + u, y + v)) return true
    return false
  }
  let missing = 0
  let all = 0
  for (let y = 0; y < row.height; y += 1)
    for (let x = 0; x < row.width; x += 1)
      if (at(one, x, y)) {
        all += 1
        if (!isNear(x + dx, y + dy)) missing += 1
      }
  return { missing, all }
}

/** Compares the two where they lie best on each other. */
export function compare(paper: Picture, browser: Picture): Difference {
  const [a, b] = [profiles(paper), profiles(browser)]
  const [dx, dy] = [shiftOf(a.columns, b.columns), shiftOf(a.lines, b.lines)]
  const there = lacking(paper, browser, dx, dy)
  const back = lacking(browser, paper, -dx, -dy)
  return {
    ink: (there.missing + back.missing) / Math.max(1, there.all + back.all),
    width: inkWidth(a.columns) / inkWidth(b.columns),
  }
}
