import type { IssuedQuote, QuoteAlternative } from '../../contract/quote-schema'
import { reissueOf } from './use-reissue'

const alternative = (weeks: number, bookable: boolean) =>
  ({ choice: { weeks }, now: { price: bookable ? {} : null } }) as unknown as QuoteAlternative
const quote = {
  mode: 'partner',
  own: true,
  student: { firstname: 'Noura' },
  alternatives: [alternative(4, true), alternative(8, false), alternative(12, true)],
  notes: 'Window seat',
  hide_commission: true,
  hide_breakdown: true,
} as unknown as IssuedQuote

test('given an expired quote, then what can still be had is issued again, for the same student', () => {
  expect(reissueOf(quote)).toMatchObject({
    mode: 'partner',
    student: { firstname: 'Noura' },
    alternatives: [{ weeks: 4 }, { weeks: 12 }],
    notes: 'Window seat',
    hide_breakdown: true,
  })
})

test('given a partner’s quote that somebody else reads, then it is issued again as a student’s', () => {
  expect(reissueOf({ ...quote, own: false })).toMatchObject({ mode: 'student', hide_breakdown: false })
})
