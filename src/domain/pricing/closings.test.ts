import fc from 'fast-check'
import { addDays, isoWeekday } from '../dates'
import { closingsDuring } from './closings'

const reason = { en: 'Break', ar: 'إجازة' }
const closed = (from: string, to = from) => ({ from, to, reason })
const winter = closed('2026-12-19', '2027-01-03')

describe('a course that takes in closing days of its school', () => {
  test.each<[string, string, string, boolean]>([
    ['ends before them', '2026-11-23', '2026-12-18', false],
    ['ends on their second day, a Sunday', '2026-11-23', '2026-12-20', false],
    ['ends on their first Monday', '2026-11-23', '2026-12-21', true],
    ['goes over them', '2026-12-07', '2027-01-29', true],
    ['begins on their last Friday', '2027-01-01', '2027-01-29', true],
    ['begins after them', '2027-01-04', '2027-01-29', false],
  ])('given one that %s (%s to %s), then they are told: %s', (_, from, to, told) => {
    expect(closingsDuring({ closings: [winter] }, from, to)).toEqual(told ? [winter] : [])
  })

  test('given several, then those within it in order', () => {
    const [easter, may] = [closed('2027-03-26', '2027-03-29'), closed('2027-05-03')]
    expect(closingsDuring({ closings: [may, winter, easter] }, '2027-03-01', '2027-05-28')).toEqual([easter, may])
  })

  test('given any, then those that hold a day from Monday to Friday of the course, and no others', () => {
    const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays('2026-12-01', days))
    const span = fc.tuple(day, fc.integer({ min: 0, max: 20 })).map(([from, days]) => closed(from, addDays(from, days)))
    fc.assert(
      fc.property(fc.array(span, { maxLength: 4 }), day, fc.integer({ min: 0, max: 40 }), (closings, from, days) => {
        const course = Array.from({ length: days + 1 }, (_, index) => addDays(from, index)).filter((each) => isoWeekday(each) <= 5)
        const lost = closings.filter((each) => course.some((taught) => each.from <= taught && taught <= each.to))
        const found = closingsDuring({ closings }, from, addDays(from, days))
        expect(new Set(found)).toEqual(new Set(lost))
      }),
    )
  })
})
