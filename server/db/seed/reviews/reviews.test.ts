import { divideRounded } from '../../../../src/domain/money'
import { catalogue, defaultBaseDate } from '../catalogue'
import { buildReviews } from './reviews'

const documents = catalogue()
const reviews = buildReviews(documents, defaultBaseDate)
const branchOf = new Map(documents.courses.map(({ id, branchId }) => [id, branchId]))

test('given the demo reviews, then each branch has the rating and count that its reviews come to', () => {
  for (const branch of documents.branches) {
    const own = reviews.filter(({ course_id }) => branchOf.get(course_id) === branch.id)
    const sum = own.reduce((total, { rating }) => total + rating, 0)
    expect([own.length, own.length === 0 ? 0 : divideRounded(sum * 10, own.length)]).toEqual([branch.reviewCount, branch.rating])
  }
})

test('given a branch, then no two of its reviews say the same, and both languages speak', () => {
  for (const { id } of documents.branches) {
    const bodies = reviews.filter(({ course_id }) => branchOf.get(course_id) === id).map(({ body }) => body)
    expect(new Set(bodies).size).toBe(bodies.length)
  }
  expect(new Set(reviews.map(({ locale }) => locale))).toEqual(new Set(['ar', 'en']))
})

test('given the same day, then the same reviews, none of the future', () => {
  expect(buildReviews(catalogue(), defaultBaseDate)).toEqual(reviews)
  expect(reviews.filter(({ created_at }) => created_at.slice(0, 10) >= defaultBaseDate)).toEqual([])
})
