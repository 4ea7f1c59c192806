/** What a client asks to book, read strictly by allow-list: nothing it sends beside these fields is looked at, least of all a price (case 54). */
import { limits } from '../../../src/config/limits'
import type { BookingChoice, TransferChoice } from '../../../src/contract/pricing-schema'
import { isIsoDate } from '../../../src/domain/dates'
import { parseCount, toLatinDigits } from '../../../src/domain/digits'
import type { PricingProblem, PricingProblemCode } from '../../../src/domain/pricing'
import { cleanText } from '../../../src/domain/text'
import { fail } from '../../fail'

type Raw = Readonly<Record<string, unknown>>
type Fields = Record<string, string>

const isRaw = (value: unknown): value is Raw => typeof value === 'object' && value !== null && !Array.isArray(value)
const isUnset = (value: unknown): value is null | undefined | '' => value === undefined || value === null || value === ''

/** Weeks, ids: a whole number from 1, digits of any script; anything else is a broken field (cases 7, 11). */
function count(raw: Raw, field: string, fields: Fields, rule = 'count'): number {
  const value = parseCount(raw[field])
  if (value === null) fields[field] = rule
  return value ?? 1
}

const countOrNull = (raw: Raw, field: string, fields: Fields): number | null => (isUnset(raw[field]) ? null : count(raw, field, fields))

/** A date that exists, digits of any script (case 14). */
function date(raw: Raw, field: string, fields: Fields, rule: string): string {
  const value = typeof raw[field] === 'string' ? toLatinDigits(cleanText(raw[field])) : ''
  if (!isIsoDate(value)) fields[field] = rule
  return value
}

function extraNights(raw: Raw, fields: Fields): number {
  if (isUnset(raw.extraNights) || raw.extraNights === 0 || raw.extraNights === '0') return 0
  return count(raw, 'extraNights', fields, 'extraNightsInvalid')
}

const transfers: readonly TransferChoice[] = ['none', 'arrival', 'both']
const mostFees = 20

function transfer(raw: Raw, fields: Fields): TransferChoice {
  const value = isUnset(raw.transfer) ? 'none' : transfers.find((candidate) => candidate === raw.transfer)
  if (!value) fields.transfer = 'unknown'
  return value ?? 'none'
}

function insurance(raw: Raw, fields: Fields): boolean {
  if (!isUnset(raw.insurance) && typeof raw.insurance !== 'boolean') fields.insurance = 'format'
  return raw.insurance === true
}

function feeIds(raw: Raw, fields: Fields): number[] {
  const list = isUnset(raw.extraFeeIds) ? [] : raw.extraFeeIds
  const ids = Array.isArray(list) && list.length <= mostFees ? list.map((id: unknown) => parseCount(id)) : [null]
  const known = ids.filter((id) => id !== null)
  if (known.length < ids.length) fields.extraFeeIds = 'unknownFee'
  return [...new Set(known)].sort((a, b) => a - b)
}

function student(raw: Raw, fields: Fields): BookingChoice['student'] {
  const given = isRaw(raw.student) ? raw.student : {}
  if (!isRaw(raw.student) && !isUnset(raw.student)) fields.student = 'format'
  const typed = isUnset(given.nationality) ? null : given.nationality
  const nationality = typeof typed === 'string' ? typed.toUpperCase() : null
  if (typed !== null && !/^[A-Z]{2}$/.test(nationality ?? '')) fields.nationality = 'country'
  return { birthDate: isUnset(given.birthDate) ? null : date(given, 'birthDate', fields, 'birthDateInvalid'), nationality }
}

/** `qty`: how many students; 1 when not sent. 0, -1, 0.5, 1e9, null, [] … are refused. */
export function readQuantity(value: unknown): number {
  const quantity = parseCount(value, limits.cart.maxQuantity)
  if (quantity === null) throw fail('validation', { fields: { qty: 'count' } })
  return quantity
}

/**
 * The choice in one normal form: what has no meaning without something else is taken out, fees are sorted, accommodation as long as the
 * course is null. Equal bookings are then equal texts.
 */
export function normaliseChoice(choice: BookingChoice): BookingChoice {
  const { accommodationId, accommodationWeeks, extraNights: nights, transfer: way, pickupId } = choice
  const housed = accommodationId !== null
  return {
    courseId: choice.courseId,
    weeks: choice.weeks,
    startDate: choice.startDate,
    accommodationId,
    accommodationWeeks: housed && accommodationWeeks !== choice.weeks ? accommodationWeeks : null,
    extraNights: housed ? nights : 0,
    transfer: way,
    pickupId: way === 'none' ? null : pickupId,
    insurance: choice.insurance,
    extraFeeIds: [...new Set(choice.extraFeeIds)].sort((a, b) => a - b),
    student: { birthDate: choice.student.birthDate, nationality: choice.student.nationality },
  }
}

/**
 * Reads the payload of addToCart. Fails with `cart_choice_invalid` and the broken fields; an optional wrapper `item` is looked into, since
 * the specification calls it an "item payload".
 */
export function readChoice(input: Raw): BookingChoice {
  const raw = isRaw(input.item) ? input.item : input
  const fields: Fields = {}
  const choice: BookingChoice = {
    courseId: count(raw, 'courseId', fields),
    weeks: count(raw, 'weeks', fields, 'weeksInvalid'),
    startDate: date(raw, 'startDate', fields, 'startInvalid'),
    accommodationId: countOrNull(raw, 'accommodationId', fields),
    accommodationWeeks: countOrNull(raw, 'accommodationWeeks', fields),
    extraNights: extraNights(raw, fields),
    transfer: transfer(raw, fields),
    pickupId: countOrNull(raw, 'pickupId', fields),
    insurance: insurance(raw, fields),
    extraFeeIds: feeIds(raw, fields),
    student: student(raw, fields),
  }
  if (Object.keys(fields).length > 0) throw fail('cart_choice_invalid', { fields })
  return normaliseChoice(choice)
}

/**
 * Lines of an equal key merge, others stand apart (design domain §4). @assumed transfer, insurance and fees are part of the key too:
 * merging two different wishes would lose one.
 */
export const choiceKey = (choice: BookingChoice): string => JSON.stringify(normaliseChoice(choice))

const fieldOfProblem: readonly (readonly [RegExp, string])[] = [
  [/^start|^notAStartDay$|^noPriceList$|^noExchangeRate$/, 'startDate'],
  [/^weeks/, 'weeks'],
  [/^birthDate|^student/, 'birthDate'],
  [/^accommodationWeeks$/, 'accommodationWeeks'],
  [/^accommodation|^unknownAccommodation$/, 'accommodationId'],
  [/^extraNights/, 'extraNights'],
  [/^unknownPickup$/, 'pickupId'],
  [/^unknownFee$/, 'extraFeeIds'],
]

/** The form field a person mends a pricing problem in. */
export const fieldOf = (code: PricingProblemCode): string => fieldOfProblem.find(([pattern]) => pattern.test(code))?.[1] ?? 'startDate'

/** A choice that can't be priced, as a failure: the field and the problem's code, whose sentence is `pricing:problem.*`. */
export const choiceFailure = ({ code }: PricingProblem) => fail('cart_choice_invalid', { fields: { [fieldOf(code)]: code } })
