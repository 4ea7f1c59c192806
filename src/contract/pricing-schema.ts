/**
 * What a price is made of, and what it comes to. The site computes with these to answer at once, the server with the same to decide.
 * Amounts are minor units of the branch's currency unless a name says `sar`. Rules: design domain §3.
 */
import { type Static, Type } from '@sinclair/typebox'
import { Currency, IsoDate, LocalisedText, Minor } from './text-schema'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const MonthDayOrDate = Type.String({ pattern: '^(\\d{4}-)?\\d{2}-\\d{2}$' })

/** From this many weeks on, a week costs `price`; with rule `fixed` the whole course does. */
export const Band = Type.Object({ fromWeeks: Type.Integer({ minimum: 1 }), price: Minor })
export type Band = Static<typeof Band>

export const PriceList = Type.Object({
  validFrom: IsoDate,
  validTo: Nullable(IsoDate),
  /** `whole`: the band reached prices all weeks. `progressive`: each band its own weeks. `fixed`: one price for the course. */
  rule: Type.Union([Type.Literal('whole'), Type.Literal('progressive'), Type.Literal('fixed')]),
  /** When two lists meet inside a stay: price each week by the list of its own first day. */
  split: Type.Boolean(),
  /** Ascending by `fromWeeks`, the first from 1. */
  bands: Type.Array(Band, { minItems: 1 }),
})
export type PriceList = Static<typeof PriceList>

/** A span in which each week that starts inside costs more. `MM-DD` repeats every year and may cross New Year. Both ends included. */
export const Season = Type.Object({ from: MonthDayOrDate, to: MonthDayOrDate, perWeek: Minor })
export type Season = Static<typeof Season>

export const WaivableFee = Type.Union([
  Type.Literal('registration'),
  Type.Literal('materials'),
  Type.Literal('placement'),
  Type.Literal('transfer'),
])
export type WaivableFee = Static<typeof WaivableFee>

export const Promotion = Type.Object({
  id: Type.Integer(),
  name: LocalisedText,
  kind: Type.Union([
    Type.Literal('percent'),
    Type.Literal('amount'),
    Type.Literal('amountPerWeek'),
    Type.Literal('freeWeeks'),
    Type.Literal('waivedFee'),
  ]),
  /** percent: basis points (1500 = 15 %); amount, amountPerWeek: minor units; freeWeeks: weeks; waivedFee: 0. */
  value: Type.Integer({ minimum: 0 }),
  waives: Nullable(WaivableFee),
  bookFrom: IsoDate,
  bookTo: IsoDate,
  startFrom: Nullable(IsoDate),
  startTo: Nullable(IsoDate),
  minWeeks: Type.Integer({ minimum: 1 }),
  minAge: Nullable(Type.Integer()),
  maxAge: Nullable(Type.Integer()),
  /** ISO country codes; empty means everybody. */
  nationalities: Type.Array(Type.String()),
})
export type Promotion = Static<typeof Promotion>

export const MaterialsFee = Type.Object({
  rule: Type.Union([Type.Literal('once'), Type.Literal('perStartedWeeks'), Type.Literal('band')]),
  /** `once`: one band from 1. `perStartedWeeks`: `everyWeeks` and one band. `band`: a flat price by weeks reached. */
  everyWeeks: Nullable(Type.Integer({ minimum: 1 })),
  bands: Type.Array(Band, { minItems: 1 }),
})
export type MaterialsFee = Static<typeof MaterialsFee>

export const StartRule = Type.Union([
  /** Every given weekday, 1 = Monday … 7 = Sunday (ISO). */
  Type.Object({ kind: Type.Literal('weekday'), weekday: Type.Integer({ minimum: 1, maximum: 7 }) }),
  Type.Object({ kind: Type.Literal('dates'), dates: Type.Array(IsoDate) }),
  Type.Object({ kind: Type.Literal('every'), weeks: Type.Integer({ minimum: 1 }), from: IsoDate }),
])
export type StartRule = Static<typeof StartRule>

/** Days on which the school is closed, both ends included. */
export const Closing = Type.Object({ from: IsoDate, to: IsoDate, reason: LocalisedText })
export type Closing = Static<typeof Closing>

export const AccommodationPricing = Type.Object({
  id: Type.Integer(),
  lists: Type.Array(PriceList, { minItems: 1 }),
  summer: Nullable(Season),
  under18PerWeek: Minor,
  christmas: Nullable(
    Type.Object({
      from: MonthDayOrDate,
      to: MonthDayOrDate,
      rule: Type.Union([Type.Literal('flat'), Type.Literal('perNight')]),
      price: Minor,
    }),
  ),
  placementFee: Minor,
  extraNight: Minor,
  minAge: Type.Integer(),
  maxAge: Nullable(Type.Integer()),
  minWeeks: Type.Integer({ minimum: 1 }),
  /** ISO weekday on which a stay begins, 1 = Monday … 7 = Sunday. */
  checkInDay: Type.Integer({ minimum: 1, maximum: 7 }),
})
export type AccommodationPricing = Static<typeof AccommodationPricing>

export const PickupPricing = Type.Object({ id: Type.Integer(), airport: LocalisedText, code: Type.String(), arrival: Minor, both: Minor })
export type PickupPricing = Static<typeof PickupPricing>

export const ExtraFeePricing = Type.Object({
  id: Type.Integer(),
  kind: Type.Union([
    Type.Literal('courier'),
    Type.Literal('guardianship'),
    Type.Literal('unaccompanied'),
    Type.Literal('exam'),
    Type.Literal('other'),
  ]),
  name: LocalisedText,
  price: Minor,
  per: Type.Union([Type.Literal('booking'), Type.Literal('week')]),
  /** When every given condition holds the fee is added by rule and can't be removed; null: the student chooses. */
  compulsory: Nullable(
    Type.Object({
      underAge: Nullable(Type.Integer()),
      fromWeeks: Nullable(Type.Integer()),
      nationalities: Type.Array(Type.String()),
    }),
  ),
  taxable: Type.Boolean(),
})
export type ExtraFeePricing = Static<typeof ExtraFeePricing>

/** Everything the engine needs to price any booking of one course. */
export const CoursePricing = Type.Object({
  courseId: Type.Integer(),
  schoolId: Type.Integer(),
  currency: Currency,
  lists: Type.Array(PriceList, { minItems: 1 }),
  minWeeks: Type.Integer({ minimum: 1 }),
  maxWeeks: Type.Integer({ minimum: 1 }),
  minAge: Type.Integer(),
  maxAge: Nullable(Type.Integer()),
  lessonsPerWeek: Type.Integer(),
  minutesPerLesson: Type.Integer(),
  startRule: StartRule,
  holidays: Type.Array(IsoDate),
  closings: Type.Array(Closing),
  registration: Minor,
  materials: Nullable(MaterialsFee),
  seasons: Type.Array(Season),
  promotions: Type.Array(Promotion),
  insurancePerWeek: Minor,
  accommodations: Type.Array(AccommodationPricing),
  pickups: Type.Array(PickupPricing),
  extraFees: Type.Array(ExtraFeePricing),
})
export type CoursePricing = Static<typeof CoursePricing>

/** What the agency adds, and the rates it sells at: site config, frozen in a quote. */
export const MarketTerms = Type.Object({
  /** Millionths of a riyal for one unit of the currency: 4.95 SAR is 4_950_000. SAR itself is 1_000_000. */
  ratesMicro: Type.Record(Type.String(), Type.Integer({ minimum: 1 })),
  /** Halalas, once a booking. */
  serviceFeeSar: Minor,
  /** Basis points: 1500 = 15 %. */
  vatBasisPoints: Type.Integer({ minimum: 0 }),
  /** A start is never sooner than this many days from today. */
  bookingDays: Type.Integer({ minimum: 0 }),
})
export type MarketTerms = Static<typeof MarketTerms>

export const TransferChoice = Type.Union([Type.Literal('none'), Type.Literal('arrival'), Type.Literal('both')])
export type TransferChoice = Static<typeof TransferChoice>

/** What a student chose. Never a price. */
export const BookingChoice = Type.Object(
  {
    courseId: Type.Integer({ minimum: 1 }),
    weeks: Type.Integer({ minimum: 1 }),
    startDate: IsoDate,
    accommodationId: Nullable(Type.Integer({ minimum: 1 })),
    /** Null: as many as the course. */
    accommodationWeeks: Nullable(Type.Integer({ minimum: 1 })),
    extraNights: Type.Integer({ minimum: 0, maximum: 14 }),
    transfer: TransferChoice,
    pickupId: Nullable(Type.Integer({ minimum: 1 })),
    insurance: Type.Boolean(),
    /** Chosen optional fees; compulsory ones are added by rule whether named or not. */
    extraFeeIds: Type.Array(Type.Integer({ minimum: 1 }), { maxItems: 20 }),
    student: Type.Object({ birthDate: Nullable(IsoDate), nationality: Nullable(Type.String({ pattern: '^[A-Z]{2}$' })) }),
  },
  { additionalProperties: false },
)
export type BookingChoice = Static<typeof BookingChoice>
