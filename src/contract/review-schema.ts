/** Reviews of courses (spec §7 core/products; domain §5 "Review"). Ratings are whole stars, averages tenths of a star (0–50). */
import { type Static, Type } from '@sinclair/typebox'
import { Count, ListQuery, listOf } from './list-schema'

/** What is rated beside the whole. A criterion that does not apply (no accommodation booked) is left out. */
export const reviewCriteria = ['teaching', 'accommodation', 'place', 'value', 'staff'] as const
export type ReviewCriterion = (typeof reviewCriteria)[number]

export const reviewSorts = ['newest', 'highest', 'lowest'] as const
export const reportReasons = ['offensive', 'false', 'advertising', 'private', 'other'] as const

const Stars = Type.Integer({ minimum: 1, maximum: 5 })
const Rated = Type.Optional(Stars)
const CriteriaRated = Type.Object({ teaching: Rated, accommodation: Rated, place: Rated, value: Rated, staff: Rated })

/** Of one course (`product_id`), of all courses at a branch, or of all branches of a school; without any, all there are. */
const about = { product_id: Type.Optional(Count), branch_id: Type.Optional(Count), school_id: Type.Optional(Count) }
export const ReviewsQuery = Type.Composite([ListQuery, Type.Object(about)])
export type ReviewsQuery = Static<typeof ReviewsQuery>
export const ReviewRatingsQuery = Type.Object({ store_view: Type.Optional(Type.String()), ...about })
export type ReviewRatingsQuery = Static<typeof ReviewRatingsQuery>

export const Review = Type.Object({
  id: Type.Integer(),
  product_id: Type.Integer(),
  /** The course's name, in the reader's language. */
  course: Type.String(),
  nickname: Type.String(),
  title: Type.String(),
  body: Type.String(),
  rating: Stars,
  criteria: CriteriaRated,
  /** The language it was written in; it is never translated. */
  locale: Type.String(),
  /** The author has a completed booking. */
  verified: Type.Boolean(),
  /** The school's answer. */
  answer: Type.Union([Type.String(), Type.Null()]),
  created_on: Type.String(),
})
export type Review = Static<typeof Review>
export const Reviews = listOf(Review)
export type Reviews = Static<typeof Reviews>

const CriterionRating = Type.Object({
  code: Type.String(),
  average: Type.Integer(),
  count: Type.Integer(),
  /** All stars given for it: averages of several branches are made of these and not of averages. */
  given: Type.Integer(),
})

/** `average`: tenths of a star, 0 where nobody has rated. `verified`: how many of `count`. `distribution`: from five stars down to one. */
export const ReviewRatings = Type.Object({
  average: Type.Integer(),
  count: Type.Integer(),
  verified: Type.Integer(),
  criteria: Type.Array(CriterionRating),
  distribution: Type.Array(Type.Object({ stars: Type.Integer(), count: Type.Integer() })),
})
export type ReviewRatings = Static<typeof ReviewRatings>

/** For the build: a branch's summary and its newest reviews of each language. `course` is left to the reader's page. */
export const ReviewHighlight = Type.Object({
  id: Type.Integer(),
  ratings: ReviewRatings,
  reviews: Type.Array(Type.Omit(Review, ['course'])),
})
export type ReviewHighlight = Static<typeof ReviewHighlight>
export const ReviewHighlights = listOf(ReviewHighlight)

/** What a page shows of its reviews before it wakes; made by the build, no call answers it. */
export type ReviewsShown = {
  ratings: ReviewRatings
  texts: Pick<Review, 'id' | 'nickname' | 'title' | 'body' | 'rating' | 'locale' | 'verified' | 'created_on'>[]
}

const text = (maxLength: number) => Type.String({ minLength: 1, maxLength })

/**
 * A guest proves the booking with its number and e-mail address; a customer with the session. `website` is a trap for robots.
 * `store_view`: the language it is written in, where that is not the page's.
 */
export const AddReview = Type.Object({
  store_view: Type.Optional(Type.String()),
  product_id: Count,
  rating: Stars,
  criteria: Type.Optional(CriteriaRated),
  nickname: text(60),
  title: text(120),
  body: Type.String({ minLength: 20, maxLength: 3000 }),
  booking_number: Type.Optional(Type.String({ maxLength: 60 })),
  email: Type.Optional(Type.String({ maxLength: 254 })),
  website: Type.Optional(Type.String({ maxLength: 200 })),
})
export type AddReview = Static<typeof AddReview>
export const ReviewAdded = Type.Object({ success: Type.Boolean(), state: Type.String() })
export type ReviewAdded = Static<typeof ReviewAdded>

export const ReportReview = Type.Object({
  review_id: Count,
  reason: Type.Union(reportReasons.map((reason) => Type.Literal(reason))),
})
export type ReportReview = Static<typeof ReportReview>
