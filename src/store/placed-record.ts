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
