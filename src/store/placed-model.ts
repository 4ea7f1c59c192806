import { types } from 'mobx-state-tree'
import type { PlacedBooking } from '../api/checkout-calls'
import { environmentOf } from './environment'
import type { PlacedRecord } from './placed-record'
import { storageKeys } from './storage-keys'

const key = `${storageKeys.draftPrefix}placed`

export function recordOf(quoteId: string, instructions: string, booking: PlacedBooking): PlacedRecord {
  const { number, grandTotal, placedOn, payBefore, paymentReference } = booking
  const trips = booking.lines.map(({ name, school, city, poster, choice, price, qty }) => ({
    ...{ name, school, city, poster, qty },
    ...{ startDate: choice.startDate, endDate: price.endDate, weeks: choice.weeks },
  }))
  return { quoteId, number, grandTotal, placedOn, payBefore, paymentReference, instructions, trips }
}

function parse(text: string | null): PlacedRecord | null {
  if (!text) return null
  try {
    const record = JSON.parse(text) as PlacedRecord | null
    return typeof record?.number === 'string' && Array.isArray(record.trips) ? record : null
  } catch {
    // Cut off while written: then there is no booking to show, and no error either (case 44).
    return null
  }
}

/** The booking this tab has just made, for the thank-you page and for "already booked" (case 44). @assumed */
export const Placed = types.model('Placed', { record: types.frozen<PlacedRecord | null>(null) }).actions((self) => ({
  hear: (record: PlacedRecord) => {
    self.record = record
    environmentOf(self).drafts.write(key, JSON.stringify(record))
  },
  restore: () => {
    self.record = parse(environmentOf(self).drafts.read(key))
  },
  forget: () => {
    self.record = null
    environmentOf(self).drafts.remove(key)
  },
}))
