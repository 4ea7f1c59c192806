import { readWish } from './draft'
import type { QuoteWish } from './wish'

/** What an address (write-entry) asks to have quoted; null where it names no course. Ids are looked up in the catalogue before anything is shown. */
export function readEntry(query: URLSearchParams): QuoteWish | null {
  const wish = readWish({
    courseId: query.get('course'),
    weeks: query.get('weeks'),
    startDate: query.get('start'),
    stay: query.get('stay'),
    transfer: query.get('transfer'),
    pickupId: query.get('pickup'),
    insurance: query.get('insurance') === '1',
    extraFeeIds: query.get('fees')?.split(','),
  })
  return wish.courseId === null ? null : wish
}
