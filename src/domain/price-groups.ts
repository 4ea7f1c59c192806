import type { LineKind, Price, PricedLine } from '../contract/price-schema'
import type { PriceGroup, PriceGroupName } from '../contract/quote-schema'
import { sum } from './money'

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
const order: readonly PriceGroupName[] = ['course', 'accommodation', 'other', 'agency']

/** The lines of a price by what they are for, in the order of a quote; groups without a line are left out. */
export const lineGroups = (lines: readonly PricedLine[]): { group: PriceGroupName; lines: PricedLine[] }[] =>
  order.map((group) => ({ group, lines: lines.filter(({ kind }) => groupOf[kind] === group) })).filter(({ lines: own }) => own.length > 0)

/** What each group comes to; `sar` of all groups is the price's total. */
export const groupTotals = ({ lines }: Pick<Price, 'lines'>): PriceGroup[] =>
  lineGroups(lines).map(({ group, lines: own }) => ({
    group,
    amount: sum(own.map(({ amount }) => amount)),
    sar: sum(own.map(({ sar }) => sar)),
  }))
