import type { QuoteWish } from '../wish'

/** Everything chosen, at the school of the worked example. For tests. */
export const fullWish: QuoteWish = {
  language: 'english',
  country: 'GB',
  city: 'london',
  school: 'demo-school-london',
  courseId: 1,
  weeks: 12,
  startDate: '2026-06-15',
  stay: 3,
  stayWeeks: 10,
  extraNights: 2,
  transfer: 'both',
  pickupId: 5,
  insurance: true,
  extraFeeIds: [9, 2],
}
