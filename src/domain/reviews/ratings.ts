/** What ratings come to (design domain §5 "Review"; contract/review-schema): whole stars given, tenths of a star on average. */
import { type ReviewRatings, reviewCriteria } from '../../contract/review-schema'
import { divideRounded, sum } from '../money'

export type Rated = { rating: number; criteria: Record<string, number | undefined>; verified: boolean }

const tenths = (given: number, count: number): number => (count === 0 ? 0 : divideRounded(given * 10, count))
const stars = [5, 4, 3, 2, 1]

/** Average, count, how many are verified, averages by criterion (those somebody rated) and how many gave each number of stars. */
export function ratingsOf(rows: readonly Rated[]): ReviewRatings {
  const criteria = reviewCriteria.map((code) => {
    const given = rows.flatMap((row) => row.criteria[code] ?? [])
    return { code, average: tenths(sum(given), given.length), count: given.length, given: sum(given) }
  })
  return {
    average: tenths(sum(rows.map(({ rating }) => rating)), rows.length),
    count: rows.length,
    verified: rows.filter(({ verified }) => verified).length,
    criteria: criteria.filter(({ count }) => count > 0),
    distribution: stars.map((star) => ({ stars: star, count: rows.filter(({ rating }) => rating === star).length })),
  }
}

/** Of several branches as one: computed from the stars that were given and not from rounded averages, so that it is what `ratingsOf` all gives. */
export function ratingsTogether(all: readonly ReviewRatings[]): ReviewRatings {
  const criteria = reviewCriteria.map((code) => {
    const rows = all.flatMap((one) => one.criteria.filter((row) => row.code === code))
    const [given, count] = [sum(rows.map((row) => row.given)), sum(rows.map((row) => row.count))]
    return { code, average: tenths(given, count), count, given }
  })
  const distribution = stars.map((star) => ({
    stars: star,
    count: sum(all.flatMap((one) => one.distribution.filter((row) => row.stars === star).map((row) => row.count))),
  }))
  const count = sum(distribution.map((row) => row.count))
  return {
    average: tenths(sum(distribution.map((row) => row.stars * row.count)), count),
    count,
    verified: sum(all.map(({ verified }) => verified)),
    criteria: criteria.filter((row) => row.count > 0),
    distribution,
  }
}
