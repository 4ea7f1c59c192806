/** Courses as a visitor searches and reads them. Money is halalas. The build reads whole documents: Course of catalogue-schema. */
import { type Static, Type } from '@sinclair/typebox'
import type { Accommodation, AirportPickup, Branch, City, Country, Course, ExtraFee, Language, School } from './catalogue-schema'
import { Choices, Count, ListQuery } from './list-schema'
import type { Localised } from './text-schema'
import { IsoDate, Minor } from './text-schema'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()])

/** `language`, `city`, `school`: ids or slugs; `country`: codes or slugs. Several with commas. */
export const CoursesQuery = Type.Composite([
  ListQuery,
  Type.Object({
    q: Type.Optional(Type.String({ maxLength: 200 })),
    language: Type.Optional(Choices),
    country: Type.Optional(Choices),
    city: Type.Optional(Choices),
    school: Type.Optional(Choices),
    branch: Type.Optional(Choices),
    type: Type.Optional(Choices),
    /** The student's own CEFR level: courses whose range holds it. */
    level: Type.Optional(Choices),
    time: Type.Optional(Choices),
    /** Years, on the first day of the course. */
    age: Type.Optional(Count),
    weeks: Type.Optional(Count),
    /** The earliest day one could begin; the course's first start from then on, within 28 days, is priced. */
    start: Type.Optional(Type.String({ maxLength: 20 })),
    /** Halalas: total of the trip with weeks, lowest price a week without. */
    max_price: Type.Optional(Count),
    featured: Type.Optional(Type.Union([Type.Boolean(), Type.String(), Type.Integer()])),
    facets: Type.Optional(Type.Union([Type.Boolean(), Type.String(), Type.Integer()])),
  }),
])
export type CoursesQuery = Static<typeof CoursesQuery>

/** Values of `sort`; `recommended` without one. Ties are always broken by id. */
export const courseSorts = ['recommended', 'name', 'price', 'rating', 'lessons'] as const
export type CourseSort = (typeof courseSorts)[number]

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
})
export type CourseCard = Static<typeof CourseCard>

/** How many courses there would be with this value instead of the dimension's own choice. */
export const FacetValue = Type.Object({ value: Type.String(), name: Type.String(), count: Type.Integer(), chosen: Type.Boolean() })
export type FacetValue = Static<typeof FacetValue>
export const CourseFacets = Type.Object({
  language: Type.Array(FacetValue),
  country: Type.Array(FacetValue),
  city: Type.Array(FacetValue),
  school: Type.Array(FacetValue),
  type: Type.Array(FacetValue),
  level: Type.Array(FacetValue),
  time: Type.Array(FacetValue),
})
export type CourseFacets = Static<typeof CourseFacets>

export const CourseList = Type.Object({
  items: Type.Array(CourseCard),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  facets: Type.Optional(CourseFacets),
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
  CourseFacets,
  Type.Object({ sorts: Type.Array(Type.String()), weeks: Type.Object({ min: Type.Integer(), max: Type.Integer() }) }),
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
