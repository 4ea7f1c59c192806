import fc from 'fast-check'
import { type Locale, locales } from '../../config/locales'
import { schoolSorts } from '../../contract/school-schema'
import type { SearchQuery } from '../../contract/search-schema'
import { metresBetween } from '../distance'
import type { CourseFacts, Documents } from './facts'
import { standing } from './order'
import { makeTable } from './table'
import { branch, courseFacts, documents, named, today } from './testing/catalogue'
import { searching } from './testing/searching'

type Made = {
  names: [en: string, ar: string]
  featured: boolean
  founded: number
  branches: { rating: number; reviews: number; east: number; prices: number[] }[]
}

/** Schools of London, the last made having the lowest id: an order must not hang on the order of the documents. */
function catalogueOf(made: readonly Made[]): { documents: Documents; facts: CourseFacts[] } {
  const schools = made.map((one, index) => ({ ...one, id: made.length - index }))
  const branches = schools.flatMap((school) => school.branches.map((one) => ({ ...one, school: school.id })))
  const courses = branches.flatMap(({ prices }, at) => prices.map((price) => ({ branch: at + 1, price })))
  return {
    documents: {
      ...documents,
      schools: schools.map(({ id, names, featured, founded }) => ({
        ...named(id, ...names, `school-${id}`),
        accreditations: [],
        featured,
        founded,
        languageIds: [1],
      })),
      branches: branches.map((one, at) => branch(at + 1, one.school, 1, `branch-${at + 1}`, one.rating, one.reviews, one.east)),
    },
    facts: courses.map((one, at) => courseFacts(at + 1, one.branch, 1, { fromPerWeekSar: one.price })),
  }
}

const ordering = (made: readonly Made[], locale: Locale = 'en') => {
  const { documents: written, facts } = catalogueOf(made)
  const find = searching(makeTable(written, facts, today), locale)
  return (query: SearchQuery) => find({ limit: 100, ...query }, 'schools').ids
}

/** Found as 5, 4, 3, 2, 1. */
const five: Made[] = [
  { names: ['Oak', 'بلوط'], featured: false, founded: 1990, branches: [{ rating: 48, reviews: 10, east: 0.3, prices: [300, 500] }] },
  { names: ['Élan', 'أمل'], featured: false, founded: 1950, branches: [{ rating: 50, reviews: 1, east: 0.2, prices: [400, 200] }] },
  {
    names: ['Fern', 'آس'],
    featured: false,
    founded: 2010,
    branches: [
      { rating: 30, reviews: 20, east: 0.5, prices: [900] },
      { rating: 50, reviews: 10, east: 0.1, prices: [100] },
    ],
  },
  { names: ['ash', 'توت'], featured: true, founded: 1990, branches: [{ rating: 0, reviews: 0, east: 0.4, prices: [300] }] },
  { names: ['Oak', 'بلوط'], featured: true, founded: 1970, branches: [{ rating: 37, reviews: 2, east: 0.3, prices: [300] }] },
]

describe('given schools of a city', () => {
  test.each<[SearchQuery, number[]]>([
    [{}, [1, 2, 5, 4, 3]],
    [{ sort: 'recommended', order: 'asc' }, [1, 2, 5, 4, 3]],
    [{ sort: 'recommended', order: 'desc' }, [1, 2, 5, 4, 3]],
    [{ sort: 'price' }, [3, 4, 1, 2, 5]],
    [{ sort: 'price', order: 'desc' }, [1, 2, 5, 4, 3]],
    [{ sort: 'price', min_price: 350 }, [4, 5, 3]],
    [{ sort: 'rating' }, [4, 5, 1, 3, 2]],
    [{ sort: 'rating', order: 'asc' }, [1, 3, 5, 4, 2]],
    [{ sort: 'founded' }, [4, 1, 2, 5, 3]],
    [{ sort: 'founded', order: 'desc' }, [3, 2, 5, 1, 4]],
    [{ sort: 'distance' }, [3, 4, 1, 5, 2]],
    [{ sort: 'distance', order: 'desc' }, [2, 1, 5, 4, 3]],
    [{ sort: 'distance', min_price: 350 }, [4, 5, 3]],
    [{ sort: 'name' }, [2, 4, 3, 1, 5]],
    [{ sort: 'name', order: 'desc' }, [1, 5, 3, 4, 2]],
  ])('%j orders %j', (query, ids) => {
    expect(ordering(five)(query)).toEqual(ids)
  })
  test.each<[SearchQuery, number[]]>([
    [{ sort: 'name' }, [3, 4, 1, 5, 2]],
    [{ sort: 'name', order: 'desc' }, [2, 1, 5, 4, 3]],
  ])('in Arabic %j orders %j', (query, ids) => {
    expect(ordering(five, 'ar')(query)).toEqual(ids)
  })
})

const someSchools = fc.array(
  fc.record({
    names: fc.constantFrom<[string, string]>(['Oak', 'بلوط'], ['Elm', 'دردار'], ['Ash', 'بلوط']),
    featured: fc.boolean(),
    founded: fc.constantFrom(1990, 2001),
    branches: fc.array(
      fc.record({
        rating: fc.constantFrom(40, 46),
        reviews: fc.constantFrom(0, 10),
        east: fc.constantFrom(0.1, 0.2),
        prices: fc.array(fc.constantFrom(100, 200), { minLength: 1, maxLength: 2 }),
      }),
      { minLength: 1, maxLength: 2 },
    ),
  }),
  { maxLength: 20 },
)

/** What a school is ordered by, as one would say it; null: it has none of it. */
function measured(school: Made, sort: (typeof schoolSorts)[number], locale: Locale): number | string | null {
  const { branches, names, featured, founded } = school
  const reviews = branches.reduce((sum, one) => sum + one.reviews, 0)
  const stars = branches.reduce((sum, one) => sum + one.rating * one.reviews, 0)
  const middle = { latitude: 51.5, longitude: 0 }
  return {
    recommended: -(Number(featured) * 1000 + (standing(stars, reviews) ?? 0)),
    name: names[locale === 'en' ? 0 : 1],
    price: Math.min(...branches.flatMap(({ prices }) => prices)),
    rating: reviews === 0 ? null : Math.round(stars / reviews),
    founded,
    distance: Math.min(...branches.map(({ east }) => metresBetween({ latitude: 51.5, longitude: east }, middle))),
  }[sort]
}

test.each(schoolSorts)(
  'given schools with much in common, then by %s they are in one order, both ways, and pages hold each once',
  (sort) => {
    const order = fc.constantFrom('asc' as const, 'desc' as const)
    fc.assert(
      fc.property(someSchools, order, fc.constantFrom(...locales), (made, order, locale) => {
        const find = ordering(made, locale)
        const schools = made.map((one, index) => ({ id: made.length - index, measure: measured(one, sort, locale) }))
        const sign = order === 'desc' && sort !== 'recommended' ? -1 : 1
        const expected = schools.sort((a, b) => {
          if (a.measure === b.measure) return a.id - b.id
          if (a.measure === null || b.measure === null) return a.measure === null ? 1 : -1
          return a.measure < b.measure ? -sign : sign
        })
        const whole = find({ sort, order })
        expect(whole).toEqual(expected.map(({ id }) => id))
        expect([1, 2, 3, 4, 5, 6, 7].flatMap((page) => find({ sort, order, page, limit: 3 }))).toEqual(whole)
      }),
      { numRuns: 60 },
    )
  },
)
