import type { BookingChoice, CoursePricing } from '../../contract/pricing-schema'
import { checkChoice } from './check'
import { demoChoice, demoContext, demoSchool } from './testing/demo-school'

const [home] = demoSchool.accommodations
const withHome = (more: object): CoursePricing => ({ ...demoSchool, accommodations: home ? [{ ...home, ...more }] : [] })
const born = (birthDate: string | null): Partial<BookingChoice> => ({ student: { birthDate, nationality: 'SA' } })
const problemOf = (choice: Partial<BookingChoice>, pricing = demoSchool, context = demoContext) =>
  checkChoice(pricing, { ...demoChoice, ...choice }, context)

test('the worked example may be booked', () => {
  expect(problemOf({})).toBeNull()
})

test.each<[string, Partial<BookingChoice>, object]>([
  ['no weeks', { weeks: 0 }, { code: 'weeksInvalid' }],
  ['part of a week', { weeks: 1.5 }, { code: 'weeksInvalid' }],
  ['a billion weeks', { weeks: 1e9 }, { code: 'weeksAboveMaximum', params: { count: 48 } }],
  ['a start in the past', { startDate: '2026-02-23' }, { code: 'startInPast' }],
  ['a date that does not exist', { startDate: '2026-02-30' }, { code: 'startInvalid' }],
  ['an accommodation of another school', { accommodationId: 99 }, { code: 'unknownAccommodation' }],
  [
    'more accommodation than the course and four weeks',
    { accommodationWeeks: 17 },
    { code: 'accommodationWeeks', params: { minimum: 1, maximum: 16 } },
  ],
  ['no accommodation weeks', { accommodationWeeks: 0 }, { code: 'accommodationWeeks', params: { minimum: 1, maximum: 16 } }],
  ['fifteen extra nights', { extraNights: 15 }, { code: 'extraNightsInvalid', params: { maximum: 14 } }],
  ['fewer than no extra nights', { extraNights: -1 }, { code: 'extraNightsInvalid', params: { maximum: 14 } }],
  ['a transfer from nowhere', { pickupId: null }, { code: 'unknownPickup' }],
  ['an unknown airport', { pickupId: 6 }, { code: 'unknownPickup' }],
  ['an unknown fee', { extraFeeIds: [9, 10] }, { code: 'unknownFee' }],
  ['a birth date that does not exist', born('2000-02-31'), { code: 'birthDateInvalid' }],
  ['a birth date to come', born('2026-03-02'), { code: 'birthDateInvalid' }],
  ['a birth date of another age of the world', born('1800-01-01'), { code: 'birthDateInvalid' }],
  ['a student of fifteen', born('2010-06-16'), { code: 'studentTooYoung', params: { age: 15, minimum: 16 } }],
  ['no birth date where the price hangs on it', born(null), { code: 'birthDateNeeded' }],
])('%s is refused', (_, choice, problem) => {
  expect(problemOf(choice)).toEqual(problem)
})

test('a student comes of the course’s age on the very first day, of the accommodation’s on the check-in day', () => {
  expect(problemOf({ ...born('2010-06-15'), accommodationId: null })).toBeNull()
  expect(problemOf(born('2010-06-15'))).toEqual({ code: 'accommodationTooYoung', params: { age: 15, minimum: 16 } })
  expect(problemOf(born('2010-06-14'))).toBeNull()
  const leap = { ...born('2008-02-29'), accommodationId: null, startDate: '2026-03-09' }
  expect(problemOf(leap, { ...demoSchool, minAge: 18 })).toBeNull()
})

test('the oldest age is inclusive', () => {
  expect(problemOf({ ...born('1995-06-15'), accommodationId: null }, { ...demoSchool, maxAge: 30 })?.code).toBe('studentTooOld')
  expect(problemOf({ ...born('1995-06-16'), accommodationId: null }, { ...demoSchool, maxAge: 30 })).toBeNull()
  expect(problemOf(born('1995-06-14'), withHome({ maxAge: 30 }))).toEqual({ code: 'accommodationTooOld', params: { age: 31, maximum: 30 } })
})

describe('without a birth date', () => {
  test('a price that does not hang on age may be booked, another only looked at', () => {
    expect(problemOf({ ...born(null), accommodationId: null })).toBeNull()
    expect(problemOf(born(null), withHome({ minAge: 18 }))).toBeNull()
    expect(problemOf(born(null), withHome({ under18PerWeek: 0 }))).toBeNull()
    expect(problemOf(born(null), demoSchool, { ...demoContext, assumeAdult: true })).toBeNull()
  })

  test.each<[string, Partial<CoursePricing>]>([
    ['a course for juniors', { maxAge: 17 }],
    [
      'a fee for minors',
      {
        extraFees: [
          {
            id: 9,
            kind: 'guardianship',
            name: { en: '', ar: '' },
            price: 1,
            per: 'booking',
            compulsory: { underAge: 18, fromWeeks: null, nationalities: [] },
            taxable: false,
          },
        ],
      },
    ],
  ])('%s asks for it', (_, more) => {
    expect(problemOf({ ...born(null), accommodationId: null }, { ...demoSchool, ...more })?.code).toBe('birthDateNeeded')
  })
})

test('without accommodation and transfer what belongs to them means nothing', () => {
  expect(problemOf({ accommodationId: null, accommodationWeeks: 99, extraNights: 99, transfer: 'none', pickupId: 99 })).toBeNull()
})

test('prices must be in force and convertible', () => {
  expect(
    problemOf(
      {},
      withHome({ lists: [{ validFrom: '2027-01-01', validTo: null, rule: 'whole', split: false, bands: [{ fromWeeks: 1, price: 1 }] }] }),
    )?.code,
  ).toBe('noPriceList')
  expect(problemOf({}, { ...demoSchool, currency: 'CHF' })).toEqual({ code: 'noExchangeRate', params: { currency: 'CHF' } })
})
