import type { LineKind, Price, PricedLine } from '../contract/price-schema'
import type { PriceGroup, PriceGroupName } from '../contract/quote-schema'
import { sum } from './money'
import type { RuleKey } from './pricing/rule-keys'

const groupOf: Record<LineKind, PriceGroupName> = {
  tuition: 'course',
  promotion: 'course',
  registration: 'course',
  materials: 'course',
  tuitionSeason: 'course',
  accommodation: 'accommodation',
  accommodationSummer: 'accommodation',
  accommodationUnder18: 'accommodation',
  accommodationChristmas: 'accommodation',
  placement: 'accommodation',
  extraNights: 'accommodation',
  transfer: 'other',
  insurance: 'other',
  extraFee: 'other',
  serviceFee: 'agency',
  vat: 'agency',
}
/** A fee that a promotion waives: the promotion's line belongs beside it, not beside tuition. */
const waivedBy: Partial<Record<RuleKey, LineKind>> = {
  promotionWaivedRegistration: 'registration',
  promotionWaivedMaterials: 'materials',
  promotionWaivedPlacement: 'placement',
  promotionWaivedTransfer: 'transfer',
}
const waivedFee = ({ rule }: PricedLine): LineKind | undefined => waivedBy[rule.key as RuleKey]
const order: readonly PriceGroupName[] = ['course', 'accommodation', 'other', 'agency']

/** What waives a fee stands right after it. */
function besideTheirFees(lines: readonly PricedLine[]): PricedLine[] {
  const placeOf = (line: PricedLine, index: number): number => {
    const waived = waivedFee(line)
    const fee = waived ? lines.findLastIndex(({ kind }) => kind === waived) : -1
    return fee < 0 ? index : fee + 0.5
  }
  return lines
    .map((line, index) => ({ line, place: placeOf(line, index) }))
    .sort((a, b) => a.place - b.place)
    .map(({ line }) => line)
}

/** The lines of a price by what they are for, in the order of a quote; groups without a line are left out. */
export const lineGroups = (lines: readonly PricedLine[]): { group: PriceGroupName; lines: PricedLine[] }[] => {
  const all = besideTheirFees(lines)
  const groupFor = (line: PricedLine) => groupOf[waivedFee(line) ?? line.kind]
  return order.map((group) => ({ group, lines: all.filter((line) => groupFor(line) === group) })).filter(({ lines: own }) => own.length > 0)
}

/** What each group comes to; `sar` of all groups is the price's total. */
export const groupTotals = ({ lines }: Pick<Price, 'lines'>): PriceGroup[] =>
  lineGroups(lines).map(({ group, lines: own }) => ({
    group,
    amount: sum(own.map(({ amount }) => amount)),
    sar: sum(own.map(({ sar }) => sar)),
  }))
