import type { LineKind, Price } from '../../contract/price-schema'
import type { AccommodationPricing, BookingChoice, CoursePricing, ExtraFeePricing } from '../../contract/pricing-schema'
import type { PricingContext } from './context'
import { priceBooking } from './index'
import { demoChoice, demoContext, demoSchool, demoTerms } from './testing/demo-school'

const open = demoSchool.lists.map((list) => ({ ...list, validTo: null }))
const school = (more: Partial<CoursePricing> = {}): CoursePricing => ({ ...demoSchool, lists: open, closings: [], promotions: [], ...more })
function homeSchool(more: Partial<AccommodationPricing>): CoursePricing {
  return school({
    accommodations: demoSchool.accommodations.map((home) => ({
      ...home,
      lists: open.map((list) => ({ ...list, bands: [{ fromWeeks: 1, price: 20_000 }] })),
      ...more,
    })),
  })
}
function priceOf(pricing: CoursePricing, choice: Partial<BookingChoice> = {}, context: Partial<PricingContext> = {}): Price {
  const price = priceBooking(pricing, { ...demoChoice, ...choice }, { ...demoContext, ...context })
  if (!price.ok) throw new Error(price.failure.code)
  return price.value
}
const linesOf = (price: Price, kind: LineKind) =>
  price.lines.filter((line) => line.kind === kind).map((line) => [line.amount, line.rule.key, line.rule.params])

test('lines stand in the order of the design, whatever is chosen', () => {
  const all = priceOf(
    {
      ...homeSchool({ christmas: { from: '12-19', to: '01-03', rule: 'flat', price: 9_000 } }),
      promotions: demoSchool.promotions.map((promotion) => ({ ...promotion, startTo: null })),
      seasons: [{ from: '06-01', to: '08-31', perWeek: 1_000 }],
    },
    { weeks: 30, extraNights: 2 },
  )
  expect(all.lines.map((line) => line.kind)).toEqual([
    'tuition',
    'promotion',
    'registration',
    'materials',
    'tuitionSeason',
    'accommodation',
    'accommodationSummer',
    'accommodationUnder18',
    'accommodationChristmas',
    'placement',
    'extraNights',
    'transfer',
    'insurance',
    'extraFee',
    'serviceFee',
    'vat',
  ])
  expect(all.lines.filter((line) => line.removable).map((line) => line.kind)).toEqual([
    'accommodation',
    'extraNights',
    'transfer',
    'insurance',
    'extraFee',
  ])
})

test('what comes to nothing is no line', () => {
  const bare = { registration: 0, materials: null, insurancePerWeek: 0, accommodations: [], pickups: [], extraFees: [] }
  const choice = { accommodationId: null, transfer: 'none' as const, pickupId: null, extraFeeIds: [] }
  const terms = { ...demoTerms, serviceFeeSar: 0 }
  expect(priceOf(school(bare), choice, { terms }).lines.map((line) => line.kind)).toEqual(['tuition'])
})

test('registration that the cart already holds is a line of 0', () => {
  expect(linesOf(priceOf(school(), {}, { registrationPaid: true }), 'registration')).toEqual([[0, 'registrationPaid', {}]])
})

describe('materials', () => {
  const bands = [
    { fromWeeks: 1, price: 4_000 },
    { fromWeeks: 12, price: 7_000 },
  ]
  test.each([
    [{ rule: 'once' as const, everyWeeks: null, bands }, 12, [4_000, 'materialsOnce', {}]],
    [
      { rule: 'perStartedWeeks' as const, everyWeeks: 4, bands },
      12,
      [12_000, 'materialsPerStartedWeeks', { count: 4, times: 3, rate: 4_000 }],
    ],
    [
      { rule: 'perStartedWeeks' as const, everyWeeks: 4, bands },
      13,
      [16_000, 'materialsPerStartedWeeks', { count: 4, times: 4, rate: 4_000 }],
    ],
    [{ rule: 'band' as const, everyWeeks: null, bands }, 11, [4_000, 'materialsBand', { count: 11 }]],
    [{ rule: 'band' as const, everyWeeks: null, bands }, 12, [7_000, 'materialsBand', { count: 12 }]],
  ])('%j for %i weeks', (materials, weeks, line) => {
    expect(linesOf(priceOf(school({ materials }), { weeks }), 'materials')).toEqual([line])
  })
})

test('a season on tuition counts the Mondays inside it, also over New Year and after a start moved to Tuesday', () => {
  const winter = school({
    seasons: [
      { from: '12-20', to: '01-10', perWeek: 500 },
      { from: '2026-11-30', to: '2026-11-30', perWeek: 70 },
    ],
  })
  expect(linesOf(priceOf(winter, { startDate: '2026-11-30', weeks: 8 }), 'tuitionSeason')).toEqual([
    [1_500, 'tuitionSeason', { count: 3, weeks: 8, from: '12-20', to: '01-10', rate: 500 }],
    [70, 'tuitionSeason', { count: 1, weeks: 8, from: '2026-11-30', to: '2026-11-30', rate: 70 }],
  ])
  const may = school({ seasons: [{ from: '05-04', to: '05-04', perWeek: 500 }] })
  expect(linesOf(priceOf(may, { startDate: '2026-05-05', weeks: 2 }), 'tuitionSeason')).toHaveLength(1)
})

describe('accommodation', () => {
  test('may have its own number of weeks and ends with them', () => {
    const price = priceOf(homeSchool({}), { accommodationWeeks: 4, extraNights: 3 })
    expect(linesOf(price, 'accommodation')).toEqual([[80_000, 'accommodationWhole', { count: 4, rate: 20_000, fromWeeks: 1 }]])
    expect([price.accommodationFrom, price.accommodationTo, price.endDate]).toEqual(['2026-06-14', '2026-07-14', '2026-09-04'])
    expect(linesOf(price, 'extraNights')).toEqual([[10_500, 'extraNights', { count: 3, rate: 3_500 }]])
  })

  test.each([
    [6, '2026-06-13'],
    [7, '2026-06-14'],
    [1, '2026-06-15'],
  ])('checks in on weekday %i: %s', (checkInDay, from) => {
    expect(priceOf(homeSchool({ checkInDay })).accommodationFrom).toBe(from)
  })

  test('the under-18 supplement ends with the week that starts on the 18th birthday', () => {
    const weeks = (birthDate: string) =>
      linesOf(priceOf(homeSchool({}), { student: { birthDate, nationality: 'SA' } }), 'accommodationUnder18')[0]?.[0] ?? 0
    expect([weeks('2008-06-14'), weeks('2008-06-15'), weeks('2008-06-21'), weeks('2008-06-22'), weeks('2010-01-01')]).toEqual([
      0, 3_000, 3_000, 6_000, 36_000,
    ])
  })

  test('someone born on 29 February comes of age on 1 March', () => {
    const price = priceOf(
      homeSchool({ checkInDay: 7 }),
      { startDate: '2026-03-09', student: { birthDate: '2008-02-29', nationality: 'SA' } },
      { today: '2026-02-01' },
    )
    expect(linesOf(price, 'accommodationUnder18')).toEqual([])
    const before = priceOf(
      homeSchool({}),
      { startDate: '2026-02-23', weeks: 3, student: { birthDate: '2008-02-29', nationality: 'SA' } },
      { today: '2026-02-01' },
    )
    expect(linesOf(before, 'accommodationUnder18')).toEqual([
      [3_000, 'accommodationUnder18', { count: 1, weeks: 3, birthday: '2026-03-01', rate: 3_000 }],
    ])
  })

  test('Christmas: flat for a stay that touches it, or for each night inside', () => {
    const stay = { startDate: '2026-12-07', weeks: 3 }
    const span = { from: '12-19', to: '01-03' }
    expect(linesOf(priceOf(homeSchool({ christmas: { ...span, rule: 'flat', price: 9_000 } }), stay), 'accommodationChristmas')).toEqual([
      [9_000, 'accommodationChristmasFlat', { ...span, price: 9_000 }],
    ])
    expect(linesOf(priceOf(homeSchool({ christmas: { ...span, rule: 'perNight', price: 500 } }), stay), 'accommodationChristmas')).toEqual([
      [3_500, 'accommodationChristmasNights', { ...span, count: 7, rate: 500 }],
    ])
    const away = { startDate: '2026-12-07', weeks: 1 }
    expect(linesOf(priceOf(homeSchool({ christmas: { ...span, rule: 'flat', price: 9_000 } }), away), 'accommodationChristmas')).toEqual([])
  })

  test('a list that begins on New Year’s Day also covers the check-in just before it', () => {
    const lists = [
      { validFrom: '2027-01-01', validTo: null, rule: 'whole' as const, split: false, bands: [{ fromWeeks: 1, price: 22_000 }] },
    ]
    const price = priceOf(
      { ...homeSchool({ lists, checkInDay: 3 }), startRule: { kind: 'dates', dates: ['2027-01-04'] } },
      { startDate: '2027-01-04', weeks: 2 },
    )
    expect([price.accommodationFrom, linesOf(price, 'accommodation')[0]?.[0]]).toEqual(['2026-12-30', 44_000])
  })
})

test('a transfer on arrival alone, and insurance for the weeks of the course', () => {
  const price = priceOf(school(), { transfer: 'arrival', accommodationId: null })
  expect(linesOf(price, 'transfer')).toEqual([[9_500, 'transferArrival', { airport: 'LHR' }]])
  expect(linesOf(price, 'insurance')).toEqual([[7_200, 'insurancePerWeek', { count: 12, rate: 600 }]])
})

describe('extra fees', () => {
  const fee = (more: Partial<ExtraFeePricing>): ExtraFeePricing => ({
    id: 1,
    kind: 'other',
    name: { en: 'Fee', ar: 'رسم' },
    price: 1_000,
    per: 'booking',
    compulsory: null,
    taxable: false,
    ...more,
  })
  const anybody = { underAge: null, fromWeeks: null, nationalities: [] }
  const linesFor = (extra: ExtraFeePricing, choice: Partial<BookingChoice> = {}) =>
    priceOf(school({ extraFees: [extra] }), { extraFeeIds: [], ...choice })
      .lines.filter((line) => line.kind === 'extraFee')
      .map((line) => [line.amount, line.rule.key, line.rule.params, line.removable])

  test.each<[Partial<ExtraFeePricing>, unknown]>([
    [{}, []],
    [{ compulsory: anybody }, [[1_000, 'compulsoryOnce', {}, false]]],
    [{ compulsory: anybody, per: 'week' }, [[12_000, 'compulsoryPerWeek', { count: 12, rate: 1_000 }, false]]],
    [{ compulsory: { ...anybody, underAge: 18 } }, [[1_000, 'compulsoryUnderAgeOnce', { age: 18 }, false]]],
    [{ compulsory: { ...anybody, underAge: 17 } }, []],
    [
      { compulsory: { ...anybody, fromWeeks: 12 }, per: 'week' },
      [[12_000, 'compulsoryLongStayPerWeek', { count: 12, rate: 1_000, fromWeeks: 12 }, false]],
    ],
    [{ compulsory: { ...anybody, fromWeeks: 13 } }, []],
    [{ compulsory: { ...anybody, nationalities: ['SA'] } }, [[1_000, 'compulsoryNationalityOnce', {}, false]]],
    [{ compulsory: { ...anybody, nationalities: ['AE'] } }, []],
    [{ compulsory: { underAge: 18, fromWeeks: 13, nationalities: ['SA'] } }, []],
    [
      { compulsory: { underAge: 18, fromWeeks: 12, nationalities: ['SA'] } },
      [[1_000, 'compulsoryUnderAgeOnce', { age: 18, fromWeeks: 12 }, false]],
    ],
  ])('added by rule: %j', (more, lines) => {
    expect(linesFor(fee(more))).toEqual(lines)
  })

  test('a chosen one is added once, a compulsory one is not doubled by choosing it', () => {
    expect(linesFor(fee({ per: 'week' }), { extraFeeIds: [1, 1] })).toEqual([[12_000, 'feePerWeek', { count: 12, rate: 1_000 }, true]])
    expect(linesFor(fee({ compulsory: anybody }), { extraFeeIds: [1] })).toEqual([[1_000, 'compulsoryOnce', {}, false]])
    expect(linesFor(fee({ compulsory: { ...anybody, fromWeeks: 13 } }), { extraFeeIds: [1] })).toEqual([[1_000, 'feeOnce', {}, true]])
  })

  test('VAT falls on taxable lines alone, rounded line by line', () => {
    const price = priceOf(school({ extraFees: [fee({ taxable: true, price: 67 }), fee({ id: 2, price: 67 })] }), { extraFeeIds: [1, 2] })
    expect(linesOf(price, 'vat')).toEqual([[4_550, 'vatOnTaxable', { percent: 1500, base: 30_332 }]])
  })
})

test('the yen has no minor unit, the dinar a thousand fils', () => {
  const terms = { ...demoTerms, ratesMicro: { JPY: 25_000, KWD: 12_250_000 } }
  const plain = { accommodationId: null, transfer: 'none' as const, pickupId: null, extraFeeIds: [], insurance: false }
  const sarOf = (currency: string) => priceOf(school({ currency }), plain, { terms }).lines[0]?.sar
  expect(sarOf('JPY')).toBe(750_000)
  expect(sarOf('KWD')).toBe(367_500)
})
