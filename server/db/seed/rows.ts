/** Documents into rows: the other way round of server/modules/catalogue/catalogue-rows.ts. */
import type {
  Accommodation,
  AirportPickup,
  Branch,
  City,
  Country,
  Course,
  ExtraFee,
  Programme,
  School,
  State,
  SummerGroup,
  University,
} from '../../../src/contract/catalogue-schema'
import type { AccommodationPricing } from '../../../src/contract/pricing-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import type { CatalogueTables } from '../schema/catalogue-tables'
import type { BranchOffer } from './branch-offer'
import type { OwnedPromotion } from './promotions'

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0)
const json = (value: unknown): string => JSON.stringify(value)
const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))

type Both<Name extends string> = Record<`${Name}_en` | `${Name}_ar`, string>
const both = <Name extends string>(name: Name, { en, ar }: LocalisedText): Both<Name> =>
  ({ [`${name}_en`]: en, [`${name}_ar`]: ar }) as Both<Name>

type Addressed = { url: LocalisedText; name: LocalisedText }
const addressed = ({ url, name }: Addressed) => ({ ...both('url', url), ...both('name', name) })
export const described = (entry: Addressed & { description: LocalisedText }) => ({
  ...addressed(entry),
  ...both('description', entry.description),
})

export const countryRow = ({ code, currency, visa, shortStayWeeks, safety, climate, ...entry }: Country): CatalogueTables['countries'] => ({
  code,
  currency,
  ...addressed(entry),
  facts: json({ visa, shortStayWeeks, safety, climate }),
})

export const stateRow = ({ id, countryCode, name }: State): CatalogueTables['states'] => ({
  id,
  country_code: countryCode,
  ...both('name', name),
})

export const cityRow = (city: City): CatalogueTables['cities'] => ({
  id: city.id,
  ...addressed(city),
  country_code: city.countryCode,
  state_id: city.stateId,
  population: city.population,
  latitude: city.latitude,
  longitude: city.longitude,
  poster: city.poster,
  ...both('summary', city.summary),
  guide: json(city.guide),
})

export const schoolRow = (school: School): CatalogueTables['schools'] => ({
  id: school.id,
  ...described(school),
  founded: school.founded,
  accreditations: json(school.accreditations),
  language_ids: json(school.languageIds),
  featured: flag(school.featured),
})

export const branchRow = (branch: Branch, offer: BranchOffer): CatalogueTables['branches'] => ({
  id: branch.id,
  school_id: branch.schoolId,
  city_id: branch.cityId,
  ...addressed(branch),
  address: branch.address,
  latitude: branch.latitude,
  longitude: branch.longitude,
  currency: branch.currency,
  facilities: json(branch.facilities),
  nationality_mix: json(branch.nationalityMix),
  min_age: branch.minAge,
  max_age: branch.maxAge,
  rating: branch.rating,
  review_count: branch.reviewCount,
  holidays: json(branch.holidays),
  closings: json(branch.closings),
  check_in: jsonOrNull(branch.checkIn),
  check_out: jsonOrNull(branch.checkOut),
  video_url: branch.videoUrl,
  registration: offer.registration,
  insurance_per_week: offer.insurancePerWeek,
})

export const courseRow = (course: Course, places: number | null): CatalogueTables['courses'] => ({
  id: course.id,
  branch_id: course.branchId,
  language_id: course.languageId,
  ...described(course),
  type: course.type,
  lessons_per_week: course.lessonsPerWeek,
  minutes_per_lesson: course.minutesPerLesson,
  min_level: course.minLevel,
  max_level: course.maxLevel,
  study_time: course.studyTime,
  average_class: course.averageClass,
  maximum_class: course.maximumClass,
  min_age: course.minAge,
  max_age: course.maxAge,
  min_weeks: course.pricing.minWeeks,
  max_weeks: course.pricing.maxWeeks,
  ...both('requirements', course.requirements),
  bookable: flag(course.bookable),
  featured: flag(course.featured),
  places,
  start_rule: json(course.pricing.startRule),
  price_lists: json(course.pricing.lists),
  materials: jsonOrNull(course.pricing.materials),
  seasons: json(course.pricing.seasons),
})

export const promotionRow = (promotion: OwnedPromotion, branchId: number): CatalogueTables['promotions'] => ({
  id: promotion.id,
  branch_id: branchId,
  course_id: promotion.courseId,
  ...both('name', promotion.name),
  kind: promotion.kind,
  value: promotion.value,
  waives: promotion.waives,
  book_from: promotion.bookFrom,
  book_to: promotion.bookTo,
  start_from: promotion.startFrom,
  start_to: promotion.startTo,
  min_weeks: promotion.minWeeks,
  min_age: promotion.minAge,
  max_age: promotion.maxAge,
  nationalities: json(promotion.nationalities),
})

export const roomRow = (room: Accommodation, pricing: AccommodationPricing): CatalogueTables['accommodations'] => ({
  id: room.id,
  branch_id: room.branchId,
  ...both('name', room.name),
  type: room.type,
  room: room.room,
  bathroom: room.bathroom,
  board: room.board,
  distance_metres: room.distanceMetres,
  minutes_away: room.minutesAway,
  min_age: room.minAge,
  max_age: room.maxAge,
  min_weeks: pricing.minWeeks,
  check_in_day: room.checkInDay,
  ...both('notes', room.notes),
  price_lists: json(pricing.lists),
  summer: jsonOrNull(pricing.summer),
  under18_per_week: pricing.under18PerWeek,
  christmas: jsonOrNull(pricing.christmas),
  placement_fee: pricing.placementFee,
  extra_night: pricing.extraNight,
})

export const pickupRow = (pickup: AirportPickup): CatalogueTables['pickups'] => ({
  id: pickup.id,
  branch_id: pickup.branchId,
  code: pickup.code,
  ...both('airport', pickup.airport),
  arrival: pickup.arrival,
  both_ways: pickup.both,
})

export const feeRow = (fee: ExtraFee): CatalogueTables['extra_fees'] => ({
  id: fee.id,
  branch_id: fee.branchId,
  kind: fee.kind,
  ...both('name', fee.name),
  price: fee.price,
  per: fee.per,
  compulsory: jsonOrNull(fee.compulsory),
  taxable: flag(fee.taxable),
})

export const groupRow = (group: SummerGroup): CatalogueTables['summer_groups'] => ({
  id: group.id,
  branch_id: group.branchId,
  ...described(group),
  min_age: group.minAge,
  max_age: group.maxAge,
  from_date: group.from,
  to_date: group.to,
  weeks: group.weeks,
  includes: json(group.includes),
  places: group.places,
  places_left: group.placesLeft,
  price_sar: group.priceSar,
})

export const universityRow = (university: University): CatalogueTables['universities'] => ({
  id: university.id,
  ...described(university),
  city_id: university.cityId,
  currency: university.currency,
  founded: university.founded,
})

export const programmeRow = (programme: Programme, universityId: number): CatalogueTables['programmes'] => ({
  id: programme.id,
  university_id: universityId,
  ...both('name', programme.name),
  degree: programme.degree,
  language_id: programme.languageId,
  intakes: json(programme.intakes),
  ...both('requirements', programme.requirements),
  tuition_per_year: programme.tuitionPerYear,
  years: programme.years,
})
