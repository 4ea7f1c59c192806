/** Reviews, of core/products. */
import { limits } from '../../../src/config/limits'
import { Done } from '../../../src/contract/cart-schema'
import {
  AddReview,
  ReportReview,
  ReviewAdded,
  ReviewHighlights,
  ReviewRatings,
  ReviewRatingsQuery,
  Reviews,
  ReviewsQuery,
} from '../../../src/contract/review-schema'
import { serve } from '../../routing'
import { addReview, listReviews, reportReview, reviewHighlights, reviewRatings } from './reviews-service'

export const reviewCalls = [
  serve('core/products/getProductsReviews', { input: ReviewsQuery, output: Reviews }, listReviews),
  serve('core/products/getProductsReviewRatings', { input: ReviewRatingsQuery, output: ReviewRatings }, reviewRatings),
  serve('core/products/getReviewHighlights', { input: ReviewsQuery, output: ReviewHighlights }, reviewHighlights),
  /* A guest's booking is looked up: as few tries as any look-up has (design api.md "Limits"). */
  serve('core/products/addProductReview', { input: AddReview, output: ReviewAdded, limit: limits.flood.lookUps }, addReview),
  serve('core/products/reportReview', { input: ReportReview, output: Done, limit: limits.flood.perIp }, reportReview),
]
