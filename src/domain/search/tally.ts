/** Counting what was found: courses, or the schools that have one among them. */
import type { Facet, Side } from './facets'
import type { SearchTable } from './table'

export type Tally = {
  total: number
  /** For each value of the facet, how many have it. */
  counts: (facet: Facet) => Int32Array
  /** How many have a branch or profile that is marked. */
  countMarked: (side: Side, marked: Uint8Array) => number
  /** Courses at each branch. */
  branches: Int32Array
}

/** Counts the rows that miss no condition, and those that miss the one of this number alone: see `Judged`. */
export type MakeTally = (missed: Uint8Array, number: number) => Tally

/** A facet's values of all units one after the other; those of a unit stand from `starts[unit]` to `starts[unit + 1]`. */
type Flat = { starts: Int32Array; values: Int32Array }
const flats = new WeakMap<Facet, Flat>()

function flatOf(facet: Facet): Flat {
  const known = flats.get(facet)
  if (known) return known
  const starts = new Int32Array(facet.of.length + 1)
  facet.of.forEach((values, unit) => {
    starts[unit + 1] = (starts[unit] ?? 0) + values.length
  })
  const flat = { starts, values: Int32Array.from(facet.of.flat()) }
  flats.set(facet, flat)
  return flat
}

/** Counts each course once: first by branch and by profile, then these by their values. */
export const courseTallies =
  ({ size, branch, profile, branches, profiles }: SearchTable): MakeTally =>
  (missed, number) => {
    const byBranch = new Int32Array(branches.length)
    const byProfile = new Int32Array(profiles.length)
    let total = 0
    for (let row = 0; row < size; row += 1) {
      if (missed[row] !== 0 && missed[row] !== number) continue
      const [there, taught] = [branch[row] ?? 0, profile[row] ?? 0]
      total += 1
      byBranch[there] = (byBranch[there] ?? 0) + 1
      byProfile[taught] = (byProfile[taught] ?? 0) + 1
    }
    const unitsOf = (side: Side) => (side === 'branch' ? byBranch : byProfile)
    return {
      branches: byBranch,
      total,
      counts: (facet) => {
        const counts = new Int32Array(facet.values.length)
        const units = unitsOf(facet.side)
        const { starts, values } = flatOf(facet)
        for (let unit = 0; unit < units.length; unit += 1) {
          const found = units[unit] ?? 0
          if (found === 0) continue
          const end = starts[unit + 1] ?? 0
          for (let at = starts[unit] ?? 0; at < end; at += 1) counts[values[at] ?? 0] = (counts[values[at] ?? 0] ?? 0) + found
        }
        return counts
      },
      countMarked: (side, marked) => unitsOf(side).reduce((sum, found, unit) => (marked[unit] ? sum + found : sum), 0),
    }
  }

/** Counts a school once for each value that one of its found courses has. */
export function schoolTallies({ size, branch, profile, branches, profiles, schools }: SearchTable): MakeTally {
  const schoolOf = Int32Array.from(branches, ({ school }) => school)
  return (missed, number) => {
    const byBranch = new Int32Array(branches.length)
    /** What was found together: each school with each of its profiles, told once, in the order in which they came. */
    const isPair = new Uint8Array(schools.length * profiles.length)
    const pairs: number[] = []
    const seen = new Uint8Array(schools.length)
    let total = 0
    for (let row = 0; row < size; row += 1) {
      if (missed[row] !== 0 && missed[row] !== number) continue
      const at = branch[row] ?? 0
      const school = schoolOf[at] ?? 0
      byBranch[at] = (byBranch[at] ?? 0) + 1
      const pair = school * profiles.length + (profile[row] ?? 0)
      if (isPair[pair]) continue
      isPair[pair] = 1
      pairs.push(pair)
      if (!seen[school]) total += 1
      seen[school] = 1
    }

    const visit = (side: Side, each: (unit: number, school: number) => void) => {
      if (side === 'profile') for (const pair of pairs) each(pair % profiles.length, Math.floor(pair / profiles.length))
      else
        byBranch.forEach((found, unit) => {
          if (found > 0) each(unit, schoolOf[unit] ?? 0)
        })
    }
    return {
      branches: byBranch,
      total,
      counts: (facet) => {
        const counts = new Int32Array(facet.values.length)
        const marks = new Uint8Array(facet.values.length * schools.length)
        const { starts, values } = flatOf(facet)
        visit(facet.side, (unit, school) => {
          const end = starts[unit + 1] ?? 0
          for (let at = starts[unit] ?? 0; at < end; at += 1) {
            const value = values[at] ?? 0
            const mark = value * schools.length + school
            if (!marks[mark]) counts[value] = (counts[value] ?? 0) + 1
            marks[mark] = 1
          }
        })
        return counts
      },
      countMarked: (side, marked) => {
        const found = new Set<number>()
        visit(side, (unit, school) => {
          if (marked[unit]) found.add(school)
        })
        return found.size
      },
    }
  }
}
