/** The form's rules; loaded at the first submit. The server judges by the same ones. */
import { boolean, number, object } from 'yup'
import { brokenRules, email, text } from '../../forms/field-rules'
import type { FieldRules } from '../../forms/refusal'
import { leastOfBody, most, type ReviewValues } from './review-values'

const schema = object({
  rating: number().min(1, 'required.rating'),
  nickname: text('nickname', most.nickname),
  title: text('title', most.title),
  body: text('body', most.body).min(leastOfBody, 'tooShort'),
  booking_number: text('booking_number', most.booking_number),
  email,
  consents: object({ publish: boolean().defined().oneOf([true], 'required.publish') }),
})

export const checkReview = (values: ReviewValues): Promise<FieldRules> =>
  brokenRules(schema, { ...values, consents: { publish: false, ...values.consents } })
