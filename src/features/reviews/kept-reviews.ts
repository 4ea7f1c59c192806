/** The parts of the reviews that only tell: built whole, left alone by the browser (decision 19, as in course/kept-story.ts). */
import type { ReviewsShown } from '../../contract/review-schema'
import { keptPart, writtenPart } from '../../ui/kept-part'
import * as built from './built-reviews'

type Ratings = Pick<ReviewsShown, 'ratings'>
type Texts = Pick<ReviewsShown, 'texts'>

export const RatingsSummary =
  process.env.BUILD_STAGE === 'build-javascript'
    ? keptPart<Ratings>('ratings', async () => (await import('./built-reviews')).RatingsSummary)
    : writtenPart<Ratings>(built.RatingsSummary)

export const FirstReviews =
  process.env.BUILD_STAGE === 'build-javascript'
    ? keptPart<Texts>('reviews', async () => (await import('./built-reviews')).FirstReviews)
    : writtenPart<Texts>(built.FirstReviews)

export const reviewParts = [RatingsSummary, FirstReviews]
