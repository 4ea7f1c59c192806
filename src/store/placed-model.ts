import { types } from 'mobx-state-tree'
import type { PlacedBooking } from '../api/checkout-calls'
import { environmentOf } from './environment'
import { storageKeys } from './storage-keys'

/** What was booked, without a word about who travels: the page may be left open, and other tabs hear it. */
export type PlacedTrip = {
  name: string
  school: string
  city: string
  poster: string
  startDate: string
  endDate: string
  weeks: number
  qty: number
}
export type PlacedRecord = {
  quoteId: string
  number: string
  grandTotal: number
  placedOn: string
  payBefore: string
  paymentReference: string
  /** As the payment method said it, in the language of the booking: bank and account. */
  instructions: string
  trips: PlacedTrip[]
}

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

/** The booking this tab has just made, for the thank-you page and for "already booked" (case 44). */
export const Placed = types.model('Placed', { record: types.maybeNull(types.frozen<PlacedRecord>()) }).actions((self) => ({
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
