/** Schools among the results: each stands for its found courses. */
import type { Locale } from '../../config/locales'
import { ranksOf, type SortName, standing } from './order'
import { inLocale, type SearchTable } from './table'

/** `priceSar`: the lowest among the found courses, null where none has one. */
export type SchoolFound = { courses: number; priceSar: number | null; distanceMetres: number; score: number }

type Hits = {
  missed: Uint8Array
  scores: Uint16Array | null
  prices: ArrayLike<number>
  wish: { sort: SortName; descending: boolean; locale: Locale }
}

function gather(table: SearchTable, { missed, scores, prices }: Hits): Map<number, SchoolFound> {
  const found = new Map<number, SchoolFound>()
  for (let row = 0; row < table.size; row += 1) {
    const branch = missed[row] === 0 ? table.branches[table.branch[row] ?? 0] : undefined
    if (!branch) continue
    const known = found.get(branch.school) ?? { courses: 0, priceSar: null, distanceMetres: branch.distanceMetres, score: 0 }
    const price = prices[row] ?? -1
    known.courses += 1
    if (price >= 0) known.priceSar = known.priceSar === null ? price : Math.min(known.priceSar, price)
    known.distanceMetres = Math.min(known.distanceMetres, branch.distanceMetres)
    known.score = Math.max(known.score, scores?.[row] ?? 0)
    found.set(branch.school, known)
  }
  return found
}

/** Over all branches, each weighted by its reviews; null where nobody rated. `rating`: tenths of a star; `standing`: see order.ts. */
function ratingsOf({ schools, branches }: SearchTable): ({ rating: number; standing: number } | null)[] {
  return schools.map((_, index) => {
    const own = branches.filter(({ school }) => school === index)
    const reviews = own.reduce((total, { reviewCount }) => total + reviewCount, 0)
    const stars = own.reduce((total, { rating, reviewCount }) => total + rating * reviewCount, 0)
    return reviews === 0 ? null : { rating: Math.round(stars / reviews), standing: standing(stars, reviews) ?? 0 }
  })
}

type Compare = (a: number, b: number) => number

function byMeasure(measure: (school: number) => number | null, sign: number): Compare {
  return (a, b) => {
    const one = measure(a)
    const other = measure(b)
    if (one === null || other === null) return Number(one === null) - Number(other === null)
    return sign * (one - other)
  }
}

function comparison(table: SearchTable, found: ReadonlyMap<number, SchoolFound>, { wish }: Hits): Compare {
  const sign = wish.descending ? -1 : 1
  const { schools } = table
  const ratings = wish.sort === 'rating' || wish.sort === 'recommended' ? ratingsOf(table) : []
  if (wish.sort === 'name') {
    const names = ranksOf(
      schools.map(({ name }) => inLocale(name, wish.locale)),
      wish.locale,
    )
    return byMeasure((school) => names[school] ?? null, sign)
  }
  if (wish.sort === 'price') return byMeasure((school) => found.get(school)?.priceSar ?? null, sign)
  if (wish.sort === 'distance') return byMeasure((school) => found.get(school)?.distanceMetres ?? null, sign)
  if (wish.sort === 'founded') return byMeasure((school) => schools[school]?.founded ?? null, sign)
  if (wish.sort === 'rating') return byMeasure((school) => ratings[school]?.rating ?? null, sign)
  /* Words first, then the editors' choice, then what students say. */
  const worth = (school: number) =>
    (found.get(school)?.score ?? 0) * 10_000 + (schools[school]?.featured ? 1_000 : 0) + (ratings[school]?.standing ?? 0)
  return byMeasure(worth, -1)
}

/** The schools of the found courses in a total order: equal ones by id. @assumed what is recommended first. */
export function orderSchools(table: SearchTable, hits: Hits): { order: number[]; found: ReadonlyMap<number, SchoolFound> } {
  const found = gather(table, hits)
  const compare = comparison(table, found, hits)
  const id = (school: number) => Number(table.schools[school]?.key ?? 0)
  return { order: [...found.keys()].sort((a, b) => compare(a, b) || id(a) - id(b)), found }
}
