import type { Band, MaterialsFee, PriceList, Season } from '../../../src/contract/pricing-schema'
import { minor, printed } from './market'
import { cycled } from './random'

/** From how many weeks a cheaper rate begins, and what per cent of the full rate it is. */
type Ladder = [fromWeeks: number, percent: number][]
const ladders: Ladder[] = [
  [
    [1, 100],
    [4, 96],
    [12, 90],
    [24, 84],
  ],
  [
    [1, 100],
    [8, 94],
    [16, 88],
    [24, 82],
  ],
  [
    [1, 100],
    [2, 97],
    [5, 94],
    [9, 91],
    [13, 88],
    [25, 83],
  ],
  [
    [1, 100],
    [12, 92],
    [24, 86],
    [36, 80],
  ],
  [
    [1, 100],
    [6, 95],
    [11, 90],
  ],
]
const yearLadder: Ladder = [
  [1, 100],
  [30, 96],
  [36, 92],
]
const nextYearRise = 104

export type ListPlan = {
  /** Whole units a week, or for a fixed price the whole course. */
  price: number
  rule: PriceList['rule']
  split: boolean
  /** One list for good instead of one a year. */
  single: boolean
  ladder: number | 'year' | 'flat'
  roundTo: number
  baseYear: number
}

function bandsOf({ price, ladder, roundTo }: ListPlan, percent: number): Band[] {
  const steps: Ladder = ladder === 'year' ? yearLadder : ladder === 'flat' ? [[1, 100]] : cycled(ladders, ladder)
  return steps.map(([fromWeeks, share]) => ({ fromWeeks, price: printed((price * share * percent) / 10_000, roundTo) }))
}

/** The lists of a course or a room: of the base year, and of the years after it, a little dearer. */
export function listsOf(plan: ListPlan): PriceList[] {
  const { rule, split, single, baseYear } = plan
  const first: PriceList = { validFrom: `${baseYear}-01-01`, validTo: null, rule, split, bands: bandsOf(plan, 100) }
  if (single) return [first]
  const later: PriceList = { ...first, validFrom: `${baseYear + 1}-01-01`, bands: bandsOf(plan, nextYearRise) }
  return [{ ...first, validTo: `${baseYear}-12-31` }, later]
}

/** The three ways schools charge for books, and some who do not. */
export function materialsOf(kind: number, price: number): MaterialsFee | null {
  const once = [{ fromWeeks: 1, price: minor(price) }]
  if (kind % 4 === 0) return { rule: 'once', everyWeeks: null, bands: once }
  if (kind % 4 === 1) return { rule: 'perStartedWeeks', everyWeeks: kind % 8 === 1 ? 4 : 12, bands: once }
  if (kind % 4 === 2) {
    return {
      rule: 'band',
      everyWeeks: null,
      bands: [...once, { fromWeeks: 5, price: minor(price * 1.6) }, { fromWeeks: 13, price: minor(price * 2.2) }],
    }
  }
  return null
}

const southern = ['AU', 'NZ', 'ZA']

/** The span in which rooms and lessons cost more: June to August, or across New Year in the southern half of the world. */
export function highSeason(countryCode: string, perWeek: number): Season {
  return southern.includes(countryCode)
    ? { from: '12-14', to: '01-31', perWeek: minor(perWeek) }
    : { from: '06-14', to: '08-29', perWeek: minor(perWeek) }
}
