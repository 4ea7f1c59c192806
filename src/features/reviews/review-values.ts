import type { Locale } from '../../config/locales'
import type { ReviewCriterion } from '../../contract/review-schema'

/** What the form holds. A criterion that is left out was not rated. */
export type ReviewValues = {
  rating: number
  criteria?: Partial<Record<ReviewCriterion, number>>
  nickname: string
  title: string
  body: string
  language: Locale
  booking_number: string
  email: string
  consents?: { publish?: boolean }
  website?: string
}

/** Letters that the server takes, as contract/review-schema. */
export const most = { nickname: 60, title: 120, body: 3000, booking_number: 60, email: 254 } as const
export const leastOfBody = 20

export const emptyReview = (language: Locale): ReviewValues => ({
  rating: 0,
  nickname: '',
  title: '',
  body: '',
  language,
  booking_number: '',
  email: '',
})
