import type { Trip } from '../trip'

/** Fields that must be there before a booking goes into the cart: id of the field → key of its sentence in the dictionary `course`. */
export type Missing = { start?: string; 'birth-date'?: string; nationality?: string }

/** In the order of the form, so that the first one gets the focus. */
export const missingFor = (trip: Trip): Missing => ({
  ...(trip.startDate ? {} : { start: 'card.selectDate' }),
  ...(trip.birthDate ? {} : { 'birth-date': 'card.birthDateNeeded' }),
  ...(trip.nationality ? {} : { nationality: 'card.nationalityNeeded' }),
})
