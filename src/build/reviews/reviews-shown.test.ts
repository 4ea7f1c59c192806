import type { ReviewHighlight } from '../../contract/review-schema'
import { ratingsOf } from '../../domain/reviews/ratings'
import { reviewsShown } from './reviews-shown'

type Review = ReviewHighlight['reviews'][number]

const review = (id: number, change: Partial<Review> = {}): Review => ({
  id,
  product_id: 1,
  nickname: 'نورة',
  title: 'تجربة جيدة',
  body: 'معلمون يشرحون بهدوء.',
  rating: 4,
  criteria: {},
  locale: 'ar',
  verified: false,
  answer: null,
  created_on: '2026-02-01',
  ...change,
})
const branch = (id: number, reviews: Review[]): ReviewHighlight => ({
  id,
  ratings: ratingsOf(reviews.map(({ rating, verified }) => ({ rating, verified, criteria: {} }))),
  reviews,
})
const ids = (branches: ReviewHighlight[], language: 'ar' | 'en') => reviewsShown(branches, language)?.texts.map(({ id }) => id)

describe('given what students of a branch wrote', () => {
  it('when nobody has rated, then nothing is shown', () => {
    expect(reviewsShown([], 'ar')).toBeNull()
    expect(reviewsShown([branch(1, [])], 'ar')).toBeNull()
  })
  it("then texts in the reader's language come first, then verified ones, then the newest, whatever their stars", () => {
    const written = [
      review(1, { created_on: '2026-02-03', rating: 5 }),
      review(2, { verified: true, created_on: '2026-01-01', rating: 2 }),
      review(3, { locale: 'en', verified: true, created_on: '2026-02-09' }),
    ]
    expect(ids([branch(1, written)], 'ar')).toEqual([2, 1])
    expect(ids([branch(1, written)], 'en')).toEqual([3, 2])
  })
  it('when a text is long, then so much is shown as fits', () => {
    const shown = reviewsShown([branch(1, [review(1, { body: 'كلمة '.repeat(200) })])], 'ar')
    expect(shown?.texts[0]?.body).toMatch(/^كلمة .{0,280}…$/)
  })
  it("when a school has two branches, then both branches' reviews count", () => {
    const shown = reviewsShown([branch(1, [review(1, { rating: 5 })]), branch(2, [review(2, { rating: 2, verified: true })])], 'ar')
    expect(shown?.ratings).toMatchObject({ average: 35, count: 2, verified: 1 })
    expect(shown?.texts.map(({ id }) => id)).toEqual([2, 1])
  })
})
