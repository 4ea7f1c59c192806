import type { CoursePricing } from '../../contract/pricing-schema'
import { cheaperWithMoreWeeks, cheapestStart, commissionOf, priceBooking, priceCliffs, pricePerLesson, tuitionFor } from './index'
import { demoChoice, demoContext, demoSchool } from './testing/demo-school'

describe('a cheaper start', () => {
  test('within eight weeks, the cheapest, and what it saves', () => {
    const choice = { ...demoChoice, weeks: 4, student: { birthDate: '2000-01-01', nationality: 'SA' } }
    expect(cheapestStart(demoSchool, choice, demoContext)).toEqual({ startDate: '2026-05-18', totalSar: 1_147_755, saving: 49_500 })
  })

  test('of equally cheap ones the nearest, then the earlier', () => {
    const noSummer: CoursePricing = {
      ...demoSchool,
      promotions: [],
      seasons: [{ from: '2026-06-15', to: '2026-06-15', perWeek: 1_000 }],
      accommodations: [],
    }
    const choice = { ...demoChoice, weeks: 1, accommodationId: null }
    expect(cheapestStart(noSummer, choice, demoContext)).toMatchObject({ startDate: '2026-06-08', saving: 4_950 })
    expect(cheapestStart(noSummer, { ...choice, startDate: '2026-06-22' }, demoContext)).toBeNull()
  })

  test('none for a booking that has no price', () => {
    expect(cheapestStart(demoSchool, { ...demoChoice, weeks: 0 }, demoContext)).toBeNull()
  })

  test('never one that is too soon', () => {
    const choice = { ...demoChoice, weeks: 1, startDate: '2026-03-16', accommodationId: null }
    const rising: CoursePricing = { ...demoSchool, promotions: [], seasons: [{ from: '2026-03-09', to: '2026-12-31', perWeek: 1_000 }] }
    expect(cheapestStart(rising, choice, demoContext)).toBeNull()
  })
})

describe('price cliffs', () => {
  test('22 weeks cost more than 24 though 23 cost more still', () => {
    expect(cheaperWithMoreWeeks(demoSchool, '2026-06-15', 22)).toEqual({
      weeks: 22,
      price: 506_000,
      nextWeeks: 24,
      nextPrice: 504_000,
      saving: 2_000,
    })
    expect(cheaperWithMoreWeeks(demoSchool, '2026-06-15', 16)).toBeNull()
    expect(cheaperWithMoreWeeks({ ...demoSchool, maxWeeks: 23 }, '2026-06-15', 23)).toBeNull()
  })

  test('a progressive list has none, and a day without a list neither', () => {
    expect(priceCliffs({ ...demoSchool, lists: demoSchool.lists.map((list) => ({ ...list, rule: 'progressive' })) }, '2026-06-15')).toEqual(
      [],
    )
    expect(priceCliffs(demoSchool, '2027-06-14')).toEqual([])
    expect(tuitionFor(demoSchool, '2027-06-14', 4)).toBeNull()
  })
})

test('a waived fee lowers neither the commission nor the price of a lesson', () => {
  const waiver: CoursePricing = {
    ...demoSchool,
    promotions: demoSchool.promotions.map((promotion) => ({ ...promotion, kind: 'waivedFee', waives: 'registration' })),
  }
  const price = priceBooking(waiver, demoChoice, demoContext)
  if (!price.ok) throw new Error(price.failure.code)
  expect(price.value.lines[1]?.amount).toBe(-5_000)
  expect(commissionOf(price.value, 2500)).toBe(371_250)
  expect(pricePerLesson(waiver, price.value, 12)).toEqual({ amount: 1_250, sar: 6_188 })
  expect(pricePerLesson({ ...waiver, lessonsPerWeek: 0 }, price.value, 12)).toBeNull()
})
