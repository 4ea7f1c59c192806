/** On which days a course can begin (design domain §1, start rule). */
import type { CoursePricing, StartRule } from '../../contract/pricing-schema'
import { addDays, daysBetween, type IsoDate, isIsoDate, isoWeekday } from '../dates'
import { listInForce } from './bands'
import type { DayContext } from './context'
import type { PricingProblem } from './rule-keys'

/** @assumed three years ahead: beyond it no school has prices, and a typing error in the year is told as such. */
const furthestDays = 1096
/** A row of holidays longer than this moves no start; the school would name another day. */
const longestMove = 7

const isHoliday = (pricing: CoursePricing, date: IsoDate) => pricing.holidays.includes(date)
const isSchoolDay = (pricing: CoursePricing, date: IsoDate) => isoWeekday(date) <= 5 && !isHoliday(pricing, date)
const closingOn = (pricing: CoursePricing, date: IsoDate) => pricing.closings.find((closing) => closing.from <= date && date <= closing.to)

function isRuleDay(rule: StartRule, date: IsoDate): boolean {
  if (rule.kind === 'weekday') return isoWeekday(date) === rule.weekday
  if (rule.kind === 'dates') return rule.dates.includes(date)
  const days = daysBetween(rule.from, date)
  return days >= 0 && days % (rule.weeks * 7) === 0
}

/** Where a start planned for `date` really takes place: itself, or the next school day after a public holiday; null inside a closing. */
export function actualStart(pricing: CoursePricing, date: IsoDate): IsoDate | null {
  let day = date
  for (let moved = 0; moved <= longestMove && (moved === 0 ? isHoliday(pricing, day) : !isSchoolDay(pricing, day)); moved += 1)
    day = addDays(day, 1)
  return closingOn(pricing, date) || closingOn(pricing, day) || daysBetween(date, day) > longestMove ? null : day
}

/** True when courses begin on this very day: by rule, or moved here by a holiday. */
function isStart(pricing: CoursePricing, date: IsoDate): boolean {
  if (isHoliday(pricing, date)) return false
  if (isRuleDay(pricing.startRule, date)) return true
  if (!isSchoolDay(pricing, date)) return false
  for (let back = 1; back <= longestMove; back += 1) {
    const day = addDays(date, -back)
    if (isSchoolDay(pricing, day)) return false
    if (isHoliday(pricing, day) && isRuleDay(pricing.startRule, day)) return !closingOn(pricing, day)
  }
  return false
}

/** The first day that may be chosen: `course booking days` from today. */
export const earliestStart = (context: DayContext): IsoDate => addDays(context.today, context.terms.bookingDays)

function windowProblem(date: IsoDate, context: DayContext): PricingProblem | null {
  if (date < context.today) return { code: 'startInPast' }
  const earliest = earliestStart(context)
  if (date < earliest) return { code: 'startTooSoon', params: { earliest } }
  const latest = addDays(context.today, furthestDays)
  return date > latest ? { code: 'startTooFar', params: { latest } } : null
}

function calendarProblem(pricing: CoursePricing, date: IsoDate): PricingProblem | null {
  const closing = closingOn(pricing, date)
  if (closing) return { code: 'startOnClosedDay', params: { from: closing.from, to: closing.to } }
  if (isHoliday(pricing, date) && isRuleDay(pricing.startRule, date)) {
    const next = actualStart(pricing, date)
    if (next) return { code: 'startOnHoliday', params: { next } }
  }
  return isStart(pricing, date) ? null : { code: 'notAStartDay' }
}

export function weeksProblem(pricing: CoursePricing, weeks: number): PricingProblem | null {
  if (!Number.isInteger(weeks) || weeks < 1) return { code: 'weeksInvalid' }
  if (weeks < pricing.minWeeks) return { code: 'weeksBelowMinimum', params: { count: pricing.minWeeks } }
  return weeks > pricing.maxWeeks ? { code: 'weeksAboveMaximum', params: { count: pricing.maxWeeks } } : null
}

/** Why a stay of `weeks` can't begin on `date`, or null when it can. Also for `date` out of a request: what is no date is `startInvalid`. */
export function dayProblem(pricing: CoursePricing, date: IsoDate, weeks: number, context: DayContext): PricingProblem | null {
  if (!isIsoDate(date)) return { code: 'startInvalid' }
  const problem = windowProblem(date, context) ?? calendarProblem(pricing, date) ?? weeksProblem(pricing, weeks)
  if (problem) return problem
  return listInForce(pricing.lists, date) ? null : { code: 'noPriceList' }
}

/** Days by the rule, in order, from a day on; without end but for the rule `dates`. */
function* ruleDays(rule: StartRule, from: IsoDate): Generator<IsoDate> {
  if (rule.kind === 'dates') {
    yield* [...new Set(rule.dates)].filter((date) => date >= from).sort()
    return
  }
  const every = rule.kind === 'every' ? rule.weeks * 7 : 7
  const ahead = rule.kind === 'every' ? daysBetween(from, rule.from) : rule.weekday - isoWeekday(from)
  let day = addDays(from, ahead >= 0 && rule.kind === 'every' ? ahead : ((ahead % every) + every) % every)
  for (;;) {
    yield day
    day = addDays(day, every)
  }
}

/** Every day from `from` to `to` on which a stay of `weeks` can begin, ascending. */
export function startsBetween(
  pricing: CoursePricing,
  from: IsoDate,
  to: IsoDate,
  weeks: number,
  context: DayContext,
  most = 400,
): IsoDate[] {
  const found = new Set<IsoDate>()
  for (const planned of ruleDays(pricing.startRule, addDays(from, -longestMove))) {
    if (planned > to || found.size >= most) break
    const day = actualStart(pricing, planned)
    if (day && day >= from && day <= to && !dayProblem(pricing, day, weeks, context)) found.add(day)
  }
  return [...found].sort()
}

/** The next `count` days on which a stay of `weeks` can begin; fewer where the school's dates or price lists end. */
export function nextStarts(pricing: CoursePricing, wish: DayContext & { weeks: number; count: number }): IsoDate[] {
  return startsBetween(pricing, earliestStart(wish), addDays(wish.today, furthestDays), wish.weeks, wish, wish.count)
}
