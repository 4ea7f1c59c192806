import { openingOf } from './opening'
import { priceBooking } from './price-booking'
import { demoChoice, demoContext, demoSchool } from './testing/demo-school'

describe('given a course page that is built', () => {
  const opening = openingOf(demoSchool, demoContext)
  it('then it opens with four weeks from the next start, priced as the engine prices them', () => {
    const choice = {
      ...demoChoice,
      weeks: 4,
      startDate: opening.startDate ?? '',
      accommodationId: null,
      transfer: 'none' as const,
      pickupId: null,
      insurance: false,
      extraFeeIds: [],
    }
    const price = priceBooking(
      demoSchool,
      { ...choice, student: { birthDate: null, nationality: null } },
      { ...demoContext, assumeAdult: true },
    )
    expect(opening.weeks).toBe(4)
    expect(price).toEqual({ ok: true, value: opening.price })
  })
  it('then its table has the lengths that are offered, dearer ones later but for price cliffs', () => {
    expect(opening.lengths[0]?.weeks).toBe(demoSchool.minWeeks)
    expect(opening.lengths.every(({ weeks, totalSar }) => weeks <= demoSchool.maxWeeks && totalSar > 0)).toBe(true)
    expect(opening.lengths.find(({ weeks }) => weeks === 4)?.totalSar).toBe(opening.price?.totalSar)
  })
  it('then each length at which a week gets cheaper is there, and the last that costs more than one week more', () => {
    const shown = opening.lengths.map(({ weeks }) => weeks)
    expect(shown).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 15, 16, 20, 23, 24, 36, 48])
    const totalOf = (weeks: number) => opening.lengths.find((length) => length.weeks === weeks)?.totalSar ?? 0
    expect(totalOf(15)).toBeGreaterThan(totalOf(16))
    expect(totalOf(23)).toBeGreaterThan(totalOf(24))
  })
  it('when a week gets cheaper at an unusual length then the table has it; a progressive list has no cliffs, a fixed one no price of a week', () => {
    const shown = (rule: 'whole' | 'progressive' | 'fixed') => {
      const [list] = demoSchool.lists
      const bands = [1, 5, 13].map((fromWeeks) => ({ fromWeeks, price: 30_000 - fromWeeks * 300 }))
      const lists = list ? [{ ...list, rule, bands }] : []
      return openingOf({ ...demoSchool, maxWeeks: 16, lists }, demoContext).lengths.map(({ weeks }) => weeks)
    }
    expect(shown('whole')).toEqual([1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 16])
    expect(shown('progressive')).toEqual([1, 2, 3, 4, 5, 6, 8, 10, 12, 13, 16])
    expect(shown('fixed')).toEqual([1, 2, 3, 4, 6, 8, 10, 12, 16])
  })
  it('when the course is longer than four weeks then it opens with its own least', () => {
    expect(openingOf({ ...demoSchool, minWeeks: 12 }, demoContext).weeks).toBe(12)
  })
  it('when the school has no start then there is no price, and no row', () => {
    const closed = { ...demoSchool, startRule: { kind: 'dates' as const, dates: [] } }
    expect(openingOf(closed, demoContext)).toEqual({ weeks: 4, startDate: null, price: null, lengths: [] })
  })
})
