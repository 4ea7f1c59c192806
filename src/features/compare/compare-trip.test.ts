import { readCompareTrip, writeCompareTrip } from './compare-trip'

describe('the address of a comparison', () => {
  test.each<[string, number, string | null]>([
    ['', 4, null],
    ['weeks=12&start=2027-01-04', 12, '2027-01-04'],
    ['weeks=١٢', 12, null],
    ['weeks=99', 52, null],
    ['weeks=0', 4, null],
    ['weeks=-1&start=2027-02-30', 4, null],
    ['weeks=abc&start=soon', 4, null],
  ])('given “%s”, then it asks for %i weeks from %s', (query, weeks, start) => {
    expect(readCompareTrip(new URLSearchParams(query))).toEqual({ weeks, start })
  })

  test.each([
    ['', 4, null],
    ['?weeks=12', 12, null],
    ['?weeks=12&start=2027-01-04', 12, '2027-01-04'],
    ['?start=2027-01-04', 4, '2027-01-04'],
  ])('“%s” is what is written of %i weeks from %s: the usual is left out', (written, weeks, start) => {
    expect(writeCompareTrip({ weeks, start })).toBe(written)
  })
})
