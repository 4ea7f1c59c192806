/** Rows into documents: the only place that knows how a catalogue entity is spread over columns and JSON text. */
import type { Selectable } from 'kysely'
import type {
  Accommodation,
  AirportPickup,
  Branch,
  City,
  Country,
  Course,
  ExtraFee,
  Language,
  Programme,
  School,
  State,
  SummerGroup,
  University,
} from '../../../src/contract/catalogue-schema'
import type { AccommodationPricing, CoursePricing, Promotion } from '../../../src/contract/pricing-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { CatalogueTables } from '../../db/schema/catalogue-tables'

export type Row<T extends keyof CatalogueTables> = Selectable<CatalogueTables[T]>

/** JSON columns are written by our own seed and editors' calls, both checked against the contract before they are stored. */
const parse = <T>(json: string): T => JSON.parse(json) as T
const parseOrNull = <T>(json: string | null): T | null => (json === null ? null : parse<T>(json))

export const both = (en: string, ar: string): LocalisedText => ({ en, ar })
const named = (row: { name_en: string; name_ar: string }) => both(row.name_en, row.name_ar)
const addressed = (row: { url_en: string; url_ar: string }) => both(row.url_en, row.url_ar)
const described = (row: { description_en: string; description_ar: string }) => both(row.description_en, row.description_ar)

export const toLanguage = (row: Row<'languages'>): Language => ({
  id: row.id,
  url: addressed(row),
  name: named(row),
  description: described(row),
})

export const toCountry = (row: Row<'countries'>): Country => ({
  code: row.code,
  url: addressed(row),
  name: named(row),
  currency: row.currency,
  // Facts written before the weeks were known have none.
  shortStayWeeks: null,
  ...parse<Pick<Country, 'visa' | 'safety' | 'climate'> & Partial<Pick<Country, 'shortStayWeeks'>>>(row.facts),
})

export const toState = (row: Row<'states'>): State => ({ id: row.id, countryCode: row.country_code, name: named(row) })

export const toCity = (row: Row<'cities'>): City => ({
  id: row.id,
  url: addressed(row),
  name: named(row),
  countryCode: row.country_code,
  stateId: row.state_id,
  population: row.population,
  latitude: row.latitude,
  longitude: row.longitude,
  poster: row.poster,
  summary: both(row.summary_en, row.summary_ar),
  guide: parse<City['guide']>(row.guide),
})

export const toSchool = (row: Row<'schools'>): School => ({
  id: row.id,
  url: addressed(row),
  name: named(row),
  description: described(row),
  founded: row.founded,
  accreditations: parse<string[]>(row.accreditations),
  languageIds: parse<number[]>(row.language_ids),
  featured: row.featured === 1,
})

export const toBranch = (row: Row<'branches'>): Branch => ({
  id: row.id,
  schoolId: row.school_id,
  cityId: row.city_id,
  url: addressed(row),
  name: named(row),
  address: row.address,
  latitude: row.latitude,
  longitude: row.longitude,
  currency: row.currency,
  facilities: parse<Branch['facilities']>(row.facilities),
  nationalityMix: parse<Branch['nationalityMix']>(row.nationality_mix),
  minAge: row.min_age,
  maxAge: row.max_age,
  rating: row.rating,
  reviewCount: row.review_count,
  holidays: parse<string[]>(row.holidays),
  closings: parse<Branch['closings']>(row.closings),
  checkIn: parseOrNull<Branch['checkIn']>(row.check_in),
  checkOut: parseOrNull<Branch['checkOut']>(row.check_out),
  videoUrl: row.video_url,
})

export const toPromotion = (row: Row<'promotions'>): Promotion => ({
  id: row.id,
  name: named(row),
  kind: row.kind as Promotion['kind'],
  value: row.value,
  waives: row.waives as Promotion['waives'],
  bookFrom: row.book_from,
  bookTo: row.book_to,
  startFrom: row.start_from,
  startTo: row.start_to,
  minWeeks: row.min_weeks,
  minAge: row.min_age,
  maxAge: row.max_age,
  nationalities: parse<string[]>(row.nationalities),
})

export const toAccommodation = (row: Row<'accommodations'>): Accommodation => ({
  id: row.id,
  branchId: row.branch_id,
  name: named(row),
  type: row.type as Accommodation['type'],
  room: row.room as Accommodation['room'],
  bathroom: row.bathroom as Accommodation['bathroom'],
  board: row.board as Accommodation['board'],
  distanceMetres: row.distance_metres,
  minutesAway: row.minutes_away,
  minAge: row.min_age,
  maxAge: row.max_age,
  checkInDay: row.check_in_day,
  notes: both(row.notes_en, row.notes_ar),
})

export const toAccommodationPricing = (row: Row<'accommodations'>): AccommodationPricing => ({
  id: row.id,
  lists: parse<AccommodationPricing['lists']>(row.price_lists),
  summer: parseOrNull<AccommodationPricing['summer']>(row.summer),
  under18PerWeek: row.under18_per_week,
  christmas: parseOrNull<AccommodationPricing['christmas']>(row.christmas),
  placementFee: row.placement_fee,
  extraNight: row.extra_night,
  minAge: row.min_age,
  maxAge: row.max_age,
  minWeeks: row.min_weeks,
  checkInDay: row.check_in_day,
})

export const toPickup = (row: Row<'pickups'>): AirportPickup => ({
  id: row.id,
  branchId: row.branch_id,
  airport: both(row.airport_en, row.airport_ar),
  code: row.code,
  arrival: row.arrival,
  both: row.both_ways,
})

export const toExtraFee = (row: Row<'extra_fees'>): ExtraFee => ({
  id: row.id,
  branchId: row.branch_id,
  kind: row.kind as ExtraFee['kind'],
  name: named(row),
  price: row.price,
  per: row.per as ExtraFee['per'],
  compulsory: parseOrNull<ExtraFee['compulsory']>(row.compulsory),
  taxable: row.taxable === 1,
})

/** What a course's price takes from its branch; one object, held by all courses of the branch, keeps 10,000 courses small. */
export type BranchPricing = Pick<
  CoursePricing,
  'schoolId' | 'currency' | 'holidays' | 'closings' | 'registration' | 'insurancePerWeek' | 'accommodations' | 'pickups' | 'extraFees'
>

function toCoursePricing(row: Row<'courses'>, branch: BranchPricing, promotions: Promotion[]): CoursePricing {
  return {
    courseId: row.id,
    ...branch,
    lists: parse<CoursePricing['lists']>(row.price_lists),
    minWeeks: row.min_weeks,
    maxWeeks: row.max_weeks,
    minAge: row.min_age,
    maxAge: row.max_age,
    lessonsPerWeek: row.lessons_per_week,
    minutesPerLesson: row.minutes_per_lesson,
    startRule: parse<CoursePricing['startRule']>(row.start_rule),
    materials: parseOrNull<CoursePricing['materials']>(row.materials),
    seasons: parse<CoursePricing['seasons']>(row.seasons),
    promotions,
  }
}

export const toCourse = (row: Row<'courses'>, branch: BranchPricing, promotions: Promotion[]): Course => ({
  id: row.id,
  branchId: row.branch_id,
  languageId: row.language_id,
  url: addressed(row),
  name: named(row),
  description: described(row),
  type: row.type as Course['type'],
  lessonsPerWeek: row.lessons_per_week,
  minutesPerLesson: row.minutes_per_lesson,
  minLevel: row.min_level as Course['minLevel'],
  maxLevel: row.max_level as Course['maxLevel'],
  studyTime: row.study_time as Course['studyTime'],
  averageClass: row.average_class,
  maximumClass: row.maximum_class,
  minAge: row.min_age,
  maxAge: row.max_age,
  requirements: both(row.requirements_en, row.requirements_ar),
  bookable: row.bookable === 1,
  featured: row.featured === 1,
  pricing: toCoursePricing(row, branch, promotions),
})

export const toSummerGroup = (row: Row<'summer_groups'>): SummerGroup => ({
  id: row.id,
  url: addressed(row),
  name: named(row),
  description: described(row),
  branchId: row.branch_id,
  minAge: row.min_age,
  maxAge: row.max_age,
  from: row.from_date,
  to: row.to_date,
  weeks: row.weeks,
  includes: parse<LocalisedText[]>(row.includes),
  places: row.places,
  placesLeft: row.places_left,
  priceSar: row.price_sar,
})

export const toProgramme = (row: Row<'programmes'>): Programme => ({
  id: row.id,
  name: named(row),
  degree: row.degree as Programme['degree'],
  languageId: row.language_id,
  intakes: parse<string[]>(row.intakes),
  requirements: both(row.requirements_en, row.requirements_ar),
  tuitionPerYear: row.tuition_per_year,
  years: row.years,
})

export const toUniversity = (row: Row<'universities'>, programmes: Programme[]): University => ({
  id: row.id,
  url: addressed(row),
  name: named(row),
  description: described(row),
  cityId: row.city_id,
  currency: row.currency,
  founded: row.founded,
  programmes,
})
