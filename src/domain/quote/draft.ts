/** A quote being put together: up to three ways to study, side by side. No person is in it (decision 11). */
import { limits } from '../../config/limits'
import { sameBooking } from '../cart-merge'
import { isIsoDate } from '../dates'
import { parseCount } from '../digits'
import { weeksAtMost } from '../trip-list'
import { choiceOfWish, emptyWish, type QuoteWish } from './wish'

export type QuoteDraft = {
  /** One at least. */
  wishes: QuoteWish[]
  /** Which of them the steps are about. */
  at: number
}

export const emptyDraft: QuoteDraft = { wishes: [emptyWish], at: 0 }

export const currentWish = ({ wishes, at }: QuoteDraft): QuoteWish => wishes[at] ?? emptyWish

export const isFull = ({ wishes }: QuoteDraft): boolean => wishes.length >= limits.quote.alternatives

const isEmptyWish = (wish: QuoteWish) => JSON.stringify(wish) === JSON.stringify(emptyWish)
export const isEmptyDraft = ({ wishes }: QuoteDraft): boolean => wishes.every(isEmptyWish)

export const withWish = (draft: QuoteDraft, wish: QuoteWish, at = draft.at): QuoteDraft => ({
  ...draft,
  wishes: draft.wishes.map((one, index) => (index === at ? wish : one)),
})

/** Its copy comes last, and the steps are about it. Nothing where three are there. */
export function duplicateWish(draft: QuoteDraft, at: number): QuoteDraft {
  const wish = draft.wishes[at]
  if (!wish || isFull(draft)) return draft
  return { wishes: [...draft.wishes, { ...wish }], at: draft.wishes.length }
}

/** The last one that goes leaves an empty one. */
export function removeWish({ wishes, at }: QuoteDraft, gone: number): QuoteDraft {
  const rest = wishes.filter((_, index) => index !== gone)
  if (rest.length === 0) return emptyDraft
  return { wishes: rest, at: Math.min(gone < at ? at - 1 : at, rest.length - 1) }
}

export type TakenIn = 'begun' | 'added' | 'replaced' | 'known'

/**
 * A wish that came from a course's page, a card or a list: the first of an empty quote, else one more beside those that are there. Where
 * three are there it takes the place of the one at hand; one that is there already is only turned to. @assumed
 */
export function takeIn(draft: QuoteDraft, wish: QuoteWish): { draft: QuoteDraft; how: TakenIn } {
  const known = draft.wishes.findIndex((one) => sameTrip(one, wish))
  if (known !== -1) return { draft: { ...draft, at: known }, how: 'known' }
  if (isEmptyWish(currentWish(draft))) return { draft: withWish(draft, wish), how: draft.wishes.length > 1 ? 'added' : 'begun' }
  if (isFull(draft)) return { draft: withWish(draft, wish), how: 'replaced' }
  return { draft: { wishes: [...draft.wishes, wish], at: draft.wishes.length }, how: 'added' }
}

/** The same course, weeks, start and room; what else was chosen for it since does not make it another. */
const sameTrip = (one: QuoteWish, other: QuoteWish) =>
  one.courseId === other.courseId &&
  (other.weeks === null || one.weeks === other.weeks) &&
  (other.startDate === null || one.startDate === other.startDate) &&
  (other.stay === null || one.stay === other.stay)

const nobody = { birthDate: null, nationality: null }

/** Places of wishes that book the very same as one before them: a quote takes each once. */
export function repeatedWishes({ wishes }: QuoteDraft): number[] {
  const choices = wishes.map((wish) => choiceOfWish(wish, nobody))
  return choices.flatMap((choice, index) =>
    choice && choices.slice(0, index).some((earlier) => earlier !== null && sameBooking(earlier, choice)) ? [index] : [],
  )
}

type Kept = Record<string, unknown>
const isKept = (value: unknown): value is Kept => typeof value === 'object' && value !== null && !Array.isArray(value)
/** Latin slugs and country codes. */
const place = (value: unknown) => (typeof value === 'string' && /^[\w-]{1,100}$/.test(value) ? value : null)
const mostFees = 20
const mostNights = 14

function readTransfer({ transfer, pickupId }: Kept): Pick<QuoteWish, 'transfer' | 'pickupId'> {
  const id = parseCount(pickupId)
  return (transfer === 'arrival' || transfer === 'both') && id !== null ? { transfer, pickupId: id } : { transfer: 'none', pickupId: null }
}

function readStay({ stay, stayWeeks, extraNights }: Kept): Pick<QuoteWish, 'stay' | 'stayWeeks' | 'extraNights'> {
  if (stay === 'none') return { stay, stayWeeks: null, extraNights: 0 }
  return { stay: parseCount(stay), stayWeeks: parseCount(stayWeeks, weeksAtMost), extraNights: parseCount(extraNights, mostNights) ?? 0 }
}

/** A wish out of storage or an address: what makes no sense is as if it had not been chosen. */
export function readWish(kept: unknown): QuoteWish {
  if (!isKept(kept)) return emptyWish
  const { startDate, extraFeeIds } = kept
  const fees = Array.isArray(extraFeeIds) ? extraFeeIds.slice(0, mostFees).flatMap((id) => parseCount(id) ?? []) : []
  return {
    language: place(kept.language),
    country: place(kept.country),
    city: place(kept.city),
    school: place(kept.school),
    courseId: parseCount(kept.courseId),
    weeks: parseCount(kept.weeks, weeksAtMost),
    startDate: isIsoDate(startDate) ? startDate : null,
    ...readStay(kept),
    ...readTransfer(kept),
    insurance: kept.insurance === true,
    extraFeeIds: [...new Set(fees)],
  }
}

/** A draft as the browser kept it; anything else is an empty one. */
export function readDraft(kept: unknown): QuoteDraft {
  if (!isKept(kept) || !Array.isArray(kept.wishes) || kept.wishes.length === 0) return emptyDraft
  const wishes = kept.wishes.slice(0, limits.quote.alternatives).map(readWish)
  const at = typeof kept.at === 'number' && Number.isInteger(kept.at) ? kept.at : 0
  return { wishes, at: Math.min(Math.max(at, 0), wishes.length - 1) }
}
