import { divideRounded } from '../../../../src/domain/money'
import { type Dice, diceOf } from '../random'

/** Ratings of a branch's reviews: as many as asked for, whole stars, whose average comes as near to `tenths` as whole stars can. */
function ratingsFor(dice: Dice, tenths: number, count: number): number[] {
  const ratings = Array.from({ length: count }, () => dice.pick([5, 5, 4, 4, 4, 3]))
  const aim = divideRounded(tenths * count, 10)
  for (let missing = aim - ratings.reduce((sum, stars) => sum + stars, 0); missing !== 0; ) {
    const place = dice.between(0, count - 1)
    const stars = (ratings[place] ?? 0) + Math.sign(missing)
    if (stars < 2 || stars > 5) continue
    ratings[place] = stars
    missing -= Math.sign(missing)
  }
  return ratings
}

export type ReviewPlan = { ratings: number[]; rating: number; reviewCount: number }
export const nobody: ReviewPlan = { ratings: [], rating: 0, reviewCount: 0 }

/** What a branch's students give it: the ratings of its reviews, and the average that its page shows, so that the two always agree. */
export function planReviews(slug: string): ReviewPlan {
  const dice = diceOf(`${slug} ratings`)
  const reviewCount = dice.between(8, 20)
  const ratings = ratingsFor(dice, dice.between(36, 49), reviewCount)
  const sum = ratings.reduce((total, stars) => total + stars, 0)
  return { ratings, rating: divideRounded(sum * 10, reviewCount), reviewCount }
}
