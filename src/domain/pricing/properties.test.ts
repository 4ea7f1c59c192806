import fc from 'fast-check'
import type { BookingChoice, CoursePricing, PriceList } from '../../contract/pricing-schema'
import { addDays } from '../dates'
import { checkChoice, priceBooking, stayOf } from './index'
import { demoChoice, demoContext, demoSchool, demoTerms } from './testing/demo-school'
import { oracleLines, oracleTotal } from './testing/oracle'
import { booking, today } from './testing/random-bookings'

test('2,000 random bookings come to the total of the same rules written differently in BigInt', () => {
  let compared = 0
  fc.assert(
    fc.property(booking, ({ pricing: school, choice, context }) => {
      const price = priceBooking(school, choice, context)
      if (!price.ok) {
        expect(['noPriceList', 'weeksAboveMaximum']).toContain(price.failure.code)
        return
      }
      compared += 1
      const byKind = (kind: string) =>
        price.value.lines.filter((line) => line.kind === kind).reduce((total, line) => total + BigInt(line.amount), 0n)
      const wanted = Object.entries(oracleLines(school, choice, today)).map(
        ([kind, amounts]) => [kind, amounts.reduce((a, b) => a + b, 0n)] as const,
      )
      expect(wanted.filter(([kind, amount]) => byKind(kind) !== amount)).toEqual([])
      expect(BigInt(price.value.totalSar)).toBe(oracleTotal(school, choice, today, context.terms))
    }),
    { numRuns: 2_000 },
  )
  expect(compared).toBeGreaterThan(1_800)
})

test('totals are sums of the printed lines, none is negative, and tuition is never below zero after the promotion', () => {
  fc.assert(
    fc.property(booking, ({ pricing: school, choice, context }) => {
      const price = priceBooking(school, choice, context)
      if (!price.ok) return
      const { lines, ...totals } = price.value
      const sum = (part: 'sar' | 'amount', wanted = (_kind: string) => true) =>
        lines.filter((line) => wanted(line.kind)).reduce((total, line) => total + line[part], 0)
      const ofSchool = (kind: string) => kind !== 'serviceFee' && kind !== 'vat'
      expect(totals.totalSar).toBe(sum('sar'))
      expect(totals.schoolTotal).toBe(sum('amount', ofSchool))
      expect(totals.schoolTotalSar).toBe(sum('sar', ofSchool))
      expect(totals.totalSar).toBe(totals.schoolTotalSar + totals.serviceFeeSar + totals.vatSar)
      for (const line of lines) {
        if (!Number.isSafeInteger(line.amount) || !Number.isSafeInteger(line.sar)) throw new Error(`${line.kind} is no whole amount`)
        expect(line.kind === 'promotion' ? line.sar <= 0 : line.sar >= 0).toBe(true)
      }
      const waived = lines.some((line) => line.rule.key.startsWith('promotionWaived'))
      if (!waived) expect(sum('sar', (kind) => kind === 'tuition' || kind === 'promotion')).toBeGreaterThanOrEqual(0)
      expect(Math.min(totals.schoolTotal, totals.schoolTotalSar, totals.totalSar)).toBeGreaterThanOrEqual(0)
    }),
    { numRuns: 500 },
  )
})

test('a choice is priced exactly when nothing stands in its way', () => {
  fc.assert(
    fc.property(
      booking,
      fc.constantFrom<Partial<BookingChoice>>({}, { weeks: 0 }, { startDate: '2027-02-29' }, { pickupId: 9 }, { accommodationId: 9 }),
      ({ pricing: school, choice, context }, fault) => {
        const faulty = { ...choice, ...fault }
        const problem = checkChoice(school, faulty, context)
        const price = priceBooking(school, faulty, context)
        expect(price.ok ? null : price.failure).toEqual(problem)
      },
    ),
  )
})

const totalOf = (choice: Partial<BookingChoice>, school = demoSchool) => {
  const price = priceBooking(school, { ...demoChoice, ...choice }, demoContext)
  if (!price.ok) throw new Error(price.failure.code)
  return price.value.totalSar
}

describe('the price grows where it must', () => {
  test('with each service taken', () => {
    expect(totalOf({ insurance: true })).toBeGreaterThan(totalOf({ insurance: false }))
    expect(totalOf({ transfer: 'both' })).toBeGreaterThan(totalOf({ transfer: 'arrival' }))
    expect(totalOf({ transfer: 'arrival' })).toBeGreaterThan(totalOf({ transfer: 'none' }))
    expect(totalOf({ extraFeeIds: [9] })).toBeGreaterThan(totalOf({ extraFeeIds: [] }))
  })

  test('with each more week of accommodation, insurance and progressive tuition, and with each extra night', () => {
    const progressive: CoursePricing = {
      ...demoSchool,
      promotions: [],
      lists: demoSchool.lists.map((list) => ({ ...list, rule: 'progressive' })),
    }
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 13 }), (weeks, nights) => {
        expect(totalOf({ accommodationWeeks: null, weeks: weeks + 1 }, progressive)).toBeGreaterThan(totalOf({ weeks }, progressive))
        expect(totalOf({ weeks: 20, accommodationWeeks: Math.min(weeks + 1, 24) })).toBeGreaterThan(
          totalOf({ weeks: 20, accommodationWeeks: weeks }),
        )
        expect(totalOf({ extraNights: nights + 1 })).toBeGreaterThan(totalOf({ extraNights: nights }))
      }),
    )
  })
})

test('the order in which a school keeps lists, bands, fees and promotions changes no total', () => {
  fc.assert(
    fc.property(booking, ({ pricing: school, choice, context }) => {
      const turned = (list: PriceList): PriceList => ({ ...list, bands: [...list.bands].reverse() })
      const mirrored: CoursePricing = {
        ...school,
        lists: [...school.lists].reverse().map(turned),
        seasons: [...school.seasons].reverse(),
        promotions: [...school.promotions].reverse(),
        extraFees: [...school.extraFees].reverse(),
        accommodations: school.accommodations.map((one) => ({ ...one, lists: [...one.lists].reverse().map(turned) })),
      }
      const chosen = { ...choice, extraFeeIds: [...choice.extraFeeIds].reverse() }
      const there = priceBooking(school, choice, context)
      const back = priceBooking(mirrored, chosen, context)
      expect(back.ok && back.value.totalSar).toBe(there.ok && there.value.totalSar)
    }),
  )
})

test('pricing changes nothing it was given', () => {
  const frozen = JSON.stringify([demoSchool, demoChoice, demoTerms])
  totalOf({})
  expect(JSON.stringify([demoSchool, demoChoice, demoTerms])).toBe(frozen)
})

test('an accommodation holds the course: it begins by its start and ends after its last day', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 700 }),
      fc.integer({ min: 1, max: 52 }),
      fc.integer({ min: 1, max: 7 }),
      (ahead, weeks, checkInDay) => {
        const start = addDays('2026-01-01', ahead)
        const stay = stayOf(start, weeks, checkInDay, 0)
        expect(stay.from <= start && stay.from > addDays(start, -7)).toBe(true)
        expect(stay.to > addDays(start, (weeks - 1) * 7)).toBe(true)
        expect(stay.weekDays).toHaveLength(weeks)
      },
    ),
  )
})
