/** Answers about schools and their branches in one language. */

import type { Branch, School } from '../../../src/contract/catalogue-schema'
import type { BranchDetail, SchoolCard, SchoolDetail } from '../../../src/contract/school-schema'
import { divideRounded } from '../../../src/domain/money'
import type { SchoolFound } from '../../../src/domain/search/school-order'
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { localise } from '../catalogue/localise'
import { perSnapshot } from '../catalogue/per-snapshot'
import { courseCard, offersByBranch, offersBySchool } from '../courses/course-cards'
import type { ReadContext } from '../courses/courses-service'
import { fromPerWeekSar } from '../courses/trip-price'

export const branchesBySchool = perSnapshot((snapshot) => {
  const groups = new Map<number, Branch[]>()
  for (const branch of snapshot.branches) groups.set(branch.schoolId, [...(groups.get(branch.schoolId) ?? []), branch])
  return groups
})

export const branchesOf = (snapshot: CatalogueSnapshot, school: School): Branch[] => branchesBySchool(snapshot).get(school.id) ?? []

function ratingOf(branches: readonly Branch[]): { rating: number; reviewCount: number } {
  const reviewCount = branches.reduce((total, branch) => total + branch.reviewCount, 0)
  const stars = branches.reduce((total, branch) => total + branch.rating * branch.reviewCount, 0)
  return { rating: reviewCount === 0 ? 0 : divideRounded(stars, reviewCount), reviewCount }
}

const lowestWeeks = perSnapshot(() => ({ today: '', prices: new Map<number, number>() }))

/** The lowest "from … a week" among the school's courses; 0 where it has none. Looked for once a day. */
export function lowestWeekSar(context: ReadContext, school: School): number {
  const kept = lowestWeeks(context.snapshot)
  if (kept.today !== context.today) Object.assign(kept, { today: context.today, prices: new Map() })
  const known = kept.prices.get(school.id)
  if (known !== undefined) return known
  const lowest = findLowestWeek(context, school)
  kept.prices.set(school.id, lowest)
  return lowest
}

function findLowestWeek({ snapshot, today }: ReadContext, school: School): number {
  const prices = (offersBySchool(snapshot).get(school.id) ?? [])
    .map((offer) => fromPerWeekSar(snapshot, offer, today))
    .filter((price) => price > 0)
  return prices.length === 0 ? 0 : Math.min(...prices)
}

function branchLink({ snapshot, locale }: ReadContext, branch: Branch): SchoolCard['branches'] {
  const city = snapshot.cityById.get(branch.cityId)
  const country = city && snapshot.countryByCode.get(city.countryCode)
  if (!city || !country) return []
  return [
    {
      id: branch.id,
      url: localise(branch.url, locale),
      name: localise(branch.name, locale),
      city: localise(city.name, locale),
      cityUrl: localise(city.url, locale),
      country: localise(country.name, locale),
      poster: city.poster,
    },
  ]
}

/** A school in a list, with what was found of it. */
export function schoolCard(context: ReadContext, school: School, found: SchoolFound): SchoolCard {
  const { snapshot, locale } = context
  const branches = branchesOf(snapshot, school)
  return {
    id: school.id,
    url: localise(school.url, locale),
    name: localise(school.name, locale),
    description: localise(school.description, locale),
    founded: school.founded,
    accreditations: school.accreditations,
    featured: school.featured,
    languages: school.languageIds.flatMap((id) => {
      const language = snapshot.languageById.get(id)
      return language ? [{ id, url: localise(language.url, locale), name: localise(language.name, locale) }] : []
    }),
    branches: branches.flatMap((branch) => branchLink(context, branch)),
    courseCount: offersBySchool(snapshot).get(school.id)?.length ?? 0,
    ...ratingOf(branches),
    fromPerWeekSar: lowestWeekSar(context, school),
    matchingCourses: found.courses,
    tripFromSar: found.priceSar,
    distanceMetres: found.distanceMetres,
  }
}

/** A branch with its city, school and courses; null where the catalogue lacks one of them. */
export function branchDetail(context: ReadContext, branch: Branch): BranchDetail | null {
  const { snapshot, locale } = context
  const city = snapshot.cityById.get(branch.cityId)
  const country = city && snapshot.countryByCode.get(city.countryCode)
  const school = snapshot.schoolById.get(branch.schoolId)
  if (!city || !country || !school) return null
  const courses = offersByBranch(snapshot).get(branch.id) ?? []
  return {
    ...localise(branch, locale),
    city: localise(city, locale),
    country: localise(country, locale),
    school: { id: school.id, url: localise(school.url, locale), name: localise(school.name, locale) },
    courses: courses.map((offer) => courseCard(offer, { ...context, trip: null })),
  }
}

export const schoolDetail = (context: ReadContext, school: School): SchoolDetail => ({
  ...localise(school, context.locale),
  branches: branchesOf(context.snapshot, school).flatMap((branch) => branchDetail(context, branch) ?? []),
})
