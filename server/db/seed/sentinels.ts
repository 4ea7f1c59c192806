/**
 * The demo school of the worked example (design domain §3) and the courses that journeys and tests lean on. Ids, urls and prices are
 * fixed: see README.md beside this file. Nothing here depends on the base date.
 */
import type { Accommodation, Branch, Course } from '../../../src/contract/catalogue-schema'
import type { AccommodationPricing, CoursePricing, ExtraFeePricing, PickupPricing, PriceList } from '../../../src/contract/pricing-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { BranchOffer } from './branch-offer'
import { languageIds } from './languages'
import { marketOf } from './market'
import { gulfStates, type OwnedPromotion } from './promotions'
import { everyMonday } from './start-rules'
import { text } from './text'

export const sentinels = {
  schoolId: 1,
  schoolUrl: 'demo-school-london',
  branchId: 1,
  branchUrl: 'demo-school-london',
  /** London. */
  cityId: 1,
  homestayId: 1,
  residenceId: 2,
  heathrowId: 1,
  courierId: 1,
  promotionId: 1,
  courses: {
    /** Prices as in the worked example, to the halala. */
    workedExample: { id: 1, url: { en: 'general-english-20-demo-london', ar: 'general-english-20-demo-london' } },
    notBookable: { id: 2, url: { en: 'intensive-english-28-demo-london', ar: 'intensive-english-28-demo-london' } },
    lastPlace: { id: 3, url: { en: 'evening-english-10-demo-london', ar: 'evening-english-10-demo-london' } },
    adultsOnly: { id: 4, url: { en: 'business-english-24-demo-london', ar: 'business-english-24-demo-london' } },
    /** One week with nothing else comes to less than the minimum order of SAR 1,000. */
    belowMinimum: { id: 5, url: { en: 'english-taster-week-demo-london', ar: 'english-taster-week-demo-london' } },
    arabicUrl: { id: 6, url: { en: 'general-english-15-demo-london', ar: 'دورة-اللغة-الإنجليزية-العامة-لندن' } },
  },
} as const

const ever = (bands: [fromWeeks: number, pounds: number][]): PriceList[] => [
  {
    validFrom: '2026-01-01',
    validTo: null,
    rule: 'whole',
    split: false,
    bands: bands.map(([fromWeeks, pounds]) => ({ fromWeeks, price: pounds * 100 })),
  },
]

const homestay: AccommodationPricing = {
  id: sentinels.homestayId,
  lists: ever([[1, 200]]),
  summer: { from: '06-14', to: '08-29', perWeek: 2500 },
  under18PerWeek: 3000,
  christmas: { from: '12-22', to: '01-02', rule: 'flat', price: 8000 },
  placementFee: 6000,
  extraNight: 3500,
  minAge: 16,
  maxAge: null,
  minWeeks: 1,
  checkInDay: 7,
}
const residence: AccommodationPricing = {
  ...homestay,
  id: sentinels.residenceId,
  lists: ever([
    [1, 290],
    [12, 270],
  ]),
  under18PerWeek: 0,
  extraNight: 5000,
  minAge: 18,
  minWeeks: 2,
  checkInDay: 6,
}

const homestayRoom: Accommodation = {
  id: sentinels.homestayId,
  branchId: sentinels.branchId,
  name: text('Homestay, single room, half board', 'سكن مع عائلة، غرفة مفردة، إفطار وعشاء'),
  type: 'homestay',
  room: 'single',
  bathroom: 'shared',
  board: 'halfBoard',
  distanceMetres: 5200,
  minutesAway: 35,
  minAge: 16,
  maxAge: null,
  checkInDay: 7,
  notes: text(
    'Halal meals are cooked on request. Weeks run from Sunday to Saturday.',
    'تُطبخ الوجبات الحلال عند الطلب. ويمتد الأسبوع من الأحد إلى السبت.',
  ),
}
const residenceRoom: Accommodation = {
  ...homestayRoom,
  id: sentinels.residenceId,
  name: text('Lantern Hall residence, single room, self-catering', 'سكن «دار الفانوس» الطلابي، غرفة مفردة، بلا وجبات'),
  type: 'residence',
  bathroom: 'private',
  board: 'none',
  distanceMetres: 700,
  minutesAway: 9,
  minAge: 18,
  checkInDay: 6,
  notes: text('For students of eighteen and over. Reception day and night.', 'لمن أتم الثامنة عشرة. والاستقبال على مدار الساعة.'),
}

const heathrow: PickupPricing = {
  id: sentinels.heathrowId,
  airport: text('London Heathrow', 'مطار لندن هيثرو'),
  code: 'LHR',
  arrival: 9500,
  both: 18000,
}
const courier: ExtraFeePricing = {
  id: sentinels.courierId,
  kind: 'courier',
  name: text('Visa papers by courier', 'إرسال أوراق التأشيرة بالبريد السريع'),
  price: 5000,
  per: 'booking',
  compulsory: null,
  taxable: false,
}
const spring: OwnedPromotion = {
  id: sentinels.promotionId,
  name: text('15% off tuition from eight weeks', 'خصم 15% على رسوم الدراسة من ثمانية أسابيع'),
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
  nationalities: gulfStates,
  courseId: sentinels.courses.workedExample.id,
}

export const sentinelOffer: BranchOffer = {
  branchId: sentinels.branchId,
  market: marketOf('GBP', 'GB'),
  registration: 5000,
  insurancePerWeek: 600,
  rooms: [homestayRoom, residenceRoom],
  accommodations: [homestay, residence],
  pickups: [heathrow],
  extraFees: [courier],
  promotions: [spring],
}

type Draft = Pick<Course, 'type' | 'name' | 'description' | 'requirements' | 'lessonsPerWeek'> & {
  key: keyof typeof sentinels.courses
  bands: [fromWeeks: number, pounds: number][]
  change?: Partial<Course>
  pricing?: Partial<CoursePricing>
}

const none: LocalisedText = text('None: all levels are welcome.', 'لا شيء: كل المستويات مرحب بها.')
const ladder: [number, number][] = [
  [1, 270],
  [4, 260],
  [12, 250],
  [16, 230],
  [24, 210],
]

const drafts: Draft[] = [
  {
    key: 'workedExample',
    type: 'general',
    name: text('General English 20', 'الإنجليزية العامة، 20 حصة أسبوعيًا'),
    description: text(
      'The morning course at the demo school, twenty lessons of fifty minutes. Our price guide explains every line of its bill.',
      'دورة الصباح في المدرسة النموذجية، عشرون حصة مدة كل منها خمسون دقيقة. ويشرح دليل الأسعار كل بند في فاتورتها.',
    ),
    requirements: none,
    lessonsPerWeek: 20,
    bands: ladder,
    change: { featured: true },
  },
  {
    key: 'notBookable',
    type: 'intensive',
    name: text('Intensive English 28', 'الإنجليزية المكثفة، 28 حصة أسبوعيًا'),
    description: text(
      'Full days of English. The school is rewriting this course, so it can be read about but not booked for now.',
      'أيام كاملة من الإنجليزية. تعيد المدرسة كتابة هذه الدورة، فيمكن الاطلاع عليها ولا يمكن حجزها حاليًا.',
    ),
    requirements: none,
    lessonsPerWeek: 28,
    bands: [
      [1, 360],
      [12, 330],
    ],
    change: { bookable: false, studyTime: 'fullDay' },
  },
  {
    key: 'lastPlace',
    type: 'general',
    name: text('Evening English 10', 'إنجليزية المساء، 10 حصص أسبوعيًا'),
    description: text(
      'Five evenings a week beside work, in one small group. One place is left.',
      'خمس أمسيات في الأسبوع إلى جانب العمل، في مجموعة صغيرة واحدة. بقي مقعد واحد.',
    ),
    requirements: none,
    lessonsPerWeek: 10,
    bands: [
      [1, 150],
      [12, 135],
    ],
    change: { studyTime: 'evening', averageClass: 7, maximumClass: 8 },
  },
  {
    key: 'adultsOnly',
    type: 'business',
    name: text('Business English 24', 'إنجليزية الأعمال، 24 حصة أسبوعيًا'),
    description: text(
      'Meetings, figures and contracts with people from other trades. For students of eighteen and over.',
      'اجتماعات وأرقام وعقود مع أناس من مهن أخرى. لمن أتم الثامنة عشرة.',
    ),
    requirements: text('Intermediate level and some work experience.', 'مستوى متوسط مع شيء من الخبرة العملية.'),
    lessonsPerWeek: 24,
    bands: [
      [1, 340],
      [8, 320],
    ],
    change: { minLevel: 'B1', averageClass: 6, maximumClass: 8 },
    pricing: { minAge: 18, maxWeeks: 24 },
  },
  {
    key: 'belowMinimum',
    type: 'general',
    name: text('English Taster Week', 'أسبوع تجريبي في الإنجليزية'),
    description: text(
      'Four lessons, a tour of the school and a conversation about your aims: a small way to find out whether London suits you.',
      'أربع حصص وجولة في المدرسة وحديث عن أهدافك: طريقة صغيرة لتعرف هل تناسبك لندن.',
    ),
    requirements: none,
    lessonsPerWeek: 4,
    bands: [[1, 20]],
    pricing: { maxWeeks: 1, materials: null },
  },
  {
    key: 'arabicUrl',
    type: 'general',
    name: text('General English 15', 'الإنجليزية العامة، 15 حصة أسبوعيًا'),
    description: text(
      'Three lessons every morning, and the afternoons free for the city. A gentle pace that families like.',
      'ثلاث حصص كل صباح وساعات العصر للمدينة. إيقاع هادئ تفضله الأسر.',
    ),
    requirements: none,
    lessonsPerWeek: 15,
    bands: [
      [1, 215],
      [4, 205],
      [12, 190],
    ],
  },
]

function courseOf({ key, bands, change, pricing, ...draft }: Draft, branch: Branch): Course {
  const { id, url } = sentinels.courses[key]
  const priced: CoursePricing = {
    courseId: id,
    schoolId: sentinels.schoolId,
    currency: 'GBP',
    lists: ever(bands),
    minWeeks: 1,
    maxWeeks: 48,
    minAge: 16,
    maxAge: null,
    lessonsPerWeek: draft.lessonsPerWeek,
    minutesPerLesson: 50,
    startRule: everyMonday,
    holidays: branch.holidays,
    closings: branch.closings,
    registration: sentinelOffer.registration,
    materials: { rule: 'once', everyWeeks: null, bands: [{ fromWeeks: 1, price: 4500 }] },
    seasons: [],
    promotions: sentinelOffer.promotions.filter(({ courseId }) => courseId === id).map(({ courseId: _, ...promotion }) => promotion),
    insurancePerWeek: sentinelOffer.insurancePerWeek,
    accommodations: sentinelOffer.accommodations,
    pickups: sentinelOffer.pickups,
    extraFees: sentinelOffer.extraFees,
    ...pricing,
  }
  return {
    id,
    branchId: sentinels.branchId,
    languageId: languageIds.english,
    url,
    ...draft,
    minutesPerLesson: 50,
    minLevel: 'A1',
    maxLevel: 'C1',
    studyTime: 'morning',
    averageClass: 10,
    maximumClass: 14,
    minAge: priced.minAge,
    maxAge: null,
    bookable: true,
    featured: false,
    pricing: priced,
    ...change,
  }
}

/** The six courses of the demo branch, ids 1–6. */
export const buildSentinelCourses = (branch: Branch): Course[] => drafts.map((draft) => courseOf(draft, branch))

/** Places left, by course; courses that are not named have no limit. */
export const sentinelPlaces: Record<number, number> = { [sentinels.courses.lastPlace.id]: 1 }
