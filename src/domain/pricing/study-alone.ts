import type { BookingChoice } from '../../contract/pricing-schema'
import type { IsoDate } from '../dates'

/** The course and what it compels an adult to pay, nothing chosen beside it: the price that lists and pages speak of. */
export const studyAlone = (courseId: number, weeks: number, startDate: IsoDate): BookingChoice => ({
  courseId,
  weeks,
  startDate,
  accommodationId: null,
  accommodationWeeks: null,
  extraNights: 0,
  transfer: 'none',
  pickupId: null,
  insurance: false,
  extraFeeIds: [],
  student: { birthDate: null, nationality: null },
})
