/** The school of the design's worked example (domain §3), and the student of it. For tests and the bench. */
import type { BookingChoice, CoursePricing, MarketTerms, PriceList } from '../../../contract/pricing-schema'
import type { PricingContext } from '../context'

export const gccNationals = ['AE', 'BH', 'KW', 'OM', 'QA', 'SA']

const list = (bands: PriceList['bands']): PriceList => ({
  validFrom: '2026-01-01',
  validTo: '2026-12-31',
  rule: 'whole',
  split: false,
  bands,
})

export const demoSchool: CoursePricing = {
  courseId: 1,
  schoolId: 1,
  currency: 'GBP',
  lists: [
    list([
      { fromWeeks: 1, price: 27_000 },
      { fromWeeks: 4, price: 26_000 },
      { fromWeeks: 12, price: 25_000 },
      { fromWeeks: 16, price: 23_000 },
      { fromWeeks: 24, price: 21_000 },
    ]),
  ],
  minWeeks: 1,
  maxWeeks: 48,
  minAge: 16,
  maxAge: null,
  lessonsPerWeek: 20,
  minutesPerLesson: 50,
  startRule: { kind: 'weekday', weekday: 1 },
  holidays: ['2026-04-06', '2026-05-04', '2026-05-25', '2026-08-31'],
  closings: [{ from: '2026-12-19', to: '2027-01-03', reason: { en: 'Winter break', ar: 'إجازة الشتاء' } }],
  registration: 5_000,
  materials: { rule: 'once', everyWeeks: null, bands: [{ fromWeeks: 1, price: 4_500 }] },
  seasons: [],
  promotions: [
    {
      id: 7,
      name: { en: 'Spring offer', ar: 'عرض الربيع' },
      kind: 'percent',
      value: 1500,
      waives: null,
      bookFrom: '2026-01-01',
      bookTo: '2026-03-31',
      startFrom: null,
      startTo: '2026-09-30',
      minWeeks: 8,
      minAge: null,
      maxAge: null,
      nationalities: gccNationals,
    },
  ],
  insurancePerWeek: 600,
  accommodations: [
    {
      id: 3,
      lists: [list([{ fromWeeks: 1, price: 20_000 }])],
      summer: { from: '06-14', to: '08-29', perWeek: 2_500 },
      under18PerWeek: 3_000,
      christmas: null,
      placementFee: 6_000,
      extraNight: 3_500,
      minAge: 16,
      maxAge: null,
      minWeeks: 1,
      checkInDay: 7,
    },
  ],
  pickups: [{ id: 5, airport: { en: 'London Heathrow', ar: 'مطار هيثرو' }, code: 'LHR', arrival: 9_500, both: 18_000 }],
  extraFees: [
    {
      id: 9,
      kind: 'courier',
      name: { en: 'Visa courier', ar: 'إرسال مستندات التأشيرة' },
      price: 5_000,
      per: 'booking',
      compulsory: null,
      taxable: false,
    },
  ],
}

export const demoTerms: MarketTerms = {
  ratesMicro: { GBP: 4_950_000, SAR: 1_000_000 },
  serviceFeeSar: 30_000,
  vatBasisPoints: 1500,
  bookingDays: 7,
}

export const demoContext: PricingContext = { today: '2026-03-01', terms: demoTerms }

export const demoChoice: BookingChoice = {
  courseId: 1,
  weeks: 12,
  startDate: '2026-06-15',
  accommodationId: 3,
  accommodationWeeks: null,
  extraNights: 0,
  transfer: 'both',
  pickupId: 5,
  insurance: true,
  extraFeeIds: [9],
  student: { birthDate: '2008-08-01', nationality: 'SA' },
}
