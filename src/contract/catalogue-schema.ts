/**
 * The catalogue as documents. The server keeps them, the build reads them whole (`store_view=all`: texts in both locales),
 * a visitor's read answers the same shape with each LocalisedText replaced by one string.
 */
import { type Static, Type } from '@sinclair/typebox'
import { Pictures } from './picture-schema'
import { Closing, CoursePricing, ExtraFeePricing, PickupPricing } from './pricing-schema'
import { ClockTime, Currency, IsoDate, LocalisedText } from './text-schema'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])
const Slugs = LocalisedText

export const Language = Type.Object({ id: Type.Integer(), url: Slugs, name: LocalisedText, description: LocalisedText })
export type Language = Static<typeof Language>

export const Country = Type.Object({
  /** ISO 3166 alpha-2. */
  code: Type.String(),
  url: Slugs,
  name: LocalisedText,
  currency: Currency,
  visa: LocalisedText,
  /** Weeks of study that a short-stay permission is usually enough for; 0: a student visa from the first week; null: not stated. */
  shortStayWeeks: Nullable(Type.Integer({ minimum: 0 })),
  safety: LocalisedText,
  climate: LocalisedText,
})
export type Country = Static<typeof Country>

export const State = Type.Object({ id: Type.Integer(), countryCode: Type.String(), name: LocalisedText })
export type State = Static<typeof State>

export const City = Type.Object({
  id: Type.Integer(),
  url: Slugs,
  name: LocalisedText,
  countryCode: Type.String(),
  stateId: Nullable(Type.Integer()),
  population: Type.Integer(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  /** Which drawn poster: the city's Latin slug; ui/poster falls back to a scene of its kind. */
  poster: Type.String(),
  summary: LocalisedText,
  guide: Type.Object({ living: LocalisedText, transport: LocalisedText, food: LocalisedText, prayer: LocalisedText }),
  pictures: Pictures,
})
export type City = Static<typeof City>

export const School = Type.Object({
  id: Type.Integer(),
  url: Slugs,
  name: LocalisedText,
  description: LocalisedText,
  founded: Type.Integer(),
  accreditations: Type.Array(Type.String()),
  languageIds: Type.Array(Type.Integer()),
  featured: Type.Boolean(),
  pictures: Pictures,
})
export type School = Static<typeof School>

/** From the earliest to the latest hour of a day, the school's local time. */
export const DayHours = Type.Object({ from: ClockTime, until: ClockTime })
export type DayHours = Static<typeof DayHours>

export const Branch = Type.Object({
  id: Type.Integer(),
  schoolId: Type.Integer(),
  cityId: Type.Integer(),
  url: Slugs,
  name: LocalisedText,
  address: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  currency: Currency,
  /** Icon names with their labels, e.g. wifi, library, prayer-room. */
  facilities: Type.Array(Type.Object({ icon: Type.String(), name: LocalisedText })),
  nationalityMix: Type.Array(Type.Object({ nationality: LocalisedText, percent: Type.Integer() })),
  minAge: Type.Integer(),
  maxAge: Nullable(Type.Integer()),
  /** Tenths of a star, 0–50; 0 where nobody rated yet. */
  rating: Type.Integer(),
  reviewCount: Type.Integer(),
  holidays: Type.Array(IsoDate),
  closings: Type.Array(Closing),
  /** When students may move in on their check-in day, and when they leave on their last morning; null: not stated. @assumed */
  checkIn: Nullable(DayHours),
  checkOut: Nullable(DayHours),
  videoUrl: Nullable(Type.String()),
  pictures: Pictures,
})
export type Branch = Static<typeof Branch>

export const CourseType = Type.Union(
  (['general', 'intensive', 'exam', 'business', 'oneToOne', 'junior', 'academicYear', 'pathway'] as const).map((kind) =>
    Type.Literal(kind),
  ),
)
export type CourseType = 'general' | 'intensive' | 'exam' | 'business' | 'oneToOne' | 'junior' | 'academicYear' | 'pathway'
export type Level = 'A1' | 'A2' | 'B1' | 'B2' | 'C1' | 'C2'
export type StudyTime = 'morning' | 'afternoon' | 'evening' | 'fullDay'

export const Course = Type.Object({
  id: Type.Integer(),
  branchId: Type.Integer(),
  languageId: Type.Integer(),
  url: Slugs,
  name: LocalisedText,
  description: LocalisedText,
  type: Type.Unsafe<CourseType>(CourseType),
  lessonsPerWeek: Type.Integer(),
  minutesPerLesson: Type.Integer(),
  minLevel: Type.Unsafe<Level>(Type.String()),
  maxLevel: Type.Unsafe<Level>(Type.String()),
  studyTime: Type.Unsafe<StudyTime>(Type.String()),
  averageClass: Type.Integer(),
  maximumClass: Type.Integer(),
  minAge: Type.Integer(),
  maxAge: Nullable(Type.Integer()),
  requirements: LocalisedText,
  /** False: shown, but "Currently you can not book this course". */
  bookable: Type.Boolean(),
  featured: Type.Boolean(),
  pricing: CoursePricing,
  pictures: Pictures,
})
export type Course = Static<typeof Course>

export const AccommodationType = Type.Union((['homestay', 'residence', 'sharedFlat', 'studio'] as const).map((kind) => Type.Literal(kind)))
export type AccommodationType = 'homestay' | 'residence' | 'sharedFlat' | 'studio'
export type Room = 'single' | 'twin' | 'studio'
export type Bathroom = 'private' | 'shared'
export type Board = 'none' | 'breakfast' | 'halfBoard' | 'fullBoard'

/** Its prices are in the `accommodations` of each course's pricing at the same branch, under the same id. */
export const Accommodation = Type.Object({
  id: Type.Integer(),
  branchId: Type.Integer(),
  name: LocalisedText,
  type: Type.Unsafe<AccommodationType>(AccommodationType),
  room: Type.Unsafe<Room>(Type.String()),
  bathroom: Type.Unsafe<Bathroom>(Type.String()),
  board: Type.Unsafe<Board>(Type.String()),
  distanceMetres: Type.Integer(),
  minutesAway: Type.Integer(),
  minAge: Type.Integer(),
  maxAge: Nullable(Type.Integer()),
  checkInDay: Type.Integer(),
  notes: LocalisedText,
  pictures: Pictures,
})
export type Accommodation = Static<typeof Accommodation>

/** An airport from which a branch fetches its students; the same prices are in each course's pricing. */
export const AirportPickup = Type.Intersect([PickupPricing, Type.Object({ branchId: Type.Integer() })])
export type AirportPickup = Static<typeof AirportPickup>

export const ExtraFee = Type.Intersect([ExtraFeePricing, Type.Object({ branchId: Type.Integer() })])
export type ExtraFee = Static<typeof ExtraFee>

export const SummerGroup = Type.Object({
  id: Type.Integer(),
  url: Slugs,
  name: LocalisedText,
  description: LocalisedText,
  branchId: Type.Integer(),
  minAge: Type.Integer(),
  maxAge: Type.Integer(),
  from: IsoDate,
  to: IsoDate,
  weeks: Type.Integer(),
  includes: Type.Array(LocalisedText),
  places: Type.Integer(),
  placesLeft: Type.Integer(),
  priceSar: Type.Integer(),
  pictures: Pictures,
})
export type SummerGroup = Static<typeof SummerGroup>

export const Programme = Type.Object({
  id: Type.Integer(),
  name: LocalisedText,
  degree: Type.Union([Type.Literal('foundation'), Type.Literal('bachelor'), Type.Literal('master'), Type.Literal('doctorate')]),
  languageId: Type.Integer(),
  intakes: Type.Array(IsoDate),
  requirements: LocalisedText,
  tuitionPerYear: Type.Integer(),
  years: Type.Integer(),
})
export type Programme = Static<typeof Programme>

export const University = Type.Object({
  id: Type.Integer(),
  url: Slugs,
  name: LocalisedText,
  description: LocalisedText,
  cityId: Type.Integer(),
  currency: Currency,
  founded: Type.Integer(),
  programmes: Type.Array(Programme),
  pictures: Pictures,
})
export type University = Static<typeof University>

export const CmsPage = Type.Object({
  id: Type.Integer(),
  identifier: Type.String(),
  url: Slugs,
  title: LocalisedText,
  description: LocalisedText,
  html: LocalisedText,
})
export type CmsPage = Static<typeof CmsPage>

export const CmsBlock = Type.Object({ id: Type.Integer(), identifier: Type.String(), title: LocalisedText, html: LocalisedText })
export type CmsBlock = Static<typeof CmsBlock>

export const Post = Type.Object({
  id: Type.Integer(),
  url: Slugs,
  title: LocalisedText,
  summary: LocalisedText,
  html: LocalisedText,
  author: LocalisedText,
  publishedOn: IsoDate,
  poster: Type.String(),
  topic: LocalisedText,
  pictures: Pictures,
})
export type Post = Static<typeof Post>

export const Faq = Type.Object({ id: Type.Integer(), topic: LocalisedText, question: LocalisedText, answer: LocalisedText })
export type Faq = Static<typeof Faq>

/** `path` is without a locale and starts with `/`, or is a whole https URL. */
export const MenuItem = Type.Object({ label: Type.String(), path: Type.String() })
export type MenuItem = Static<typeof MenuItem>
export const Menu = Type.Object({ code: Type.String(), items: Type.Array(MenuItem) })
export type Menu = Static<typeof Menu>
