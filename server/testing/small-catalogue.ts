/** A catalogue one can keep in mind: the worked example's school (design domain §3), a second one in Paris, and what editors add. */
import type { Insertable } from 'kysely'
import { configPaths, privateConfigPaths } from '../../src/config/config-paths'
import { demoSchool, demoTerms } from '../../src/domain/pricing/testing/demo-school'
import type { Database, Db } from '../db/schema'
import type { Preparation } from './databases'

type Row<T extends keyof Database> = Insertable<Database[T]>

const json = JSON.stringify
const both = <Name extends string>(name: Name, en: string, ar: string) =>
  ({ [`${name}_en`]: en, [`${name}_ar`]: ar }) as Record<`${Name}_en` | `${Name}_ar`, string>
const named = (en: string, ar: string) => both('name', en, ar)
const addressed = (slug: string, ar = slug) => both('url', slug, ar)
const described = both('description', 'A description', 'وصف')
const text = (en: string, ar: string) => ({ en, ar })

const places: { languages: Row<'languages'>[]; countries: Row<'countries'>[]; states: Row<'states'>[]; cities: Row<'cities'>[] } = {
  languages: [
    { id: 1, ...named('English', 'الإنجليزية'), ...addressed('english', 'اللغة-الإنجليزية'), ...described },
    { id: 2, ...named('French', 'الفرنسية'), ...addressed('french', 'اللغة-الفرنسية'), ...described },
  ],
  countries: [
    { code: 'GB', currency: 'GBP', ...named('United Kingdom', 'بريطانيا'), ...addressed('united-kingdom', 'بريطانيا') },
    { code: 'FR', currency: 'EUR', ...named('France', 'فرنسا'), ...addressed('france', 'فرنسا') },
  ].map((country) => ({
    ...country,
    facts: json({ visa: text('Visa', 'تأشيرة'), safety: text('Safe', 'آمنة'), climate: text('Mild', 'معتدل') }),
  })),
  states: [{ id: 1, country_code: 'GB', ...named('England', 'إنجلترا') }],
  cities: [
    {
      id: 1,
      country_code: 'GB',
      state_id: 1,
      population: 8_866_000,
      latitude: 51.5,
      longitude: -0.12,
      poster: 'london',
      ...named('London', 'لندن'),
      ...addressed('london', 'لندن'),
    },
    {
      id: 2,
      country_code: 'FR',
      state_id: null,
      population: 2_102_000,
      latitude: 48.85,
      longitude: 2.35,
      poster: 'paris',
      ...named('Paris', 'باريس'),
      ...addressed('paris', 'باريس'),
    },
  ].map((city) => ({
    ...city,
    ...both('summary', 'A city', 'مدينة'),
    guide: json({ living: text('a', 'أ'), transport: text('b', 'ب'), food: text('c', 'ج'), prayer: text('d', 'د') }),
  })),
}

const schools: Row<'schools'>[] = [
  {
    id: 1,
    founded: 1990,
    accreditations: json(['British Council']),
    language_ids: json([1]),
    featured: 1,
    ...named('Demo School', 'معهد ديمو'),
    ...addressed('demo-school', 'معهد-ديمو'),
    ...described,
  },
  {
    id: 2,
    founded: 2001,
    accreditations: json([]),
    language_ids: json([2]),
    featured: 0,
    ...named('École Rive', 'معهد ريف'),
    ...addressed('ecole-rive', 'معهد-ريف'),
    ...described,
  },
]

const branch = (id: number, change: Pick<Row<'branches'>, 'school_id' | 'city_id' | 'currency' | 'rating'> & Record<string, unknown>) =>
  ({
    id,
    address: '1 Example Street',
    latitude: 51.5,
    longitude: -0.12,
    facilities: json([{ icon: 'wifi', name: text('Wi-Fi', 'شبكة لاسلكية') }]),
    nationality_mix: json([{ nationality: text('Saudi', 'سعوديون'), percent: 10 }]),
    min_age: 16,
    max_age: null,
    review_count: 12,
    holidays: json(demoSchool.holidays),
    closings: json(demoSchool.closings),
    check_in: null,
    check_out: null,
    video_url: null,
    registration: demoSchool.registration,
    insurance_per_week: demoSchool.insurancePerWeek,
    ...change,
  }) as unknown as Row<'branches'>

const branches = [
  branch(1, {
    school_id: 1,
    city_id: 1,
    currency: 'GBP',
    rating: 46,
    check_in: json({ from: '14:00', until: '21:00' }),
    check_out: json({ from: '07:00', until: '10:00' }),
    ...named('Demo School London', 'معهد ديمو لندن'),
    ...addressed('demo-school-london', 'معهد-ديمو-لندن'),
  }),
  branch(2, {
    school_id: 2,
    city_id: 2,
    currency: 'EUR',
    rating: 40,
    ...named('École Rive Paris', 'معهد ريف باريس'),
    ...addressed('ecole-rive-paris', 'معهد-ريف-باريس'),
  }),
]

/** A course like the worked example's. */
export const courseRow = (id: number, change: Partial<Row<'courses'>> = {}): Row<'courses'> =>
  ({
    id,
    branch_id: 1,
    language_id: 1,
    type: 'general',
    lessons_per_week: 20,
    minutes_per_lesson: 50,
    min_level: 'A1',
    max_level: 'C1',
    study_time: 'morning',
    average_class: 10,
    maximum_class: 14,
    min_age: 16,
    max_age: null,
    min_weeks: 1,
    max_weeks: 48,
    ...both('requirements', 'None', 'لا شيء'),
    bookable: 1,
    featured: 0,
    places: null,
    start_rule: json(demoSchool.startRule),
    price_lists: json(demoSchool.lists),
    materials: json(demoSchool.materials),
    seasons: json(demoSchool.seasons),
    ...named(`Course ${id}`, `دورة ${id}`),
    ...addressed(`course-${id}`, `دورة-${id}`),
    ...described,
    ...change,
  }) as Row<'courses'>

/** Ids of the courses tests lean on. */
export const courseIds = { worked: 1, intensive: 2, paris: 3, lastPlace: 4, withdrawn: 5, cheap: 6 } as const

const cheapList = [{ validFrom: '2026-01-01', validTo: null, rule: 'whole', split: false, bands: [{ fromWeeks: 1, price: 2_000 }] }]
const courses: Row<'courses'>[] = [
  courseRow(courseIds.worked, {
    featured: 1,
    ...named('General English', 'الإنجليزية العامة'),
    ...addressed('general-english-london', 'دورة-اللغة-الإنجليزية'),
  }),
  courseRow(courseIds.intensive, {
    type: 'intensive',
    lessons_per_week: 30,
    study_time: 'fullDay',
    min_level: 'B1',
    ...named('Intensive English', 'الإنجليزية المكثفة'),
    ...addressed('intensive-english-london', 'الإنجليزية-المكثفة'),
  }),
  courseRow(courseIds.paris, {
    branch_id: 2,
    language_id: 2,
    ...named('General French', 'الفرنسية العامة'),
    ...addressed('general-french-paris', 'الفرنسية-العامة'),
  }),
  courseRow(courseIds.lastPlace, { places: 1, ...named('Small class', 'فصل صغير'), ...addressed('small-class', 'فصل-صغير') }),
  courseRow(courseIds.withdrawn, { bookable: 0, ...named('Withdrawn course', 'دورة موقوفة'), ...addressed('withdrawn', 'موقوفة') }),
  courseRow(courseIds.cheap, {
    price_lists: json(cheapList),
    materials: null,
    ...named('Evening English', 'الإنجليزية المسائية'),
    ...addressed('evening-english', 'الإنجليزية-المسائية'),
  }),
]

function options() {
  const [home] = demoSchool.accommodations
  const [pickup] = demoSchool.pickups
  const [fee] = demoSchool.extraFees
  const [promotion] = demoSchool.promotions
  if (!home || !pickup || !fee || !promotion) throw new Error('the worked example has one of each')
  const accommodation: Row<'accommodations'> = {
    id: home.id,
    branch_id: 1,
    type: 'homestay',
    room: 'single',
    bathroom: 'shared',
    board: 'halfBoard',
    distance_metres: 4200,
    minutes_away: 35,
    min_age: home.minAge,
    max_age: home.maxAge,
    min_weeks: home.minWeeks,
    check_in_day: home.checkInDay,
    ...both('notes', 'With a family', 'مع عائلة'),
    price_lists: json(home.lists),
    summer: json(home.summer),
    under18_per_week: home.under18PerWeek,
    christmas: null,
    placement_fee: home.placementFee,
    extra_night: home.extraNight,
    ...named('Homestay', 'سكن مع عائلة'),
  } as Row<'accommodations'>
  const pickups: Row<'pickups'> = {
    id: pickup.id,
    branch_id: 1,
    code: pickup.code,
    airport_en: pickup.airport.en,
    airport_ar: pickup.airport.ar,
    arrival: pickup.arrival,
    both_ways: pickup.both,
  }
  const extraFee = {
    id: fee.id,
    branch_id: 1,
    kind: fee.kind,
    price: fee.price,
    per: fee.per,
    compulsory: null,
    taxable: 0,
    ...named(fee.name.en, fee.name.ar),
  } as Row<'extra_fees'>
  const offer = {
    id: promotion.id,
    branch_id: 1,
    course_id: null,
    kind: promotion.kind,
    value: promotion.value,
    waives: null,
    book_from: promotion.bookFrom,
    book_to: promotion.bookTo,
    start_from: null,
    start_to: promotion.startTo,
    min_weeks: promotion.minWeeks,
    min_age: null,
    max_age: null,
    nationalities: json(promotion.nationalities),
    ...named(promotion.name.en, promotion.name.ar),
  } as Row<'promotions'>
  return { accommodation, pickups, extraFee, offer }
}

const config = (path: string, value: string, store = ''): Row<'configs'> => ({ path, store, value })
const configs: Row<'configs'>[] = [
  config(configPaths.minimumOrder, '50000'),
  config(configPaths.guestCheckout, '1'),
  config(configPaths.courseBookingDays, String(demoTerms.bookingDays)),
  config(configPaths.ratesMicro, json({ ...demoTerms.ratesMicro, EUR: 4_280_000 })),
  config(configPaths.serviceFee, String(demoTerms.serviceFeeSar)),
  config(configPaths.vatBasisPoints, String(demoTerms.vatBasisPoints)),
  config(configPaths.storeName, 'Rihla', 'en'),
  config(configPaths.storeName, 'رحلة', 'ar'),
  config(configPaths.storePhone, '+966112000000'),
  config(configPaths.allowedCountries, 'SA,AE,GB'),
  config(configPaths.storeEmail, 'hello@demo.example'),
  config(configPaths.contactSubjects, 'New booking\r\nOther', 'en'),
  config(configPaths.contactSubjects, 'حجز جديد\nأخرى', 'ar'),
  config(privateConfigPaths.bankName, 'Demo Bank', 'en'),
  config(privateConfigPaths.bankName, 'بنك ديمو', 'ar'),
  config(privateConfigPaths.bankAccountHolder, 'Rihla Travel'),
  config(privateConfigPaths.bankIban, 'SA0380000000608010167519'),
  config(privateConfigPaths.bankDaysToPay, '3'),
]

const coupon = (id: number, code: string, change: Partial<Row<'coupons'>>): Row<'coupons'> => ({
  id,
  code,
  kind: 'percent',
  value: 1000,
  min_subtotal: 0,
  cap: null,
  valid_from: '2026-01-01',
  valid_to: '2026-12-31',
  total_uses: null,
  uses_per_customer: null,
  used: 0,
  language_ids: '[]',
  school_ids: '[]',
  course_types: '[]',
  city_slugs: '[]',
  ...change,
})
const coupons = [
  coupon(1, 'SAVE10', {}),
  coupon(2, 'FIXED500', { kind: 'amount', value: 50_000, min_subtotal: 1_000_000 }),
  coupon(3, 'ONEUSE', { kind: 'amount', value: 10_000, total_uses: 1 }),
  coupon(4, 'EXPIRED', { valid_to: '2026-02-28' }),
  coupon(5, 'PARIS', { city_slugs: json(['paris']) }),
  coupon(6, 'ONCEEACH', { uses_per_customer: 1 }),
  coupon(7, 'HUGE', { kind: 'amount', value: 99_999_999 }),
]

async function fillContent(db: Db): Promise<void> {
  await db
    .insertInto('cms_pages')
    .values([
      {
        id: 1,
        identifier: 'about-us',
        ...both('title', 'About us', 'من نحن'),
        ...both('html', '<p>About</p>', '<p>عنّا</p>'),
        ...addressed('about-us'),
        ...described,
      },
      {
        id: 2,
        identifier: 'termes-and-condition',
        ...both('title', 'Terms', 'الشروط'),
        ...both('html', '<p>Terms 1</p>', '<p>الشروط ١</p>'),
        ...addressed('termes-and-condition'),
        ...described,
      },
      {
        id: 3,
        identifier: 'refund-policy',
        ...both('title', 'Refunds', 'الاسترداد'),
        ...both('html', '<p>Refunds</p>', ''),
        ...addressed('refund-policy', 'سياسة-الاسترداد'),
        ...described,
      },
    ])
    .execute()
  await db
    .insertInto('cms_blocks')
    .values({ id: 1, identifier: 'home_hero', ...both('title', 'Hero', 'عنوان'), ...both('html', '<p>Hi</p>', '<p>أهلًا</p>') })
    .execute()
  const post = {
    ...both('summary', 'Short', 'موجز'),
    ...both('html', '<p>Long</p>', '<p>طويل</p>'),
    ...both('author', 'Sara', 'سارة'),
    ...both('topic', 'Visa', 'التأشيرات'),
    poster: 'london',
  }
  await db
    .insertInto('posts')
    .values([
      { id: 1, ...both('title', 'First', 'الأولى'), ...post, published_on: '2026-01-10', ...addressed('first', 'الأولى') },
      { id: 2, ...both('title', 'Second', 'الثانية'), ...post, published_on: '2026-02-10', ...addressed('second', 'الثانية') },
      { id: 3, ...both('title', 'Third', 'الثالثة'), ...post, published_on: '2026-02-10', ...addressed('third', 'الثالثة') },
    ])
    .execute()
  await db
    .insertInto('faqs')
    .values({ id: 1, ...both('topic', 'Pay', 'الدفع'), ...both('question', 'How?', 'كيف؟'), ...both('answer', 'So.', 'هكذا.') })
    .execute()
  await db
    .insertInto('menus')
    .values([
      { code: 'main_menu_ar', items: json([{ label: 'الدورات', path: '/search-by-course' }]) },
      { code: 'main_menu_en', items: json([{ label: 'Courses', path: '/search-by-course' }]) },
    ])
    .execute()
  await db
    .insertInto('url_rules')
    .values([
      { id: 1, from_path: '/ar/الشروط-والأحكام', to_path: '/ar/termes-and-condition', status: 301 },
      { id: 2, from_path: '/en/gone', to_path: null, status: 410 },
      { id: 3, from_path: '/en/evil', to_path: '//evil.com', status: 301 },
      { id: 4, from_path: '/en/cart', to_path: '/en/blog', status: 301 },
      { id: 5, from_path: '/ar/courses/دورة-اللغة-الإنجليزية/', to_path: '/ar/blog', status: 301 },
      { id: 6, from_path: '/en/basket', to_path: '/en/cart', status: 301 },
      { id: 8, from_path: '/ar/courses/Intensive-English-London', to_path: '/ar/blog', status: 301 },
      { id: 7, from_path: '/en/courses/3', to_path: '/en/blog', status: 301 },
    ])
    .execute()
}

async function fill(db: Db): Promise<void> {
  for (const table of ['languages', 'countries', 'states', 'cities'] as const) await db.insertInto(table).values(places[table]).execute()
  await db.insertInto('schools').values(schools).execute()
  await db.insertInto('branches').values(branches).execute()
  await db.insertInto('courses').values(courses).execute()
  const { accommodation, pickups, extraFee, offer } = options()
  await db.insertInto('accommodations').values(accommodation).execute()
  await db.insertInto('pickups').values(pickups).execute()
  await db.insertInto('extra_fees').values(extraFee).execute()
  await db.insertInto('promotions').values(offer).execute()
  await db
    .insertInto('summer_groups')
    .values({
      id: 1,
      branch_id: 1,
      min_age: 12,
      max_age: 17,
      from_date: '2026-07-05',
      to_date: '2026-07-18',
      weeks: 2,
      includes: json([text('Trips', 'رحلات')]),
      places: 30,
      places_left: 30,
      price_sar: 1_200_000,
      ...named('Summer', 'الصيف'),
      ...addressed('summer', 'الصيف'),
      ...described,
    })
    .execute()
  await db
    .insertInto('universities')
    .values({
      id: 1,
      city_id: 1,
      currency: 'GBP',
      founded: 1900,
      ...named('Demo University', 'جامعة ديمو'),
      ...addressed('demo-university', 'جامعة-ديمو'),
      ...described,
    })
    .execute()
  await db
    .insertInto('programmes')
    .values({
      id: 1,
      university_id: 1,
      degree: 'bachelor',
      language_id: 1,
      intakes: json(['2026-09-21']),
      ...both('requirements', 'IELTS', 'آيلتس'),
      tuition_per_year: 1_800_000,
      years: 3,
      ...named('Law', 'القانون'),
    })
    .execute()
  await db.insertInto('configs').values(configs).execute()
  await db.insertInto('coupons').values(coupons).execute()
  await fillContent(db)
  await db.insertInto('catalogue_revision').values({ id: 1, revision: 1, changed_at: '2026-01-01T00:00:00.000Z' }).execute()
}

/** The contents themselves: whoever changes them gets a new template. */
const contents = [json([places, schools, branches, courses, configs, coupons]), options, fillContent, fill].map(String).join()

export const smallCatalogue: Preparation = { name: contents, fill }

/** What an editor's change does besides the change itself. */
export const raiseRevision = async (db: Db): Promise<void> => {
  await db
    .updateTable('catalogue_revision')
    .set((update) => ({ revision: update('revision', '+', 1) }))
    .execute()
}
