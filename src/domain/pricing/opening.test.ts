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
  it('when the course is longer than four weeks then it opens with its own least', () => {
    expect(openingOf({ ...demoSchool, minWeeks: 12 }, demoContext).weeks).toBe(12)
  })
  it('when the school has no start then there is no price, and no row', () => {
    const closed = { ...demoSchool, startRule: { kind: 'dates' as const, dates: [] } }
    expect(openingOf(closed, demoContext)).toEqual({ weeks: 4, startDate: null, price: null, lengths: [] })
  })
})
