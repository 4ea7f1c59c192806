/** Bookings nobody thought of, but the same ones for the same seed. */
import type { BookingChoice, CoursePricing, MarketTerms } from '../../src/contract/pricing-schema'
import { addDays } from '../../src/domain/dates'
import { nextStarts } from '../../src/domain/pricing'

/** A number from 0 up to 1 (mulberry32). */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export const between = (random: Random, least: number, most: number): number => least + Math.floor(random() * (most - least + 1))
export const pick = <T>(random: Random, items: readonly T[]): T | undefined => items[Math.floor(random() * items.length)]
const chance = (random: Random, share: number): boolean => random() < share

const nationalities = ['SA', 'AE', 'EG', 'KW', 'TR']

/** A booking of a course that is likely to be possible; null where the course has no start for so many weeks. */
export function randomChoice(random: Random, pricing: CoursePricing, today: string, terms: MarketTerms): BookingChoice | null {
  const weeks = between(random, pricing.minWeeks, Math.min(pricing.maxWeeks, 40))
  const startDate = pick(random, nextStarts(pricing, { today, terms, weeks, count: 30 }))
  if (!startDate) return null
  const accommodation = chance(random, 0.7) ? pick(random, pricing.accommodations) : undefined
  const pickup = chance(random, 0.6) ? pick(random, pricing.pickups) : undefined
  const age = between(random, Math.max(pricing.minAge, 14), Math.min(pricing.maxAge ?? 40, 40))
  return {
    courseId: pricing.courseId,
    weeks,
    startDate,
    accommodationId: accommodation?.id ?? null,
    accommodationWeeks: null,
    extraNights: accommodation ? between(random, 0, 3) : 0,
    transfer: pickup ? (chance(random, 0.5) ? 'both' : 'arrival') : 'none',
    pickupId: pickup?.id ?? null,
    insurance: chance(random, 0.5),
    extraFeeIds: pricing.extraFees.filter(({ compulsory }) => compulsory === null && chance(random, 0.4)).map(({ id }) => id),
    student: {
      birthDate: addDays(startDate, -Math.round(age * 365.25) - between(random, 0, 364)),
      nationality: pick(random, nationalities) ?? null,
    },
  }
}
