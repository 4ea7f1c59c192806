import type { CourseDetail, CourseFilterOptions } from '../contract/course-schema'
import type { CoursePricing } from '../contract/pricing-schema'
import type { CallOptions, Client } from './client'
import { mapped } from './mapped'

/** A course with all that is needed to price it here. Names in its price list are in one language: the pricing engine reads none of them. */
export type PricedCourse = Omit<CourseDetail, 'pricing'> & { pricing: CoursePricing; feeNames: ReadonlyMap<number, string> }

/** What the search's filters call a place, in either language the same; a school goes by its id. */
export type Places = { language: string; country: string; city: string; school: string }
export type PlacesAsked = { [name in keyof Places]?: string | number | null }

const priced = (detail: CourseDetail): PricedCourse => ({
  ...detail,
  pricing: detail.pricing as unknown as CoursePricing,
  feeNames: new Map(detail.extraFees.map(({ id, name }) => [id, name])),
})

const chosenIn = (options: CourseFilterOptions, name: keyof Places) => options[name].find(({ chosen }) => chosen)?.value ?? ''

const known = (asked: PlacesAsked) =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== null && value !== undefined)) as Partial<
    Record<keyof Places, string>
  >

/** The catalogue's reads in the site's own words, as choosing a course step by step asks them. */
export function courseCalls(client: Client) {
  const options = (asked: PlacesAsked, call?: CallOptions) => client.call('course/getFiltersOptions', known(asked), call)
  return {
    byId: async (id: number, call?: CallOptions) => mapped(await client.call('course/getItemById', { id }, call), priced),
    options,
    /** The filters' own values for the places of a course. */
    places: async ({ language, country, city, school }: PricedCourse, call?: CallOptions) =>
      mapped(
        await options({ language: language.id, country: country.code, city: city.id, school: school.id }, call),
        (found): Places => ({
          language: chosenIn(found, 'language'),
          country: chosenIn(found, 'country'),
          city: chosenIn(found, 'city'),
          school: String(school.id),
        }),
      ),
    schools: (asked: PlacesAsked, call?: CallOptions) => client.call('school/getSchools', { ...known(asked), limit: 100 }, call),
    courses: (asked: PlacesAsked & { weeks?: number | null }, call?: CallOptions) =>
      client.call('course/getCourses', { ...known(asked), limit: 100 }, call),
  }
}
