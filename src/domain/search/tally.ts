/** Counting what was found: courses, or the schools that have one among them. */
import type { Facet } from './facets'
import type { SearchTable } from './table'

/** `counts`: for each value of the facet, how many have it. */
export type Tally = {
  add: (row: number) => void
  total: () => number
  counts: (facet: Facet) => Int32Array
  /** Courses at each branch. */
  branches: Int32Array
}

/** Counts each course once: first by branch and by profile, then these by their values. */
export function tallyCourses({ branch, profile, branches, profiles }: SearchTable): Tally {
  const byBranch = new Int32Array(branches.length)
  const byProfile = new Int32Array(profiles.length)
  let total = 0
  const count = (units: Int32Array, at: number) => {
    units[at] = (units[at] ?? 0) + 1
  }
  return {
    branches: byBranch,
    add: (row) => {
      total += 1
      count(byBranch, branch[row] ?? 0)
      count(byProfile, profile[row] ?? 0)
    },
    total: () => total,
    counts: ({ side, of, values }) => {
      const counts = new Int32Array(values.length)
      const units = side === 'branch' ? byBranch : byProfile
      units.forEach((found, unit) => {
        if (found > 0) for (const value of of[unit] ?? []) counts[value] = (counts[value] ?? 0) + found
      })
      return counts
    },
  }
}

const sumOf = (marks: Uint8Array) => marks.reduce((total, mark) => total + mark, 0)

/** Counts a school once for each value that one of its found courses has. */
export function tallySchools(table: SearchTable): Tally {
  const { branch, profile, branches, profiles, schools } = table
  const schoolOf = branches.map(({ school }) => school)
  const byBranch = new Int32Array(branches.length)
  /** One mark for each school and profile that were found together. */
  const pairs = new Uint8Array(schools.length * profiles.length)
  const seen = new Uint8Array(schools.length)

  const mark = (facet: Facet, marks: Uint8Array, unit: number, school: number) => {
    for (const value of facet.of[unit] ?? []) marks[value * schools.length + school] = 1
  }
  const markAll = (facet: Facet, marks: Uint8Array) => {
    if (facet.side === 'branch') {
      byBranch.forEach((found, unit) => {
        if (found > 0) mark(facet, marks, unit, schoolOf[unit] ?? 0)
      })
    } else {
      pairs.forEach((found, pair) => {
        if (found) mark(facet, marks, pair % profiles.length, Math.floor(pair / profiles.length))
      })
    }
  }
  return {
    branches: byBranch,
    add: (row) => {
      const at = branch[row] ?? 0
      const school = schoolOf[at] ?? 0
      byBranch[at] = (byBranch[at] ?? 0) + 1
      seen[school] = 1
      pairs[school * profiles.length + (profile[row] ?? 0)] = 1
    },
    total: () => sumOf(seen),
    counts: (facet) => {
      const marks = new Uint8Array(facet.values.length * schools.length)
      markAll(facet, marks)
      return Int32Array.from(facet.values, (_, value) => sumOf(marks.subarray(value * schools.length, (value + 1) * schools.length)))
    },
  }
}
