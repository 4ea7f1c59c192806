/** One way to study that a quote offers, while it is put together: chosen part by part, each part hanging on those before it (spec §3, §4 "Quote"). */
import type { BookingChoice, TransferChoice } from '../../contract/pricing-schema'
import type { IsoDate } from '../dates'

/** Null: not chosen yet. Places are values of the search's filters, which are the same in both languages. */
export type QuoteWish = {
  language: string | null
  country: string | null
  city: string | null
  school: string | null
  courseId: number | null
  weeks: number | null
  startDate: IsoDate | null
  /** The id of an accommodation; `none`: skipped. */
  stay: number | 'none' | null
  /** Null: as many weeks as the course. */
  stayWeeks: number | null
  extraNights: number
  transfer: TransferChoice
  pickupId: number | null
  insurance: boolean
  extraFeeIds: number[]
}

export const emptyWish: QuoteWish = {
  language: null,
  country: null,
  city: null,
  school: null,
  courseId: null,
  weeks: null,
  startDate: null,
  stay: null,
  stayWeeks: null,
  extraNights: 0,
  transfer: 'none',
  pickupId: null,
  insurance: false,
  extraFeeIds: [],
}

/** Each hangs on those before it. */
const parents = ['language', 'country', 'city', 'school', 'courseId'] as const

/** What can fall with a parent, in the words of the page. */
export const wishParts = ['country', 'city', 'school', 'course', 'start', 'stay', 'extras'] as const
export type WishPart = (typeof wishParts)[number]

const isChosen: Record<WishPart, (wish: QuoteWish) => boolean> = {
  country: ({ country }) => country !== null,
  city: ({ city }) => city !== null,
  school: ({ school }) => school !== null,
  course: ({ courseId }) => courseId !== null,
  start: ({ startDate }) => startDate !== null,
  stay: ({ stay }) => typeof stay === 'number',
  extras: ({ transfer, insurance, extraFeeIds }) => transfer !== 'none' || insurance || extraFeeIds.length > 0,
}

/** Everything below a parent, empty again. The weeks stay: how long somebody can be away hangs on no school. */
function below(parent: number): Partial<QuoteWish> {
  const places = Object.fromEntries(parents.slice(parent + 1).map((name) => [name, null]))
  const { startDate, stay, stayWeeks, extraNights, transfer, pickupId, insurance, extraFeeIds } = emptyWish
  return { ...places, startDate, stay, stayWeeks, extraNights, transfer, pickupId, insurance, extraFeeIds }
}

/**
 * The wish after a choice. Choosing another language, country, city, school or course takes back all that hung on the one before.
 * @assumed
 * @returns also what was chosen and is no longer, for the page to say and to undo
 */
export function changeWish(wish: QuoteWish, part: Partial<QuoteWish>): { wish: QuoteWish; cleared: WishPart[] } {
  const parent = parents.findIndex((name) => part[name] !== undefined && part[name] !== wish[name])
  if (parent === -1) return { wish: { ...wish, ...part }, cleared: [] }
  const changed = { ...wish, ...below(parent), ...part }
  return { wish: changed, cleared: wishParts.filter((name) => isChosen[name](wish) && !isChosen[name](changed)) }
}

export type Student = BookingChoice['student']

/** The choice as engine and server take it; null while course, weeks or start are open. An accommodation still open is none. */
export function choiceOfWish(wish: QuoteWish, student: Student): BookingChoice | null {
  const { courseId, weeks, startDate, stay, transfer } = wish
  if (courseId === null || weeks === null || startDate === null) return null
  const lives = typeof stay === 'number'
  return {
    courseId,
    weeks,
    startDate,
    accommodationId: lives ? stay : null,
    accommodationWeeks: lives ? wish.stayWeeks : null,
    extraNights: lives ? wish.extraNights : 0,
    transfer,
    pickupId: transfer === 'none' ? null : wish.pickupId,
    insurance: wish.insurance,
    extraFeeIds: [...wish.extraFeeIds].sort((one, other) => one - other),
    student,
  }
}
