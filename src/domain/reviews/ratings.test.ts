import fc from 'fast-check'
import { reviewCriteria } from '../../contract/review-schema'
import { type Rated, ratingsOf, ratingsTogether } from './ratings'

const star = fc.integer({ min: 1, max: 5 })
const criteria = fc.dictionary(fc.constantFrom(...reviewCriteria), star)
const rated: fc.Arbitrary<Rated> = fc.record({ rating: star, criteria, verified: fc.boolean() })

it('given nobody has rated, then there is nothing to average', () => {
  expect(ratingsOf([])).toMatchObject({ average: 0, count: 0, verified: 0, criteria: [] })
})

it('given two ratings, then averages are tenths of a star and only what somebody rated is a criterion', () => {
  const rows = [
    { rating: 5, criteria: { teaching: 4 }, verified: true },
    { rating: 4, criteria: { teaching: 5, place: 3 }, verified: false },
  ]
  expect(ratingsOf(rows)).toEqual({
    average: 45,
    count: 2,
    verified: 1,
    criteria: [
      { code: 'teaching', average: 45, count: 2, given: 9 },
      { code: 'place', average: 30, count: 1, given: 3 },
    ],
    distribution: [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars > 3 ? 1 : 0 })),
  })
})

it('given branches with any reviews, then a school is rated as all their reviews together', () => {
  fc.assert(
    fc.property(fc.array(fc.array(rated)), (branches) => {
      expect(ratingsTogether(branches.map(ratingsOf))).toEqual(ratingsOf(branches.flat()))
    }),
  )
})
