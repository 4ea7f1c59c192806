/** Schools, branches, universities and summer groups as a visitor lists them. */
import { type Static, Type } from '@sinclair/typebox'
import type { Branch, City, Country, School } from './catalogue-schema'
import type { CourseCard } from './course-schema'
import { SearchQuery, searchExtras } from './search-schema'
import type { Localised } from './text-schema'
import { Minor } from './text-schema'

/** A school answers when one of its courses meets all that is asked: so "English in London" is one place, not two. */
export const SchoolsQuery = SearchQuery
export type SchoolsQuery = Static<typeof SchoolsQuery>

/** Values of `sort`, as `courseSorts`. */
export const schoolSorts = ['recommended', 'name', 'price', 'rating', 'founded', 'distance'] as const

const Linked = { url: Type.String(), name: Type.String() }

export const SchoolCard = Type.Object({
  id: Type.Integer(),
  ...Linked,
  description: Type.String(),
  founded: Type.Integer(),
  accreditations: Type.Array(Type.String()),
  featured: Type.Boolean(),
  languages: Type.Array(Type.Object({ id: Type.Integer(), ...Linked })),
  branches: Type.Array(
    Type.Object({
      id: Type.Integer(),
      ...Linked,
      city: Type.String(),
      cityUrl: Type.String(),
      country: Type.String(),
      poster: Type.String(),
    }),
  ),
  courseCount: Type.Integer(),
  /** Tenths of a star: the mean of its branches, weighted by their reviews. */
  rating: Type.Integer(),
  reviewCount: Type.Integer(),
  /** Lowest tuition a week among its courses; 0 where it has none. */
  fromPerWeekSar: Minor,
  /** Courses that meet what was asked. */
  matchingCourses: Type.Integer(),
  /** With `weeks` asked: the cheapest such trip among them; null where there is none. */
  tripFromSar: Type.Union([Minor, Type.Null()]),
  /** From its nearest branch to the middle of the city, in metres. */
  distanceMetres: Type.Integer(),
})
export type SchoolCard = Static<typeof SchoolCard>

export const SchoolList = Type.Object({
  items: Type.Array(SchoolCard),
  total: Type.Integer(),
  page: Type.Integer(),
  pages: Type.Integer(),
  ...searchExtras,
})
export type SchoolList = Static<typeof SchoolList>

export type SchoolDetail = Localised<School> & { branches: BranchDetail[] }
export type BranchDetail = Localised<Branch> & {
  city: Localised<City>
  country: Localised<Country>
  school: { id: number; url: string; name: string }
  courses: CourseCard[]
}
