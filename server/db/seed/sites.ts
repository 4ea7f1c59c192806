import { brands } from './brands'
import type { BrandFacts } from './brands/brand-facts'
import { languagesTaught, type PlannedCourse, planCourses } from './course-plan'
import { type LanguageKey, languageIds } from './languages'
import { places } from './places'
import type { CityFacts, PlaceFacts } from './places/place-facts'

/** A city with the ids it gets in the catalogue. */
export type Town = { id: number; facts: CityFacts; place: PlaceFacts }
export const towns: Town[] = places
  .flatMap((place) => place.cities.map((facts) => ({ facts, place })))
  .map((town, index) => ({ id: index + 1, ...town }))

const townOf = new Map(towns.map((town) => [town.facts.slug, town]))

/** Where a brand has a branch, and what is taught there. */
export type Site = {
  branchId: number
  schoolId: number
  brand: BrandFacts
  town: Town
  languages: LanguageKey[]
  plan: PlannedCourse[]
  /** Twelve where there are juniors, else sixteen or eighteen. */
  minAge: number
}

/** How many generated courses the demo catalogue has beside the sentinels. */
const generatedCourses = 444

const outlets = brands.flatMap((brand, school) => brand.cities.map((slug) => ({ brand, schoolId: school + 1, slug })))

function siteOf({ brand, schoolId, slug }: (typeof outlets)[number], index: number): Omit<Site, 'plan' | 'minAge'> {
  const town = townOf.get(slug)
  if (!town) throw new Error(`${brand.slug} has a branch in an unknown city, ${slug}`)
  return { branchId: index + 1, schoolId, brand, town, languages: languagesTaught(brand.teaches, town.place.country.code, slug) }
}

const all = outlets.map(siteOf)

/** The first branch is the worked example's: sentinels.ts writes out its offer. */
function planned(site: (typeof all)[number], index: number): Site {
  if (index === 0) return { ...site, plan: [], minAge: 16 }
  const branches = all.length - 1
  const least = Math.floor(generatedCourses / branches)
  const count = least + (index <= generatedCourses - least * branches ? 1 : 0)
  const plan = planCourses(index, site.languages, count)
  const hasJuniors = plan.some(({ type }) => type === 'junior')
  return { ...site, plan, minAge: hasJuniors ? 12 : index % 4 === 3 ? 18 : 16 }
}

export const sites: Site[] = all.map(planned)
export const idsOf = (languages: LanguageKey[]): number[] => languages.map((language) => languageIds[language])
