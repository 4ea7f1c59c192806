/** What a built page holds of the reviews: together, so that a page drawn anew fetches one file. */
export { FirstReviews } from './first-reviews'
export { RatingsSummary } from './ratings-summary'
