/** Transfer, insurance and extra fees: design domain §3.6–§3.8. */
import type { BookingChoice, CoursePricing, ExtraFeePricing } from '../../contract/pricing-schema'
import { ageOn } from '../dates'
import { type SchoolLine, schoolLine } from './context'
import type { RuleText } from './rule-keys'

export function transferLines(pricing: CoursePricing, choice: BookingChoice): SchoolLine[] {
  const pickup = pricing.pickups.find((one) => one.id === choice.pickupId)
  if (choice.transfer === 'none' || !pickup) return []
  const both = choice.transfer === 'both'
  const rule: RuleText = { key: both ? 'transferBoth' : 'transferArrival', params: { airport: pickup.code } }
  return [{ ...schoolLine('transfer', both ? pickup.both : pickup.arrival, rule, pickup.id), removable: true }]
}

/** @assumed insurance covers the weeks of the course, as schools sell it. */
export function insuranceLines(pricing: CoursePricing, choice: BookingChoice): SchoolLine[] {
  if (!choice.insurance || pricing.insurancePerWeek === 0) return []
  const rule: RuleText = { key: 'insurancePerWeek', params: { count: choice.weeks, rate: pricing.insurancePerWeek } }
  return [{ ...schoolLine('insurance', choice.weeks * pricing.insurancePerWeek, rule), removable: true }]
}

/** True when every condition the fee names holds; a fee without conditions is asked of everybody. Unknown age or nationality meets none. */
export function isCompulsory(fee: ExtraFeePricing, choice: BookingChoice): boolean {
  const rule = fee.compulsory
  if (!rule) return false
  const { birthDate, nationality } = choice.student
  if (rule.underAge !== null && (birthDate === null || ageOn(birthDate, choice.startDate) >= rule.underAge)) return false
  if (rule.fromWeeks !== null && choice.weeks < rule.fromWeeks) return false
  return rule.nationalities.length === 0 || (nationality !== null && rule.nationalities.includes(nationality))
}

type FeeReason = 'fee' | 'compulsory' | 'compulsoryUnderAge' | 'compulsoryLongStay' | 'compulsoryNationality'

/** Of several conditions the sentence names the one that says most about the student: age, then length, then nationality. */
function reasonOf(fee: ExtraFeePricing, compulsory: boolean): FeeReason {
  if (!compulsory || !fee.compulsory) return 'fee'
  if (fee.compulsory.underAge !== null) return 'compulsoryUnderAge'
  if (fee.compulsory.fromWeeks !== null) return 'compulsoryLongStay'
  return fee.compulsory.nationalities.length > 0 ? 'compulsoryNationality' : 'compulsory'
}

function feeRule(fee: ExtraFeePricing, choice: BookingChoice, compulsory: boolean): RuleText {
  const params: RuleText['params'] = {}
  if (fee.per === 'week') Object.assign(params, { count: choice.weeks, rate: fee.price })
  if (compulsory && fee.compulsory?.underAge != null) params.age = fee.compulsory.underAge
  if (compulsory && fee.compulsory?.fromWeeks != null) params.fromWeeks = fee.compulsory.fromWeeks
  return { key: `${reasonOf(fee, compulsory)}${fee.per === 'week' ? 'PerWeek' : 'Once'}`, params }
}

/** Chosen fees, and compulsory ones whether chosen or not, each once and in the catalogue's order. */
export function extraFeeLines(pricing: CoursePricing, choice: BookingChoice): SchoolLine[] {
  return pricing.extraFees.flatMap((fee) => {
    const compulsory = isCompulsory(fee, choice)
    const amount = fee.per === 'week' ? fee.price * choice.weeks : fee.price
    if (amount === 0 || !(compulsory || choice.extraFeeIds.includes(fee.id))) return []
    return [{ ...schoolLine('extraFee', amount, feeRule(fee, choice, compulsory), fee.id), taxable: fee.taxable, removable: !compulsory }]
  })
}
