import type {
  Accommodation,
  AirportPickup,
  Branch,
  City,
  Country,
  Course,
  ExtraFee,
  Language,
  School,
  State,
  SummerGroup,
  University,
} from '../../../src/contract/catalogue-schema'
import { isIsoDate } from '../../../src/domain/dates'
import { type BranchOffer, buildOffers } from './branch-offer'
import { buildCourse } from './courses'
import { buildFurtherCourses, type Outlet } from './further-courses'
import { languages } from './languages'
import { cities, countries, states } from './place-documents'
import { buildBranch, buildSchools } from './schools'
import { buildSentinelCourses, sentinelOffer, sentinelPlaces } from './sentinels'
import { sites } from './sites'
import { buildSummerGroups } from './summer-groups'
import { buildUniversities } from './universities'

export type CatalogueOptions = {
  /** Further courses beside the demo catalogue's 450, for tests of scale. */
  courses?: number
  /** The day around which promotions, lists and groups are laid, 2026-01-01 to 2027-12-31: public holidays are known until 2028. */
  baseDate?: string
}

export type Catalogue = {
  languages: Language[]
  countries: Country[]
  states: State[]
  cities: City[]
  schools: School[]
  branches: Branch[]
  courses: Course[]
  accommodations: Accommodation[]
  pickups: AirportPickup[]
  extraFees: ExtraFee[]
  summerGroups: SummerGroup[]
  universities: University[]
  /** Per branch: what its courses share, promotions with the course they are for. */
  offers: BranchOffer[]
  /** Places left by course id; courses not named have no limit. */
  places: Record<number, number>
}

export const defaultBaseDate = '2026-11-27'
/** Ids below are the sentinels'. */
const firstCourseId = 101

function checkedBaseDate(baseDate: string): string {
  if (!isIsoDate(baseDate) || baseDate < '2026-01-01' || baseDate > '2027-12-31')
    throw new Error(`base date ${baseDate}: give a date between 2026-01-01 and 2027-12-31`)
  return baseDate
}

function plannedCourses(outlets: Outlet[], baseDate: string): Course[] {
  const planned = outlets.flatMap((outlet) => outlet.site.plan.map((course) => ({ ...outlet, planned: course })))
  return planned.map((seed, turn) => buildCourse({ ...seed, id: firstCourseId + turn, turn, baseDate }))
}

/** The demo catalogue as documents: the same for the same options, to the byte. Throws for a base date without holidays. */
export function catalogue({ courses = 0, baseDate: given = defaultBaseDate }: CatalogueOptions = {}): Catalogue {
  const baseDate = checkedBaseDate(given)
  const baseYear = Number(baseDate.slice(0, 4))
  const branches = sites.map((site) => buildBranch(site, baseYear))
  const offers = [sentinelOffer, ...buildOffers(sites.slice(1), baseDate)]
  const outlets = sites.flatMap((site, index): Outlet[] => {
    const branch = branches[index]
    const offer = offers[index]
    return branch && offer ? [{ site, branch, offer }] : []
  })
  const demoBranches = branches.slice(0, 1)
  return {
    languages,
    countries,
    states,
    cities,
    schools: buildSchools(),
    branches,
    courses: [
      ...demoBranches.flatMap(buildSentinelCourses),
      ...plannedCourses(outlets.slice(1), baseDate),
      ...buildFurtherCourses(outlets.slice(1), courses, baseDate),
    ],
    accommodations: offers.flatMap(({ rooms }) => rooms),
    pickups: offers.flatMap(({ branchId, pickups }) => pickups.map((pickup) => ({ ...pickup, branchId }))),
    extraFees: offers.flatMap(({ branchId, extraFees }) => extraFees.map((fee) => ({ ...fee, branchId }))),
    summerGroups: buildSummerGroups(branches, baseYear),
    universities: buildUniversities(baseYear),
    offers,
    places: sentinelPlaces,
  }
}
