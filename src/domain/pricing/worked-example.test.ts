import { commissionOf, explainPromotions, netOf, priceBooking, priceCliffs, pricePerLesson } from './index'
import { demoChoice, demoContext, demoSchool } from './testing/demo-school'

function priceOf() {
  const price = priceBooking(demoSchool, demoChoice, demoContext)
  if (!price.ok) throw new Error(price.failure.code)
  return price.value
}

describe('the worked example of the design, Demo School London', () => {
  test('comes out to the halala, line by line, each with its rule', () => {
    expect(priceOf().lines.map((line) => [line.kind, line.amount, line.currency, line.sar, line.rule.key, line.rule.params])).toEqual([
      ['tuition', 300_000, 'GBP', 1_485_000, 'tuitionWhole', { count: 12, rate: 25_000, fromWeeks: 12 }],
      ['promotion', -45_000, 'GBP', -222_750, 'promotionPercent', { percent: 1500 }],
      ['registration', 5_000, 'GBP', 24_750, 'registrationOnce', {}],
      ['materials', 4_500, 'GBP', 22_275, 'materialsOnce', {}],
      ['accommodation', 240_000, 'GBP', 1_188_000, 'accommodationWhole', { count: 12, rate: 20_000, fromWeeks: 1 }],
      [
        'accommodationSummer',
        27_500,
        'GBP',
        136_125,
        'accommodationSummer',
        { count: 11, weeks: 12, from: '06-14', to: '08-29', rate: 2_500 },
      ],
      [
        'accommodationUnder18',
        21_000,
        'GBP',
        103_950,
        'accommodationUnder18',
        { count: 7, weeks: 12, birthday: '2026-08-01', rate: 3_000 },
      ],
      ['placement', 6_000, 'GBP', 29_700, 'placementOnce', {}],
      ['transfer', 18_000, 'GBP', 89_100, 'transferBoth', { airport: 'LHR' }],
      ['insurance', 7_200, 'GBP', 35_640, 'insurancePerWeek', { count: 12, rate: 600 }],
      ['extraFee', 5_000, 'GBP', 24_750, 'feeOnce', {}],
      ['serviceFee', 30_000, 'SAR', 30_000, 'serviceFeeOnce', {}],
      ['vat', 4_500, 'SAR', 4_500, 'vatOnTaxable', { percent: 1500, base: 30_000 }],
    ])
  })

  test('adds up and dates itself', () => {
    expect({ ...priceOf(), lines: [] }).toEqual({
      lines: [],
      currency: 'GBP',
      schoolTotal: 589_200,
      schoolTotalSar: 2_916_540,
      serviceFeeSar: 30_000,
      vatSar: 4_500,
      totalSar: 2_951_040,
      endDate: '2026-09-04',
      accommodationFrom: '2026-06-14',
      accommodationTo: '2026-09-05',
    })
  })

  test('a partner on 25 % of tuition after promotion earns 3,155.63 and pays 26,009.77', () => {
    expect(commissionOf(priceOf(), 2500)).toBe(315_563)
    expect(netOf(priceOf(), 2500)).toBe(2_600_977)
  })

  test('its cliffs: 15 weeks 3,750 against 16 weeks 3,680; 23 weeks 5,290 against 24 weeks 5,040', () => {
    expect(priceCliffs(demoSchool, demoChoice.startDate)).toEqual([
      { weeks: 15, price: 375_000, nextWeeks: 16, nextPrice: 368_000, saving: 7_000 },
      { weeks: 23, price: 529_000, nextWeeks: 24, nextPrice: 504_000, saving: 25_000 },
    ])
  })

  test('a lesson costs 10.63 pounds, 52.59 riyals', () => {
    expect(pricePerLesson(demoSchool, priceOf(), 12)).toEqual({ amount: 1_063, sar: 5_259 })
  })

  test('the promotion is named as the one chosen', () => {
    expect(explainPromotions(demoSchool, demoChoice, demoContext)).toEqual([
      { promotionId: 7, outcome: 'chosen', worth: 45_000, reason: null },
    ])
  })
})
