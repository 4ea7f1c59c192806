import fc from 'fast-check'
import { addDays, dateOfDay, dayNumber } from '../dates'
import { inSpan, nightsInSpan, type Span } from './seasons'

test.each<[Span, string, boolean]>([
  [{ from: '06-14', to: '08-29' }, '2026-06-14', true],
  [{ from: '06-14', to: '08-29' }, '2031-08-29', true],
  [{ from: '06-14', to: '08-29' }, '2026-06-13', false],
  [{ from: '06-14', to: '08-29' }, '2026-08-30', false],
  [{ from: '12-19', to: '01-03' }, '2026-12-31', true],
  [{ from: '12-19', to: '01-03' }, '2027-01-03', true],
  [{ from: '12-19', to: '01-03' }, '2027-01-04', false],
  [{ from: '12-19', to: '01-03' }, '2026-12-18', false],
  [{ from: '2026-06-14', to: '2026-08-29' }, '2026-08-29', true],
  [{ from: '2026-06-14', to: '2026-08-29' }, '2027-07-01', false],
  [{ from: '2026-06-14', to: '08-29' }, '2027-07-01', true],
])('%j holds %s: %p', (span, date, holds) => {
  expect(inSpan(span, date)).toBe(holds)
})

test('nights are counted in each Christmas a stay touches; the morning of departure is none', () => {
  const christmas = { from: '12-19', to: '01-03' }
  expect(nightsInSpan(christmas, '2026-12-13', '2026-12-19')).toEqual([])
  expect(nightsInSpan(christmas, '2026-12-13', '2026-12-20')).toEqual([1])
  expect(nightsInSpan(christmas, '2027-01-03', '2027-01-10')).toEqual([1])
  expect(nightsInSpan(christmas, '2027-01-04', '2027-02-10')).toEqual([])
  expect(nightsInSpan(christmas, '2026-12-20', '2027-12-24')).toEqual([15, 5])
  expect(nightsInSpan({ from: '2026-12-24', to: '2026-12-25' }, '2026-12-01', '2027-12-30')).toEqual([2])
})

test('nights agree with asking every night by itself', () => {
  const monthDay = fc.oneof(
    fc.constant('02-29'),
    fc.integer({ min: 0, max: 364 }).map((day) => dateOfDay(dayNumber('2026-01-01') + day).slice(5)),
  )
  fc.assert(
    fc.property(monthDay, monthDay, fc.integer({ min: 0, max: 900 }), fc.integer({ min: 1, max: 420 }), (from, to, start, nights) => {
      const arrival = addDays('2026-01-01', start)
      const each = Array.from({ length: nights }, (_, night) => addDays(arrival, night)).filter((night) =>
        inSpan({ from, to }, night),
      ).length
      expect(nightsInSpan({ from, to }, arrival, addDays(arrival, nights)).reduce((total, some) => total + some, 0)).toBe(each)
    }),
  )
})
