import type { BookingChoice, Promotion } from '../../contract/pricing-schema'
import { explainPromotions, priceBooking } from './index'
import { demoChoice, demoContext, demoSchool } from './testing/demo-school'

const offer = (more: Partial<Promotion>): Promotion => ({
  id: 1,
  name: { en: 'Offer', ar: 'عرض' },
  kind: 'percent',
  value: 1000,
  waives: null,
  bookFrom: '2026-01-01',
  bookTo: '2026-03-31',
  startFrom: null,
  startTo: null,
  minWeeks: 1,
  minAge: null,
  maxAge: null,
  nationalities: [],
  ...more,
})
const explain = (promotions: Promotion[], choice: Partial<BookingChoice> = {}, context = demoContext) =>
  explainPromotions({ ...demoSchool, promotions }, { ...demoChoice, ...choice }, context)
const lineOf = (promotion: Promotion, choice: Partial<BookingChoice> = {}, pricing = demoSchool) => {
  const price = priceBooking({ ...pricing, promotions: [promotion] }, { ...demoChoice, ...choice }, demoContext)
  const line = price.ok ? price.value.lines.find((one) => one.kind === 'promotion') : undefined
  return line && [line.amount, line.rule.key, line.rule.params]
}

describe('what a promotion takes off', () => {
  test.each<[string, Partial<Promotion>, unknown]>([
    ['percent of tuition', { value: 1500 }, [-45_000, 'promotionPercent', { percent: 1500 }]],
    ['an amount', { kind: 'amount', value: 10_000 }, [-10_000, 'promotionAmount', {}]],
    ['an amount above tuition stops at it', { kind: 'amount', value: 999_999 }, [-300_000, 'promotionAmount', {}]],
    ['an amount a week', { kind: 'amountPerWeek', value: 1_000 }, [-12_000, 'promotionPerWeek', { count: 12, rate: 1_000 }]],
    ['free weeks at the band’s rate', { kind: 'freeWeeks', value: 2 }, [-50_000, 'promotionFreeWeeks', { count: 2, rate: 25_000 }]],
    ['more free weeks than booked', { kind: 'freeWeeks', value: 20 }, [-300_000, 'promotionFreeWeeks', { count: 12, rate: 25_000 }]],
    ['registration', { kind: 'waivedFee', value: 0, waives: 'registration' }, [-5_000, 'promotionWaivedRegistration', {}]],
    ['materials', { kind: 'waivedFee', value: 0, waives: 'materials' }, [-4_500, 'promotionWaivedMaterials', {}]],
    ['placement', { kind: 'waivedFee', value: 0, waives: 'placement' }, [-6_000, 'promotionWaivedPlacement', {}]],
    ['transfer', { kind: 'waivedFee', value: 0, waives: 'transfer' }, [-18_000, 'promotionWaivedTransfer', {}]],
    ['nothing', { value: 0 }, undefined],
  ])('%s', (_, promotion, line) => {
    expect(lineOf(offer(promotion))).toEqual(line)
  })

  test('a waived fee that is not in the booking is worth nothing', () => {
    const waiver = offer({ kind: 'waivedFee', waives: 'placement' })
    expect(lineOf(waiver, { accommodationId: null })).toBeUndefined()
    expect(explain([waiver], { accommodationId: null })).toEqual([
      { promotionId: 1, outcome: 'lost', worth: 0, reason: { key: 'worthNothing', params: {} } },
    ])
  })

  test('a percentage is rounded in the school’s currency, then converted', () => {
    const odd = {
      ...demoSchool,
      lists: [{ validFrom: '2026-01-01', validTo: null, rule: 'whole' as const, split: false, bands: [{ fromWeeks: 1, price: 25_005 }] }],
    }
    const price = priceBooking({ ...odd, promotions: [offer({ value: 1000 })] }, { ...demoChoice, weeks: 1 }, demoContext)
    const line = price.ok ? price.value.lines[1] : undefined
    expect([line?.amount, line?.sar]).toEqual([-2_501, -12_380])
  })
})

describe('conditions', () => {
  test.each<[string, Partial<Promotion>, Partial<BookingChoice>, string, object]>([
    ['before its booking window', { bookFrom: '2026-03-02' }, {}, 'notYet', { date: '2026-03-02' }],
    ['after it', { bookTo: '2026-02-28' }, {}, 'ended', { date: '2026-02-28' }],
    ['a start before its window', { startFrom: '2026-06-16' }, {}, 'startsTooEarly', { date: '2026-06-16' }],
    ['a start after it', { startTo: '2026-06-14' }, {}, 'startsTooLate', { date: '2026-06-14' }],
    ['too few weeks', { minWeeks: 13 }, {}, 'tooFewWeeks', { count: 13 }],
    ['too young', { minAge: 18 }, {}, 'tooYoung', { minimum: 18 }],
    ['too old', { maxAge: 16 }, {}, 'tooOld', { maximum: 16 }],
    ['an unknown age', { maxAge: 16 }, { accommodationId: null, student: { birthDate: null, nationality: 'SA' } }, 'ageNeeded', {}],
    ['another nationality', { nationalities: ['AE'] }, {}, 'otherNationality', {}],
    [
      'an unknown nationality',
      { nationalities: ['AE'] },
      { student: { birthDate: '2008-08-01', nationality: null } },
      'nationalityNeeded',
      {},
    ],
  ])('lost: %s', (_, promotion, choice, key, params) => {
    expect(explain([offer(promotion)], choice)).toEqual([{ promotionId: 1, outcome: 'lost', worth: 0, reason: { key, params } }])
    expect(lineOf(offer(promotion), choice)).toBeUndefined()
  })

  test('both ends of both windows are included, ages and weeks too', () => {
    const exact = offer({
      bookFrom: '2026-03-01',
      bookTo: '2026-03-01',
      startFrom: '2026-06-15',
      startTo: '2026-06-15',
      minWeeks: 12,
      minAge: 17,
      maxAge: 17,
      nationalities: ['SA'],
    })
    expect(explain([exact])[0]?.outcome).toBe('chosen')
  })
})

test('the best single one is chosen; the others say by how much they lost', () => {
  const promotions = [
    offer({ id: 4, value: 1260 }),
    offer({ id: 3, value: 1500 }),
    offer({ id: 2, kind: 'amount', value: 45_000 }),
    offer({ id: 9, bookTo: '2026-02-01' }),
  ]
  expect(explain(promotions)).toEqual([
    {
      promotionId: 4,
      outcome: 'lost',
      worth: 37_800,
      reason: { key: 'smallerSaving', params: { worth: 37_800, saving: 45_000, percent: 1600 } },
    },
    { promotionId: 3, outcome: 'lost', worth: 45_000, reason: { key: 'equalSaving', params: {} } },
    { promotionId: 2, outcome: 'chosen', worth: 45_000, reason: null },
    { promotionId: 9, outcome: 'lost', worth: 0, reason: { key: 'ended', params: { date: '2026-02-01' } } },
  ])
})

test('a booking without a price has no promotions to explain', () => {
  expect(explain([offer({})], { weeks: 0 })).toEqual([])
})
