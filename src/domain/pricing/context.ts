import type { LineKind, Price } from '../../contract/price-schema'
import type { BookingChoice, CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import type { IsoDate } from '../dates'
import type { RuleText } from './rule-keys'

export type { BookingChoice, CoursePricing, MarketTerms, Price }

/** `today` is the date in Riyadh (`todayInRiyadh`); `terms` are the agency's, frozen in a quote. */
export type DayContext = { today: IsoDate; terms: MarketTerms }

export type PricingContext = DayContext & {
  /** This student's registration at this school is already in the cart (see `sharesRegistration`). */
  registrationPaid?: boolean
  /**
   * Price a student without a birth date as an adult. For pages that show a price before they know the student; never where a price is
   * charged: there a booking whose price hangs on age fails with `birthDateNeeded`.
   */
  assumeAdult?: boolean
}

/** A line before conversion: minor units of the school's currency. */
export type SchoolLine = { kind: LineKind; refId: number | null; amount: number; rule: RuleText; taxable: boolean; removable: boolean }

/** A line that follows from the booking: not taxed (design domain §3.9), not to be taken off by itself. */
export const schoolLine = (kind: LineKind, amount: number, rule: RuleText, refId: number | null = null): SchoolLine => ({
  kind,
  refId,
  amount,
  rule,
  taxable: false,
  removable: false,
})
