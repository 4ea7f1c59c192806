/** Random schools and bookings that they allow: for the property tests and the bench. */
import fc from 'fast-check'
import type { BookingChoice, CoursePricing, MarketTerms, PriceList, Promotion } from '../../../contract/pricing-schema'
import { addDays, addWeeks } from '../../dates'

export const today = '2026-03-01'
const money = fc.oneof(fc.constant(0), fc.nat(60_000))
const bands = fc
  .uniqueArray(fc.record({ fromWeeks: fc.integer({ min: 2, max: 30 }), price: fc.nat(60_000) }), {
    maxLength: 4,
    selector: (band) => band.fromWeeks,
  })
  .chain((more) => money.map((price) => [{ fromWeeks: 1, price }, ...more.sort((a, b) => a.fromWeeks - b.fromWeeks)]))
const rule = fc.constantFrom<PriceList['rule']>('whole', 'progressive', 'fixed')
/** Two lists that meet at New Year. */
const lists = fc.tuple(bands, bands, rule, rule, fc.boolean()).map(([first, second, ruleOne, ruleTwo, split]): PriceList[] => [
  { validFrom: '2026-01-01', validTo: '2026-12-31', rule: ruleOne, split, bands: first },
  { validFrom: '2027-01-01', validTo: null, rule: ruleTwo, split: false, bands: second },
])
const someDay = fc.integer({ min: -30, max: 500 }).map((days) => addDays(today, days))
const span = fc.oneof(
  fc.constantFrom(
    { from: '06-14', to: '08-29' },
    { from: '12-19', to: '01-03' },
    { from: '12-01', to: '12-31' },
    { from: '01-01', to: '01-31' },
  ),
  fc.tuple(someDay, fc.nat(90)).map(([from, length]) => ({ from, to: addDays(from, length) })),
)
const season = fc.tuple(span, money).map(([dates, perWeek]) => ({ ...dates, perWeek }))
const nationalities = fc.subarray(['SA', 'AE'])
const promotion = fc.record({
  id: fc.nat(99),
  name: fc.constant({ en: '', ar: '' }),
  kind: fc.constantFrom<Promotion['kind']>('percent', 'amount', 'amountPerWeek', 'freeWeeks', 'waivedFee'),
  value: fc.oneof(fc.nat(20), fc.nat(10_000)),
  waives: fc.constantFrom<Promotion['waives']>('registration', 'materials', 'placement', 'transfer'),
  bookFrom: fc.constantFrom('2026-01-01', today, '2026-03-02'),
  bookTo: fc.constantFrom('2026-12-31', today, '2026-02-28'),
  startFrom: fc.option(someDay),
  startTo: fc.option(someDay),
  minWeeks: fc.integer({ min: 1, max: 12 }),
  minAge: fc.option(fc.integer({ min: 16, max: 20 })),
  maxAge: fc.option(fc.integer({ min: 16, max: 40 })),
  nationalities,
})
const home = fc.record({
  id: fc.constant(3),
  lists,
  summer: fc.option(season),
  under18PerWeek: money,
  christmas: fc.option(
    fc
      .tuple(span, fc.constantFrom<'flat' | 'perNight'>('flat', 'perNight'), money)
      .map(([dates, how, price]) => ({ ...dates, rule: how, price })),
  ),
  placementFee: money,
  extraNight: money,
  minAge: fc.constant(0),
  maxAge: fc.constant(null),
  minWeeks: fc.constant(1),
  checkInDay: fc.integer({ min: 1, max: 7 }),
})
const fee = fc.record({
  id: fc.integer({ min: 1, max: 3 }),
  kind: fc.constant('other' as const),
  name: fc.constant({ en: '', ar: '' }),
  price: money,
  per: fc.constantFrom<'booking' | 'week'>('booking', 'week'),
  compulsory: fc.option(
    fc.record({ underAge: fc.option(fc.constantFrom(17, 18)), fromWeeks: fc.option(fc.constantFrom(4, 12)), nationalities }),
  ),
  taxable: fc.boolean(),
})
const materials = fc.option(
  fc.oneof(
    bands.map((all) => ({ rule: 'once' as const, everyWeeks: null, bands: all.slice(0, 1) })),
    fc
      .tuple(bands, fc.integer({ min: 1, max: 12 }))
      .map(([all, everyWeeks]) => ({ rule: 'perStartedWeeks' as const, everyWeeks, bands: all.slice(0, 1) })),
    bands.map((all) => ({ rule: 'band' as const, everyWeeks: null, bands: all })),
  ),
)
const pricing: fc.Arbitrary<CoursePricing> = fc.record({
  courseId: fc.constant(1),
  schoolId: fc.constant(1),
  currency: fc.constant('GBP'),
  lists,
  minWeeks: fc.constant(1),
  maxWeeks: fc.constant(60),
  minAge: fc.constant(0),
  maxAge: fc.constant(null),
  lessonsPerWeek: fc.constant(20),
  minutesPerLesson: fc.constant(50),
  startRule: fc.constantFrom<CoursePricing['startRule']>(
    { kind: 'weekday', weekday: 1 },
    { kind: 'weekday', weekday: 7 },
    { kind: 'weekday', weekday: 2 },
  ),
  holidays: fc.constant([]),
  closings: fc.constant([]),
  registration: money,
  materials,
  seasons: fc.array(season, { maxLength: 3 }),
  promotions: fc.uniqueArray(promotion, { maxLength: 5, selector: (one) => one.id }),
  insurancePerWeek: money,
  accommodations: home.map((one) => [one]),
  pickups: fc.tuple(money, money).map(([arrival, both]) => [{ id: 5, airport: { en: '', ar: '' }, code: 'LHR', arrival, both }]),
  extraFees: fc.uniqueArray(fee, { maxLength: 3, selector: (one) => one.id }),
})
const terms: fc.Arbitrary<MarketTerms> = fc.record({
  ratesMicro: fc.integer({ min: 1, max: 20_000_000 }).map((GBP) => ({ GBP })),
  serviceFeeSar: money,
  vatBasisPoints: fc.constantFrom(0, 500, 1500),
  bookingDays: fc.constant(7),
})
const birthDate = fc.oneof(
  fc.constant('2008-02-29'),
  fc.integer({ min: 0, max: 12_000 }).map((days) => addDays('1985-01-01', days)),
)

/** A booking that the school allows: weeks, a start by its rule, everything else at random. */
export const booking = pricing.chain((school) =>
  fc
    .record({
      weeks: fc.integer({ min: 1, max: 56 }),
      ahead: fc.integer({ min: 1, max: 60 }),
      accommodationId: fc.option(fc.constant(3)),
      homeDifference: fc.integer({ min: -3, max: 4 }),
      extraNights: fc.nat(14),
      transfer: fc.constantFrom<BookingChoice['transfer']>('none', 'arrival', 'both'),
      insurance: fc.boolean(),
      student: fc.record({ birthDate, nationality: fc.option(fc.constantFrom('SA', 'AE', 'EG')) }),
      fees: fc.subarray(school.extraFees.map((one) => one.id)),
      terms,
    })
    .map(({ weeks, ahead, homeDifference, fees, terms: given, ...rest }) => {
      const first =
        { 1: '2026-03-02', 2: '2026-03-03', 7: '2026-03-01' }[school.startRule.kind === 'weekday' ? school.startRule.weekday : 1] ??
        '2026-03-02'
      const choice: BookingChoice = {
        courseId: 1,
        weeks,
        startDate: addWeeks(first, ahead),
        accommodationWeeks: homeDifference === 0 ? null : Math.max(1, weeks + homeDifference),
        pickupId: 5,
        extraFeeIds: fees,
        ...rest,
      }
      return { pricing: school, choice, context: { today, terms: given } }
    }),
)
