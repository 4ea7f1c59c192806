import type { PricingProblem } from '../../domain/pricing'

/** The control in which a person mends a pricing problem. */
const fields: readonly (readonly [RegExp, string])[] = [
  [/^weeks/, 'quote-weeks'],
  [/^student/, 'quote-course'],
  [/^birthDate/, 'quote-birthDate'],
  [/^accommodationWeeks$/, 'quote-stayWeeks'],
  [/^extraNights/, 'quote-nights'],
  [/^accommodation|^unknownAccommodation$/, 'quote-stay'],
  [/^unknownPickup$/, 'quote-airport'],
  [/^unknownFee$/, 'quote-services'],
]

export const fieldOf = ({ code }: PricingProblem): string => fields.find(([pattern]) => pattern.test(code))?.[1] ?? 'quote-start'
