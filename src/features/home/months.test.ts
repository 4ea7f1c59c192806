import { isIsoDate } from '../../domain/dates'
import { monthsFrom } from './months'

describe('given the day a page is built', () => {
  it('then the months after it can be chosen, over the end of the year', () => {
    expect(monthsFrom('2026-11-27', 3)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01'])
  })
  it('then December is followed by January of the next year', () => {
    expect(monthsFrom('2026-12-31', 2)).toEqual(['2027-01-01', '2027-02-01'])
  })
  it('then every month is a date of the calendar', () => {
    expect(monthsFrom('2026-01-15', 36).every(isIsoDate)).toBe(true)
  })
})
