import { type ReviewRatings, reviewCriteria } from '../../../src/contract/review-schema'
import { divideRounded, sum } from '../../../src/domain/money'
import type { Rated } from './reviews-repository'

const tenths = (stars: readonly number[]): number => (stars.length === 0 ? 0 : divideRounded(sum(stars) * 10, stars.length))

/** Average, count, averages by criterion (those somebody rated) and how many gave each number of stars. */
export function summarise(rows: readonly Rated[]): ReviewRatings {
  const stars = rows.map(({ rating }) => rating)
  const rated = rows.map(({ criteria }) => JSON.parse(criteria) as Record<string, number>)
  const criteria = reviewCriteria.map((code) => {
    const given = rated.flatMap((one) => one[code] ?? [])
    return { code, average: tenths(given), count: given.length }
  })
  return {
    average: tenths(stars),
    count: stars.length,
    criteria: criteria.filter(({ count }) => count > 0),
    distribution: [5, 4, 3, 2, 1].map((star) => ({ stars: star, count: stars.filter((given) => given === star).length })),
  }
}
