/** Courses as a visitor searches and reads them. Money is halalas. The build reads whole documents: Course of catalogue-schema. */
import { type Static, Type } from '@sinclair/typebox'
import type { Accommodation, AirportPickup, Branch, City, Country, Course, ExtraFee, Language, School } from './catalogue-schema'
import { Choices, Count, ListQuery } from './list-schema'
import { FacetValue, SearchFacets, SearchQuery, searchExtras } from './search-schema'
import type { Localised } from './text-schema'
import { IsoDate, Minor } from './text-schema'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

export const CoursesQuery = SearchQuery
export type CoursesQuery = Static<typeof CoursesQuery>

/**
 * Values of `sort`; `recommended` without one. Ties are always broken by id. Without `order`: the best rated first, else ascending; what has
 * no price, rating or distance comes last in both directions.
 */
export const courseSorts = ['recommended', 'name', 'price', 'rating', 'lessons', 'distance'] as const

/** The course alone, without accommodation or transfer, at the weeks and start asked for. */
export const Trip = Type.Object({
  weeks: Type.Integer(),
  startDate: IsoDate,
  endDate: IsoDate,
  tuitionSar: Minor,
  /** What the best promotion takes off, 0 or more. */
  savedSar: Minor,
  totalSar: Minor,
})
export type Trip = Static<typeof Trip>

const Linked = { url: Type.String(), name: Type.String() }

export const CourseCard = Type.Object({
  id: Type.Integer(),
  ...Linked,
  type: Type.String(),
  lessonsPerWeek: Type.Integer(),
  minutesPerLesson: Type.Integer(),
  minLevel: Type.String(),
  maxLevel: Type.String(),
  studyTime: Type.String(),
  averageClass: Type.Integer(),
  maximumClass: Type.Integer(),
  minAge: Type.Integer(),
  maxAge: Nullable(Type.Integer()),
  minWeeks: Type.Integer(),
  maxWeeks: Type.Integer(),
  bookable: Type.Boolean(),
  language: Type.Object({ id: Type.Integer(), ...Linked }),
  school: Type.Object({ id: Type.Integer(), ...Linked }),
  branch: Type.Object({ id: Type.Integer(), ...Linked }),
  city: Type.Object({ id: Type.Integer(), ...Linked, poster: Type.String() }),
  country: Type.Object({ code: Type.String(), ...Linked }),
  /** Tenths of a star; 0 where nobody rated yet. */
  rating: Type.Integer(),
  reviewCount: Type.Integer(),
  /** The lowest tuition a week among the bands in force today. */
  fromPerWeekSar: Minor,
  /** With `weeks` asked: the price of that trip. */
  trip: Nullable(Trip),
  /** From the branch to the middle of its city, in metres. */
  distanceMetres: Type.Integer(),
  /** Kinds of accommodation the branch offers. */
  accommodation: Type.Array(Type.String()),
  accreditations: Type.Array(Type.String()),
  /** True with an offer that can be booked today. */
  onOffer: Type.Boolean(),
})
export type CourseCard = Static<typeof CourseCard>

export const CourseList = Type.Object({
  items: Type.Array(CourseCard),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  ...searchExtras,
})
export type CourseList = Static<typeof CourseList>

/** course/getItemById: all that a course page needs in one answer. */
export type CourseDetail = Localised<Course> & {
  branch: Localised<Branch>
  school: Localised<School>
  city: Localised<City>
  country: Localised<Country>
  language: Localised<Language>
  accommodations: Localised<Accommodation>[]
  pickups: Localised<AirportPickup>[]
  extraFees: Localised<ExtraFee>[]
  /** Other courses of the branch, and courses at other schools of the city. */
  sameBranch: CourseCard[]
  sameCity: CourseCard[]
}

/** course/getFiltersOptions: what one can choose from, with the number of courses each. */
export const CourseFilterOptions = Type.Composite([
  SearchFacets,
  Type.Object({ sorts: Type.Array(Type.String()), weeksSpan: Type.Object({ min: Type.Integer(), max: Type.Integer() }) }),
])
export type CourseFilterOptions = Static<typeof CourseFilterOptions>

export const AccommodationsQuery = Type.Composite([
  ListQuery,
  Type.Object({
    branch: Type.Optional(Choices),
    course: Type.Optional(Count),
    type: Type.Optional(Choices),
    room: Type.Optional(Choices),
    board: Type.Optional(Choices),
    age: Type.Optional(Count),
  }),
])
export type AccommodationsQuery = Static<typeof AccommodationsQuery>

export const AccommodationFilterOptions = Type.Object({
  type: Type.Array(FacetValue),
  room: Type.Array(FacetValue),
  bathroom: Type.Array(FacetValue),
  board: Type.Array(FacetValue),
})
export type AccommodationFilterOptions = Static<typeof AccommodationFilterOptions>

export const AtBranchQuery = Type.Composite([ListQuery, Type.Object({ branch: Type.Optional(Choices), course: Type.Optional(Count) })])
export type AtBranchQuery = Static<typeof AtBranchQuery>
