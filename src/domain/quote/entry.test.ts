import { readEntry } from './entry'
import { emptyWish } from './wish'
import { writeEntry } from './write-entry'

const read = (query: string) => readEntry(new URLSearchParams(query))

describe('the address that hands a trip to the quote', () => {
  test('given all of a trip, then it is read as it was written', () => {
    const trip = {
      course: 1,
      weeks: 12,
      start: '2027-02-01',
      stay: 31,
      transfer: 'both',
      pickup: 5,
      insurance: true,
      fees: [9, 2],
    } as const
    const address = '?course=1&weeks=12&start=2027-02-01&stay=31&transfer=both&pickup=5&insurance=1&fees=9%2C2'
    expect(writeEntry(trip)).toBe(address)
    expect(read(address)).toEqual({
      ...emptyWish,
      ...{ courseId: 1, weeks: 12, startDate: '2027-02-01', stay: 31 },
      ...{ transfer: 'both', pickupId: 5, insurance: true, extraFeeIds: [9, 2] },
    })
  })

  test('given a course alone, then the rest is open', () => {
    expect(writeEntry({ course: 7, transfer: 'none', pickup: 5 })).toBe('?course=7')
    expect(read('?course=7')).toEqual({ ...emptyWish, courseId: 7 })
  })

  test.each(['', '?step=stay', '?course=', '?course=-1', '?course=1e9', '?course=<script>', '?weeks=4'])(
    'given %j, then nothing is asked',
    (query) => {
      expect(read(query)).toBeNull()
    },
  )

  test('given nonsense beside the course, then it is left out; ٤ weeks are four', () => {
    expect(read('?course=1&weeks=٤&start=2027-02-30&stay=x&transfer=both&fees=a,1.5,3')).toEqual({
      ...emptyWish,
      ...{ courseId: 1, weeks: 4, extraFeeIds: [3] },
    })
    expect(read('?course=1&weeks=1.5')?.weeks).toBeNull()
    expect(read('?course=1&weeks=1000000000')?.weeks).toBeNull()
  })
})
