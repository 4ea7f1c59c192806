import { addDays } from '../../domain/dates'
import type { PlacedRecord } from '../../store/placed-record'

const plain = (isoDate: string) => isoDate.replaceAll('-', '')
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** RFC 5545 §3.1: lines of at most 75 octets, the rest continued after a space; never inside a character. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let size = 0
  for (const character of line) {
    const octets = new TextEncoder().encode(character).length
    if (size + octets > 73) {
      parts.push(part)
      part = ''
      size = 0
    }
    part += character
    size += octets
  }
  return [...parts, part].join('\r\n ')
}

type Words = { trip: (trip: PlacedRecord['trips'][number]) => string; pay: string }

/**
 * The booking as an iCalendar file: each course as an all-day event (its end is the day after the last, RFC 5545 §3.6.1), and the day to pay by.
 * `stamp`: milliseconds.
 */
export function calendarFile(record: PlacedRecord, words: Words, stamp: number): string {
  const at = `${new Date(stamp).toISOString().replace(/[-:]/g, '').slice(0, 15)}Z`
  const event = (id: string, from: string, to: string, summary: string, place: string) => [
    'BEGIN:VEVENT',
    `UID:${record.number}-${id}@rihla`,
    `DTSTAMP:${at}`,
    `DTSTART;VALUE=DATE:${plain(from)}`,
    `DTEND;VALUE=DATE:${plain(to)}`,
    `SUMMARY:${escaped(summary)}`,
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    'END:VEVENT',
  ]
  const trips = record.trips.flatMap((trip, index) =>
    event(String(index + 1), trip.startDate, addDays(trip.endDate, 1), words.trip(trip), `${trip.school}, ${trip.city}`),
  )
  const pay = event('pay', record.payBefore, addDays(record.payBefore, 1), words.pay, '')
  return [...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Rihla//Booking//EN'], ...trips, ...pay, 'END:VCALENDAR', '']
    .map(folded)
    .join('\r\n')
}
