/** Schools, branches, universities and summer groups as a visitor lists them. */
import { type Static, Type } from '@sinclair/typebox'
import type { Branch, City, Country, School } from './catalogue-schema'
import type { CourseCard } from './course-schema'
import { Choices, ListQuery } from './list-schema'
import type { Localised } from './text-schema'
import { Minor } from './text-schema'

export const SchoolsQuery = Type.Composite([
  ListQuery,
  Type.Object({
    q: Type.Optional(Type.String({ maxLength: 200 })),
    language: Type.Optional(Choices),
    country: Type.Optional(Choices),
    city: Type.Optional(Choices),
    school: Type.Optional(Choices),
    featured: Type.Optional(Type.Union([Type.Boolean(), Type.String(), Type.Integer()])),
  }),
])
export type SchoolsQuery = Static<typeof SchoolsQuery>

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
})
export type SchoolCard = Static<typeof SchoolCard>

export type SchoolDetail = Localised<School> & { branches: BranchDetail[] }
export type BranchDetail = Localised<Branch> & {
  city: Localised<City>
  country: Localised<Country>
  school: { id: number; url: string; name: string }
  courses: CourseCard[]
}
