import type { Price } from '../contract/price-schema'
import type { BookingChoice, CoursePricing, MarketTerms } from '../contract/pricing-schema'

/** src/domain/pricing, which whoever shows these parts has loaded. */
export type Engine = typeof import('../domain/pricing')

/** A price and what it was made of. */
export type Explained = {
  engine: Engine
  pricing: CoursePricing
  terms: MarketTerms
  /** Riyadh's date. */
  today: string
  choice: BookingChoice
  price: Price
  /** Takes a cheaper way; without it the way is only told. */
  onTake?: (part: { weeks?: number; startDate?: string }) => void
}
