import type { Accommodation, Branch, City, Country, Course, School } from '../../contract/catalogue-schema'
import type { CoursePricing, MarketTerms } from '../../contract/pricing-schema'
import type { Localised } from '../../contract/text-schema'
import type { Position } from '../../domain/distance'
import type { Opening } from '../../domain/pricing/opening'

/** Another course of the same city, as its card needs it. */
export type OtherCourse = {
  id: number
  url: string
  name: string
  type: Course['type']
  lessonsPerWeek: number
  school: string
  poster: string
}

/** A school of the city, on its map. */
export type PlacedSchool = Position & { id: number }

export type OtherSchool = { id: number; url: string; name: string }

/** Everything the course page shows, in one language. Made by the template from the page's query. */
export type CoursePage = {
  course: Omit<Localised<Course>, 'pricing'> & { pricing: CoursePricing }
  /** What the page shows until the engine has come: see use-trip. */
  opening: Opening
  branch: Localised<Branch>
  school: Localised<School>
  city: Localised<City>
  country: Localised<Country>
  languageName: string
  accommodations: Localised<Accommodation>[]
  otherCourses: OtherCourse[]
  otherSchools: OtherSchool[]
  /** All branches of the city, the course's own too. */
  placed: PlacedSchool[]
  terms: MarketTerms
  /** Riyadh's date when the page was built: first render and static HTML agree on it. */
  builtOn: string
}
