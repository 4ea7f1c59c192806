import fc from 'fast-check'
import {
  addDays,
  addWeeks,
  ageOn,
  dateOfDay,
  dayNumber,
  daysBetween,
  endOfStudy,
  firstMonday,
  isIsoDate,
  isoWeekday,
  timeLeft,
  todayInRiyadh,
} from './dates'

const anyDate = fc.integer({ min: dayNumber('1900-01-01'), max: dayNumber('2199-12-31') }).map(dateOfDay)

describe('a calendar date', () => {
  test.each(['2000-02-29', '2024-02-29', '2026-12-31', '1000-01-01', '9999-12-31'])('%s is one', (text) => {
    expect(isIsoDate(text)).toBe(true)
  })

  test.each([
    '2000-02-31',
    '2027-02-29',
    '2027-2-30',
    '02/31/2000',
    '1970-21-01T00:00:00',
    '1900-02-29',
    '2026-00-10',
    '2026-10-00',
    '2026-04-31',
    '0050-01-01',
    '2026-06-15 ',
    '٢٠٢٦-٠٦-١٥',
    '',
    null,
    undefined,
    20260615,
    {},
    ['2026-06-15'],
  ])('%p is none (case 14)', (value) => {
    expect(isIsoDate(value)).toBe(false)
  })

  test('goes back and forth by days without drift', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -5000, max: 5000 }), (date, days) => {
        const moved = addDays(date, days)
        expect(isIsoDate(moved)).toBe(true)
        expect(daysBetween(date, moved)).toBe(days)
        expect(addDays(moved, -days)).toBe(date)
        expect(moved > date).toBe(days > 0)
      }),
    )
  })

  test('has the weekday of the calendar', () => {
    expect(['2026-06-15', '2026-06-16', '2026-09-04', '1969-12-28', '1970-01-01'].map(isoWeekday)).toEqual([1, 2, 5, 7, 4])
    expect(addWeeks('2026-12-28', 1)).toBe('2027-01-04')
  })
})

describe('age', () => {
  test.each([
    ['2008-08-01', '2026-07-31', 17],
    ['2008-08-01', '2026-08-01', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-28', 19],
    ['2008-02-29', '2028-02-29', 20],
    ['2008-01-01', '2007-12-31', -1],
  ])('born %s, on %s: %i', (birth, on, years) => {
    expect(ageOn(birth, on)).toBe(years)
  })

  test('never falls as days go by', () => {
    fc.assert(
      fc.property(
        anyDate,
        anyDate,
        (birth, on) => ageOn(birth, addDays(on, 1)) - ageOn(birth, on) <= 1 && ageOn(birth, addDays(on, 1)) >= ageOn(birth, on),
      ),
    )
  })
})

test('today is the date in Riyadh, three hours ahead of UTC', () => {
  expect(todayInRiyadh(Date.UTC(2026, 2, 1, 20, 59, 59, 999))).toBe('2026-03-01')
  expect(todayInRiyadh(Date.UTC(2026, 2, 1, 21))).toBe('2026-03-02')
  expect(todayInRiyadh(Date.UTC(2026, 11, 31, 22))).toBe('2027-01-01')
})

test.each([
  ['2026-06-15', 12, '2026-09-04', '2026-06-15'],
  ['2026-06-15', 1, '2026-06-19', '2026-06-15'],
  ['2026-05-05', 2, '2026-05-15', '2026-05-04'],
  ['2026-06-14', 1, '2026-06-19', '2026-06-15'],
  ['2026-06-13', 1, '2026-06-19', '2026-06-15'],
])('a course from %s for %i weeks ends on Friday %s; its first Monday is %s', (start, weeks, end, monday) => {
  expect(endOfStudy(start, weeks)).toBe(end)
  expect(firstMonday(start)).toBe(monday)
})

test.each([
  ['2026-03-14', Date.UTC(2026, 2, 1, 21), { days: 13, hours: 0, minutes: 0 }],
  ['2026-03-14', Date.UTC(2026, 2, 13, 15, 30), { days: 1, hours: 5, minutes: 30 }],
  ['2026-03-14', Date.UTC(2026, 2, 14, 20, 59, 59, 999), { days: 0, hours: 0, minutes: 1 }],
  ['2026-03-14', Date.UTC(2026, 2, 14, 21), null],
  ['2026-03-14', Date.UTC(2026, 5, 1), null],
])('of %s at %i there is left %j: its end is one moment, in Riyadh', (day, now, left) => {
  expect(timeLeft(day, now)).toEqual(left)
})
