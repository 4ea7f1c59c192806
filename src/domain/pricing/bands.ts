/** What weeks cost by a price list: tuition and accommodation alike (design domain §3.1, §3.5). */
import type { Band, PriceList } from '../../contract/pricing-schema'
import type { IsoDate } from '../dates'
import { multiplyDivide } from '../money'
import { type Params, type Step, writeSteps } from './rule-keys'

export type WeeksForm = 'Whole' | 'Progressive' | 'Fixed' | 'Split'
/** `rate`: a week at the band reached, what one free week is worth. */
export type WeeksPrice = { amount: number; rate: number; form: WeeksForm; params: Params }

/** The band that so many weeks reach: the highest whose `fromWeeks` is not above them; below the first it is the first. */
export function bandFor(bands: readonly Band[], weeks: number): Band {
  let reached: Band | undefined
  let lowest: Band | undefined
  for (const band of bands) {
    if (!lowest || band.fromWeeks < lowest.fromWeeks) lowest = band
    if (band.fromWeeks <= weeks && (!reached || band.fromWeeks >= reached.fromWeeks)) reached = band
  }
  return reached ?? lowest ?? { fromWeeks: 1, price: 0 }
}

/** The list whose window holds the date, both ends included; of several the youngest. */
export function listInForce(lists: readonly PriceList[], date: IsoDate): PriceList | null {
  let found: PriceList | null = null
  for (const list of lists) {
    const inForce = list.validFrom <= date && (list.validTo === null || date <= list.validTo)
    if (inForce && (!found || list.validFrom > found.validFrom)) found = list
  }
  return found
}

/** The rate of the `index`-th week (from 0) of a stay of `weeks`. */
const weekRate = (list: PriceList, index: number, weeks: number): number =>
  bandFor(list.bands, list.rule === 'progressive' ? index + 1 : weeks).price

function stepsOf(rates: readonly number[]): Step[] {
  const steps: Step[] = []
  for (const rate of rates) {
    const last = steps.at(-1)
    if (last?.rate === rate) last.weeks += 1
    else steps.push({ weeks: 1, rate })
  }
  return steps
}

/**
 * @assumed in a split stay a week whose day no list covers, or whose list is a fixed price, keeps the list of the start: neither names a
 * price for one week.
 */
function splitRates(lists: readonly PriceList[], ruling: PriceList, weekDays: readonly IsoDate[]): number[] {
  return weekDays.map((day, index) => {
    const own = listInForce(lists, day)
    return weekRate(own && own.rule !== 'fixed' ? own : ruling, index, weekDays.length)
  })
}

/**
 * The price of a stay by the list that rules its start.
 * @param weekDays the first day of each week, by which a `split` list gives the week to its own list
 * @returns minor units of the school's currency, and what the sentence needs
 */
export function priceWeeks(lists: readonly PriceList[], ruling: PriceList, weekDays: readonly IsoDate[]): WeeksPrice {
  const weeks = weekDays.length
  const band = bandFor(ruling.bands, weeks)
  if (ruling.rule === 'fixed') {
    return { amount: band.price, rate: multiplyDivide(band.price, 1, weeks), form: 'Fixed', params: { count: weeks, price: band.price } }
  }
  const crosses = ruling.split && weekDays.some((day) => listInForce(lists, day) !== ruling)
  if (!crosses && ruling.rule === 'whole') {
    return {
      amount: band.price * weeks,
      rate: band.price,
      form: 'Whole',
      params: { count: weeks, rate: band.price, fromWeeks: band.fromWeeks },
    }
  }
  const rates = crosses ? splitRates(lists, ruling, weekDays) : weekDays.map((_, index) => weekRate(ruling, index, weeks))
  const amount = rates.reduce((total, rate) => total + rate, 0)
  return { amount, rate: band.price, form: crosses ? 'Split' : 'Progressive', params: { count: weeks, steps: writeSteps(stepsOf(rates)) } }
}
