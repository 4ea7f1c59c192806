import fc from 'fast-check'
import type { PriceList } from '../../contract/pricing-schema'
import { bandFor, listInForce, priceWeeks } from './bands'
import { readSteps } from './rule-keys'
import { weekDaysFrom } from './stay'

const bands = [
  { fromWeeks: 1, price: 270 },
  { fromWeeks: 4, price: 260 },
  { fromWeeks: 12, price: 250 },
]
const list = (more: Partial<PriceList> = {}): PriceList => ({
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  rule: 'whole',
  split: false,
  bands,
  ...more,
})
const next = (more: Partial<PriceList> = {}) =>
  list({
    validFrom: '2027-01-01',
    validTo: null,
    bands: [
      { fromWeeks: 1, price: 300 },
      { fromWeeks: 4, price: 290 },
    ],
    ...more,
  })
const price = (lists: PriceList[], start: string, weeks: number) => priceWeeks(lists, lists[0] ?? list(), weekDaysFrom(start, weeks))

test('the band reached is the last that weeks reach', () => {
  expect([1, 3, 4, 11, 12, 99].map((weeks) => bandFor(bands, weeks).price)).toEqual([270, 270, 260, 260, 250, 250])
  expect(bandFor([...bands].reverse(), 5).price).toBe(260)
  expect(bandFor([{ fromWeeks: 4, price: 260 }], 2).price).toBe(260)
})

test('a list is in force on both its ends; of two the youngest', () => {
  const lists = [list(), next({ validFrom: '2026-12-31' })]
  expect(
    ['2025-12-31', '2026-01-01', '2026-12-30', '2026-12-31', '2099-01-01'].map((date) => listInForce(lists, date)?.validFrom ?? null),
  ).toEqual([null, '2026-01-01', '2026-01-01', '2026-12-31', '2026-12-31'])
})

test('whole: the rate of the band reached applies to all weeks', () => {
  expect(price([list()], '2026-06-15', 12)).toEqual({
    amount: 3000,
    rate: 250,
    form: 'Whole',
    params: { count: 12, rate: 250, fromWeeks: 12 },
  })
})

test('progressive: each band its own weeks', () => {
  expect(price([list({ rule: 'progressive' })], '2026-06-15', 13)).toEqual({
    amount: 3 * 270 + 8 * 260 + 2 * 250,
    rate: 250,
    form: 'Progressive',
    params: { count: 13, steps: '3x270+8x260+2x250' },
  })
  expect(readSteps('3x270+8x260')).toEqual([
    { weeks: 3, rate: 270 },
    { weeks: 8, rate: 260 },
  ])
})

test('fixed: one price for the course, a week of it being worth its part', () => {
  expect(price([list({ rule: 'fixed' })], '2026-06-15', 4)).toEqual({
    amount: 260,
    rate: 65,
    form: 'Fixed',
    params: { count: 4, price: 260 },
  })
})

describe('two lists that meet at New Year', () => {
  test('the list in force at the start rules the whole stay', () => {
    expect(price([list(), next()], '2026-12-14', 6).amount).toBe(6 * 260)
  })

  test('unless it says split: each week by the list of its Monday, at the band of all weeks', () => {
    expect(price([list({ split: true }), next()], '2026-12-14', 6)).toEqual({
      amount: 3 * 260 + 3 * 290,
      rate: 260,
      form: 'Split',
      params: { count: 6, steps: '3x260+3x290' },
    })
    expect(price([list({ split: true }), next()], '2026-06-15', 6).form).toBe('Whole')
  })

  test('a progressive list gives each week the band of its place', () => {
    const lists = [list({ split: true, rule: 'progressive' }), next({ rule: 'progressive' })]
    expect(price(lists, '2026-12-21', 5)).toMatchObject({ amount: 2 * 270 + 300 + 2 * 290, params: { steps: '2x270+1x300+2x290' } })
  })

  test('a week without a list, or with a fixed one, keeps the list of the start', () => {
    expect(price([list({ split: true })], '2026-12-14', 6)).toMatchObject({ amount: 6 * 260, form: 'Split' })
    expect(price([list({ split: true }), next({ rule: 'fixed' })], '2026-12-14', 6).amount).toBe(6 * 260)
  })
})

test('progressive tuition never falls as weeks are added, and steps add up to the amount', () => {
  const someBands = fc.array(fc.record({ fromWeeks: fc.integer({ min: 1, max: 40 }), price: fc.nat(50_000) }), {
    minLength: 1,
    maxLength: 6,
  })
  fc.assert(
    fc.property(someBands, fc.integer({ min: 1, max: 52 }), (given, weeks) => {
      const lists = [list({ rule: 'progressive', bands: given })]
      const shorter = price(lists, '2026-06-15', weeks)
      expect(price(lists, '2026-06-15', weeks + 1).amount).toBeGreaterThanOrEqual(shorter.amount)
      const steps = readSteps(String(shorter.params.steps))
      expect(steps.reduce((total, step) => total + step.weeks * step.rate, 0)).toBe(shorter.amount)
      expect(steps.reduce((total, step) => total + step.weeks, 0)).toBe(weeks)
    }),
  )
})
