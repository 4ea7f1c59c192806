import { limits } from '../config/limits'
import { readTrips, writeTrips } from './trip-list'

const trips = [
  { id: 12, weeks: 8, start: '2027-01-04' },
  { id: 31, weeks: 4, start: null },
  { id: 7, weeks: null, start: null },
  { id: 9, weeks: null, start: '2028-02-29' },
]

test('given trips, then their address is short, needs no escaping and reads back as they were', () => {
  const text = writeTrips(trips)
  expect(text).toMatch(/^[\w.]+$/)
  expect(text.length).toBeLessThan(35)
  expect(readTrips(text)).toEqual(trips)
})

test.each([
  ['', []],
  ['____', []],
  ['abc.4.xx_-1_0_1e3_%00_<script>', []],
  ['3.0.zzzzzzz', [{ id: 3, weeks: null, start: null }]],
  ['3.999', [{ id: 3, weeks: null, start: null }]],
  ['٣.٨', [{ id: 3, weeks: 8, start: null }]],
  ['3.4_3.9', [{ id: 3, weeks: 4, start: null }]],
  ['99999999999999', []],
])('given the nonsense %j, then what can be understood of it is %j', (text, expected) => {
  expect(readTrips(text)).toEqual(expected)
})

test('given ten thousand courses, then a list is full at its limit', () => {
  expect(readTrips(Array.from({ length: 10_000 }, (_, id) => id + 1).join('_'))).toHaveLength(limits.wishes)
})
