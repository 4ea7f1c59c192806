import type { CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import { addDays, type IsoDate } from '../../domain/dates'
import type { Opening } from '../../domain/pricing/opening'
import type { Thing } from './data-script'

/** `1234.50` from halalas: no sign, no commas, no floating point. */
export const decimal = (minor: number) => `${Math.floor(minor / 100)}.${String(minor % 100).padStart(2, '0')}`

/**
 * The last day on which the price a page was built with can be had: until its start is too near to book, its price list ends, or the
 * promotion in it does, whichever comes first. @assumed
 */
export function offerEnds(
  pricing: CoursePricing,
  { price, startDate }: Opening,
  { bookingDays }: Pick<MarketTerms, 'bookingDays'>,
): IsoDate | null {
  if (!startDate || !price) return null
  const list = pricing.lists.find(({ validFrom, validTo }) => validFrom <= startDate && (validTo === null || startDate <= validTo))
  const used = price.lines.find(({ kind }) => kind === 'promotion')
  const promotion = pricing.promotions.find(({ id }) => id === used?.refId)
  const ends = [addDays(startDate, -bookingDays), list?.validTo, promotion?.bookTo].filter((day) => typeof day === 'string')
  return ends.sort()[0] ?? null
}

type Offered = { sar: number; url: string; from: IsoDate; ends: IsoDate | null; left: boolean }

/** A price in riyals, what it can be had until, and whether it still can. */
export const offer = ({ sar, url, from, ends, left }: Offered): Thing => ({
  '@type': 'Offer',
  category: 'Paid',
  price: decimal(sar),
  priceCurrency: 'SAR',
  availability: `https://schema.org/${left ? 'InStock' : 'SoldOut'}`,
  validFrom: from,
  priceValidUntil: ends ?? undefined,
  url,
})
