/** Which cart lines are one, and whose registration is already paid (design domain §3.3, §4). */
import type { BookingChoice } from '../contract/pricing-schema'

const sameSet = (a: readonly number[], b: readonly number[]) => {
  const inA = new Set(a)
  const inB = new Set(b)
  return inA.size === inB.size && [...inA].every((id) => inB.has(id))
}

const sameStudent = (a: BookingChoice['student'], b: BookingChoice['student']) =>
  a.birthDate === b.birthDate && a.nationality === b.nationality

/** Accommodation as it counts: without one its weeks and nights mean nothing, `null` weeks are those of the course. */
const home = (choice: BookingChoice) =>
  choice.accommodationId === null ? 'none' : `${choice.accommodationId}/${choice.accommodationWeeks ?? choice.weeks}/${choice.extraNights}`

const transfer = (choice: BookingChoice) => (choice.transfer === 'none' ? 'none' : `${choice.transfer}/${choice.pickupId}`)

/**
 * True when two lines book the same and merge into one with the sum of their quantities: equal course, start, weeks, student and
 * accommodation. @assumed transfer, insurance and fees must be equal too: merging would silently drop one of the two wishes.
 */
export const sameBooking = (a: BookingChoice, b: BookingChoice): boolean =>
  a.courseId === b.courseId &&
  a.startDate === b.startDate &&
  a.weeks === b.weeks &&
  sameStudent(a.student, b.student) &&
  home(a) === home(b) &&
  transfer(a) === transfer(b) &&
  a.insurance === b.insurance &&
  sameSet(a.extraFeeIds, b.extraFeeIds)

export type Quantified = { choice: BookingChoice; qty: number }

/**
 * A guest's lines put into a customer's cart at log-in: equal bookings add up (to `maxQuantity` at most), others follow in order.
 * Call it once a log-in; the guest's cart is empty afterwards.
 */
export function mergeCarts<T extends Quantified>(customer: readonly T[], guest: readonly T[], maxQuantity: number): T[] {
  const merged = customer.map((line) => ({ ...line }))
  for (const line of guest) {
    const equal = merged.find((own) => sameBooking(own.choice, line.choice))
    if (equal) equal.qty = Math.min(maxQuantity, equal.qty + line.qty)
    else merged.push({ ...line })
  }
  return merged
}

/** One line of a cart, for the question who has paid registration. */
export type Enrolment = {
  schoolId: number
  qty: number
  student: BookingChoice['student']
  /** Folded full name; null until travellers are saved. */
  name: string | null
}

/**
 * True when the later line's student has paid this school's registration with the earlier one (design domain §3.3: once per student and
 * school in a cart). @assumed the student is known by birth date and nationality and, once travellers are
 * saved, by name (twins are two students); one place a line; unknown or several students each pay.
 */
export const sharesRegistration = (earlier: Enrolment, later: Enrolment): boolean =>
  earlier.schoolId === later.schoolId &&
  earlier.qty === 1 &&
  later.qty === 1 &&
  later.student.birthDate !== null &&
  later.student.nationality !== null &&
  sameStudent(earlier.student, later.student) &&
  (earlier.name === null || later.name === null || earlier.name === later.name)
