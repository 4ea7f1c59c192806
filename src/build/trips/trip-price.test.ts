import { demoSchool, demoTerms } from '../../domain/pricing/testing/demo-school'
import { openPromotions, sampleBill, tripPrice } from './trip-price'

const today = '2026-03-01'

describe('given a course and the day of the build', () => {
  it('then four weeks from the next start come to course, compulsory fees, service fee and VAT', () => {
    // 4 × 260 + 50 + 45 = 1,135.00 GBP = 5,618.25 SAR; 300 + 45 for the agency.
    expect(tripPrice(demoSchool, demoTerms, today, 4)).toEqual({ weeks: 4, startDate: '2026-03-09', totalSar: 596_325, savedSar: 0 })
  })
  it('then a course that lasts longer is priced at its own shortest length, and says so', () => {
    expect(tripPrice({ ...demoSchool, minWeeks: 12 }, demoTerms, today, 4)?.weeks).toBe(12)
  })
  it('then a course without a start to come has no price', () => {
    expect(tripPrice({ ...demoSchool, startRule: { kind: 'dates', dates: ['2026-02-02'] } }, demoTerms, today, 4)).toBeNull()
  })
})

describe('given a sample trip', () => {
  it('then its parts add up to its total', () => {
    const bill = sampleBill(demoSchool, demoTerms, today, 4)
    expect(bill?.parts.map(({ part }) => part)).toEqual(['study', 'fees', 'home', 'transfer', 'insurance', 'agency'])
    expect(bill?.parts.reduce((sum, { sar }) => sum + sar, 0)).toBe(bill?.totalSar)
  })
  it('then a course without accommodation or transfer sells none', () => {
    expect(sampleBill({ ...demoSchool, accommodations: [] }, demoTerms, today, 4)).toBeNull()
    expect(sampleBill({ ...demoSchool, pickups: [] }, demoTerms, today, 4)).toBeNull()
  })
})

describe('given promotions', () => {
  const [spring] = demoSchool.promotions
  const open = spring
    ? [
        { ...spring, id: 8, nationalities: [] },
        { ...spring, id: 9, nationalities: [], bookTo: '2026-03-10' },
      ]
    : []
  it('then those open to everybody today are offered, the one that ends first first', () => {
    const promotions = [...demoSchool.promotions, ...open]
    expect(openPromotions({ ...demoSchool, promotions }, today).map(({ id }) => id)).toEqual([9, 8])
  })
  it('then the last day of booking still counts and the day after does not', () => {
    const offered = (day: string) => openPromotions({ ...demoSchool, promotions: open }, day).length
    expect([offered('2026-03-10'), offered('2026-03-11'), offered('2026-04-01')]).toEqual([2, 1, 0])
  })
})
