import { calendarFile } from './calendar-file'

const record = {
  ...{
    quoteId: 'q',
    number: 'RH-26-004217',
    grandTotal: 1,
    placedOn: '2026-03-01',
    payBefore: '2026-03-04',
    paymentReference: 'RH26004217',
    instructions: '',
  },
  trips: [
    {
      ...{ name: 'General English', school: 'Demo School, London', city: 'London', poster: 'london' },
      ...{ startDate: '2026-06-15', endDate: '2026-09-04', weeks: 12, qty: 1 },
    },
  ],
}
const words = { trip: ({ name }: { name: string }) => name, pay: 'Pay; until, Wednesday' }
const file = () => calendarFile(record, words, Date.UTC(2026, 2, 1, 12, 0, 0))

describe('the calendar file (RFC 5545)', () => {
  test('given a course from 15 June to 4 September, then it is an all-day event that ends on the day after its last', () => {
    expect(file()).toContain('DTSTART;VALUE=DATE:20260615\r\nDTEND;VALUE=DATE:20260905\r\n')
  })

  test('given the day to pay by, then it is an event too, with its signs escaped', () => {
    expect(file()).toContain('DTSTART;VALUE=DATE:20260304\r\nDTEND;VALUE=DATE:20260305\r\nSUMMARY:Pay\\; until\\, Wednesday\r\n')
  })

  test('given long Arabic words, then no line is longer than 75 octets and unfolding gives them back', () => {
    const name = 'دورة اللغة الإنجليزية المكثفة للتحضير لاختبار الآيلتس في مدينة لندن العريقة'
    const text = calendarFile({ ...record, trips: record.trips.map((trip) => ({ ...trip, name })) }, words, 0)
    const octets = text.split('\r\n').map((line) => new TextEncoder().encode(line).length)
    expect(Math.max(...octets)).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}`)
  })

  test('given any booking, then every line ends with CRLF and the moment is in UTC', () => {
    expect(file().replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
    expect(file()).toContain('DTSTAMP:20260301T120000Z')
  })
})
