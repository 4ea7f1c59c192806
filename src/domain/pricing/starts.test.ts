import fc from 'fast-check'
import type { CoursePricing } from '../../contract/pricing-schema'
import { addDays, isoWeekday } from '../dates'
import { actualStart, dayProblem, earliestStart, nextStarts } from './starts'
import { demoSchool, demoTerms } from './testing/demo-school'

const context = { today: '2026-03-01', terms: demoTerms }
const school = (more: Partial<CoursePricing>): CoursePricing => ({ ...demoSchool, ...more })
const problemOn = (date: string, pricing = demoSchool, weeks = 4) => dayProblem(pricing, date, weeks, context)

describe('a day can be chosen', () => {
  test.each<[string, string, unknown]>([
    ['a Monday', '2026-06-15', null],
    ['the first possible day', '2026-03-09', null],
    ['a day that has passed', '2026-02-23', { code: 'startInPast' }],
    ['within the booking days', '2026-03-02', { code: 'startTooSoon', params: { earliest: '2026-03-08' } }],
    ['years ahead', '2099-03-02', { code: 'startTooFar', params: { latest: '2029-03-01' } }],
    ['the end of time', '9999-12-31', { code: 'startTooFar', params: { latest: '2029-03-01' } }],
    ['a Tuesday', '2026-06-16', { code: 'notAStartDay' }],
    ['inside the winter break', '2026-12-21', { code: 'startOnClosedDay', params: { from: '2026-12-19', to: '2027-01-03' } }],
    ['its last day', '2027-01-03', { code: 'startOnClosedDay', params: { from: '2026-12-19', to: '2027-01-03' } }],
    ['a bank holiday', '2026-05-04', { code: 'startOnHoliday', params: { next: '2026-05-05' } }],
    ['the Tuesday after it', '2026-05-05', null],
    ['no date (case 14)', '2027-2-30', { code: 'startInvalid' }],
    ['29 February of a common year', '2027-02-29', { code: 'startInvalid' }],
    ['beyond the price list', '2027-01-04', { code: 'noPriceList' }],
  ])('%s, %s', (_, date, problem) => {
    expect(problemOn(date)).toEqual(problem)
  })

  test('only for as many weeks as the course has', () => {
    const limited = school({ minWeeks: 2, maxWeeks: 10 })
    expect([1, 2, 10, 11, 1.5, 0, -1].map((weeks) => problemOn('2026-06-15', limited, weeks)?.code)).toEqual([
      'weeksBelowMinimum',
      undefined,
      undefined,
      'weeksAboveMaximum',
      'weeksInvalid',
      'weeksInvalid',
      'weeksInvalid',
    ])
  })

  test('today itself when the school asks no booking days', () => {
    expect(dayProblem(demoSchool, '2026-03-02', 4, { today: '2026-03-02', terms: { ...demoTerms, bookingDays: 0 } })).toBeNull()
  })
})

describe('a start on a public holiday', () => {
  test('moves over holidays and weekends to the next school day', () => {
    const easter = school({ startRule: { kind: 'dates', dates: ['2026-04-03'] }, holidays: ['2026-04-03', '2026-04-06'] })
    expect(actualStart(easter, '2026-04-03')).toBe('2026-04-07')
    expect(problemOn('2026-04-07', easter)).toBeNull()
    expect(problemOn('2026-04-08', easter)?.code).toBe('notAStartDay')
    expect(problemOn('2026-04-04', easter)?.code).toBe('notAStartDay')
  })

  test('is given up when the school day lies in a closing, or more than a week away', () => {
    const week = Array.from({ length: 12 }, (_, index) => addDays('2026-05-04', index))
    expect(actualStart(school({ holidays: week }), '2026-05-04')).toBeNull()
    const closing = { from: '2026-05-05', to: '2026-05-08', reason: { en: '', ar: '' } }
    expect(actualStart(school({ closings: [closing] }), '2026-05-04')).toBeNull()
    expect(problemOn('2026-05-04', school({ closings: [closing] }))).toEqual({ code: 'notAStartDay' })
  })

  test('does not touch a Sunday start of a school that begins its weeks on Sunday', () => {
    const gulf = school({ startRule: { kind: 'weekday', weekday: 7 } })
    expect(problemOn('2026-06-14', gulf)).toBeNull()
    expect(problemOn('2026-06-15', gulf)?.code).toBe('notAStartDay')
  })
})

describe('the next starts', () => {
  test('every Monday, moved where a holiday asks it', () => {
    expect(nextStarts(demoSchool, { ...context, weeks: 4, count: 5 })).toEqual([
      '2026-03-09',
      '2026-03-16',
      '2026-03-23',
      '2026-03-30',
      '2026-04-07',
    ])
  })

  test('fixed dates, in order and once each', () => {
    const dates = ['2026-09-07', '2026-03-02', '2026-04-13', '2026-04-13']
    expect(nextStarts(school({ startRule: { kind: 'dates', dates } }), { ...context, weeks: 4, count: 9 })).toEqual([
      '2026-04-13',
      '2026-09-07',
    ])
  })

  test.each([
    ['2026-01-05', ['2026-03-30', '2026-04-27', '2026-05-26']],
    ['2026-07-06', ['2026-07-06', '2026-08-03', '2026-09-01']],
  ])('every four weeks from %s', (from, starts) => {
    expect(nextStarts(school({ startRule: { kind: 'every', weeks: 4, from } }), { ...context, weeks: 4, count: 3 })).toEqual(starts)
  })

  test('none where the price list has ended', () => {
    expect(nextStarts(demoSchool, { today: '2026-12-20', terms: demoTerms, weeks: 4, count: 3 })).toEqual([])
  })

  test('are exactly the days that can be chosen, whatever the rule', () => {
    const rule = fc.oneof(
      fc.record({ kind: fc.constant('weekday' as const), weekday: fc.integer({ min: 1, max: 7 }) }),
      fc.record({
        kind: fc.constant('dates' as const),
        dates: fc.array(
          fc.integer({ min: 0, max: 120 }).map((days) => addDays('2026-03-01', days)),
          { maxLength: 8 },
        ),
      }),
      fc.record({
        kind: fc.constant('every' as const),
        weeks: fc.integer({ min: 1, max: 6 }),
        from: fc.integer({ min: -60, max: 60 }).map((days) => addDays('2026-03-01', days)),
      }),
    )
    const days = fc.array(
      fc.integer({ min: 0, max: 120 }).map((offset) => addDays('2026-03-01', offset)),
      { maxLength: 25 },
    )
    const closings = fc.array(
      fc.tuple(fc.nat(120), fc.nat(9)).map(([from, length]) => ({
        from: addDays('2026-03-01', from),
        to: addDays('2026-03-01', from + length),
        reason: { en: '', ar: '' },
      })),
      { maxLength: 2 },
    )
    fc.assert(
      fc.property(rule, days, closings, (startRule, holidays, closed) => {
        const pricing = school({ startRule, holidays, closings: closed })
        const listed = nextStarts(pricing, { ...context, weeks: 4, count: 400 }).filter((day) => day < '2026-06-20')
        const chosen = Array.from({ length: 111 }, (_, offset) => addDays('2026-03-01', offset)).filter(
          (day) => day < '2026-06-20' && !dayProblem(pricing, day, 4, context),
        )
        expect(listed).toEqual(chosen)
        for (const day of listed) {
          expect(day >= earliestStart(context)).toBe(true)
          expect(holidays).not.toContain(day)
          if (isoWeekday(day) > 5) expect(startRule.kind === 'dates' ? startRule.dates.includes(day) : true).toBe(true)
        }
      }),
      { numRuns: 400 },
    )
  })
})
