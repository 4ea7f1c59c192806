/** May this be booked at all? (design domain §1–§3; issue cases of bad input) */
import type { AccommodationPricing, BookingChoice, CoursePricing } from '../../contract/pricing-schema'
import { ageOn, type IsoDate, isIsoDate } from '../dates'
import { listInForce } from './bands'
import type { PricingContext } from './context'
import type { PricingProblem } from './rule-keys'
import { dayProblem, weeksProblem } from './starts'
import { stayOf } from './stay'

/** @assumed a room can be kept this many weeks beyond the course. */
const weeksBeyondCourse = 4
const mostExtraNights = 14
const adult = 18
const oldest = 120

export const accommodationWeeksOf = (choice: BookingChoice): number => choice.accommodationWeeks ?? choice.weeks

/** True when the price, not only the right to book, hangs on the student's age. */
function priceHangsOnAge(pricing: CoursePricing, home: AccommodationPricing | undefined): boolean {
  if (pricing.maxAge !== null && pricing.maxAge < adult) return true
  if (pricing.minAge < adult && home && home.under18PerWeek > 0 && home.minAge < adult) return true
  return pricing.extraFees.some((fee) => (fee.compulsory?.underAge ?? 0) > pricing.minAge)
}

function ageProblem(age: number, limits: { minAge: number; maxAge: number | null }): 'TooYoung' | 'TooOld' | null {
  if (age < limits.minAge) return 'TooYoung'
  return limits.maxAge !== null && age > limits.maxAge ? 'TooOld' : null
}

function studentProblem(
  pricing: CoursePricing,
  choice: BookingChoice,
  home: AccommodationPricing | undefined,
  context: PricingContext,
): PricingProblem | null {
  const { birthDate } = choice.student
  if (birthDate === null) {
    return !context.assumeAdult && priceHangsOnAge(pricing, home) ? { code: 'birthDateNeeded' } : null
  }
  if (!isIsoDate(birthDate) || birthDate > context.today) return { code: 'birthDateInvalid' }
  const age = ageOn(birthDate, choice.startDate)
  if (age > oldest) return { code: 'birthDateInvalid' }
  const problem = ageProblem(age, pricing)
  if (problem === 'TooYoung') return { code: 'studentTooYoung', params: { age, minimum: pricing.minAge } }
  return problem ? { code: 'studentTooOld', params: { age, maximum: pricing.maxAge ?? age } } : null
}

function homeAgeProblem(home: AccommodationPricing, birthDate: IsoDate | null, checkIn: IsoDate): PricingProblem | null {
  if (birthDate === null) return null
  const age = ageOn(birthDate, checkIn)
  const problem = ageProblem(age, home)
  if (problem === 'TooYoung') return { code: 'accommodationTooYoung', params: { age, minimum: home.minAge } }
  return problem ? { code: 'accommodationTooOld', params: { age, maximum: home.maxAge ?? age } } : null
}

function homeProblem(choice: BookingChoice, home: AccommodationPricing): PricingProblem | null {
  const weeks = accommodationWeeksOf(choice)
  const most = choice.weeks + weeksBeyondCourse
  if (!Number.isInteger(weeks) || weeks < home.minWeeks || weeks > most || weeks < 1) {
    return { code: 'accommodationWeeks', params: { minimum: home.minWeeks, maximum: most } }
  }
  const nights = choice.extraNights
  if (!Number.isInteger(nights) || nights < 0 || nights > mostExtraNights)
    return { code: 'extraNightsInvalid', params: { maximum: mostExtraNights } }
  const { from } = stayOf(choice.startDate, weeks, home.checkInDay, nights)
  if (!rulingHomeList(home, choice.startDate, from)) return { code: 'noPriceList' }
  return homeAgeProblem(home, choice.student.birthDate, from)
}

/**
 * The accommodation's list by its check-in day. @assumed where none is in force yet on that day (a stay that begins on the Sunday before
 * New Year), the one of the course's start.
 */
export const rulingHomeList = (home: AccommodationPricing, start: IsoDate, checkIn: IsoDate) =>
  listInForce(home.lists, checkIn) ?? listInForce(home.lists, start)

function extrasProblem(pricing: CoursePricing, choice: BookingChoice): PricingProblem | null {
  if (choice.transfer !== 'none' && !pricing.pickups.some((pickup) => pickup.id === choice.pickupId)) return { code: 'unknownPickup' }
  const known = choice.extraFeeIds.every((id) => pricing.extraFees.some((fee) => fee.id === id))
  return known ? null : { code: 'unknownFee' }
}

/**
 * Why a choice can't be booked, or null when it can. Ages are counted on the first day of the course and on the check-in day. Without
 * accommodation its weeks and extra nights, without transfer its pickup mean nothing and are not looked at.
 * @returns one problem, the first that a person should mend
 */
export function checkChoice(pricing: CoursePricing, choice: BookingChoice, context: PricingContext): PricingProblem | null {
  const first = weeksProblem(pricing, choice.weeks) ?? dayProblem(pricing, choice.startDate, choice.weeks, context)
  if (first) return first
  const home = pricing.accommodations.find((one) => one.id === choice.accommodationId)
  if (choice.accommodationId !== null && !home) return { code: 'unknownAccommodation' }
  const problem =
    studentProblem(pricing, choice, home, context) ?? (home ? homeProblem(choice, home) : null) ?? extrasProblem(pricing, choice)
  if (problem) return problem
  return context.terms.ratesMicro[pricing.currency] ? null : { code: 'noExchangeRate', params: { currency: pricing.currency } }
}
