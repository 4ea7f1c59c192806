/** What search engines read about schools, branches, cities, languages and universities: the entry itself and the way down to it. */
import { to } from '../../config/routes'
import type { BranchData } from '../../features/school/branch-view'
import type { CityData } from '../../features/school/city-view'
import type { LanguageData } from '../../features/school/language-view'
import type { SchoolData } from '../../features/school/school-view'
import type { UniversityData } from '../../features/university/university-view'
import type { PageContext, WithDictionaries } from '../../i18n/page-context'
import { dataScript } from '../../i18n/structured-data/data-script'
import { schoolData } from '../../i18n/structured-data/school-data'
import { trail } from '../../i18n/structured-data/trail'
import { headText } from '../../i18n/translate'

/** Home and the list of schools, as the breadcrumbs of these pages begin. */
function schoolSteps({ locales }: WithDictionaries, { language }: PageContext): [string, string][] {
  const say = headText(locales, 'school')
  return [
    [say('trail.home'), to.home(language)],
    [say('trail.schools'), to.languageSchools(language)],
  ]
}

export function schoolThings(data: WithDictionaries & SchoolData, page: PageContext) {
  const { name, description, founded, reviews } = data.school
  const path = page.alternates[page.language]
  const school = schoolData({ name, path, description, founded, reviews })
  return dataScript(school, trail(page, schoolSteps(data, page), name))
}

export function branchThings(data: WithDictionaries & BranchData, page: PageContext) {
  const { name, address, city, school, latitude, longitude, reviews } = data.branch
  const path = page.alternates[page.language]
  const placed = { address, city: city.name, country: city.country.name }
  const branch = schoolData({ name, path, description: school.description, placed, position: { latitude, longitude }, reviews })
  const steps: [string, string][] = [...schoolSteps(data, page), [city.name, to.city(page.language, city.url)]]
  return dataScript(branch, trail(page, steps, name))
}

export const cityThings = (data: WithDictionaries & CityData, page: PageContext) =>
  dataScript(trail(page, schoolSteps(data, page), data.city.name))

export const languageThings = (data: WithDictionaries & LanguageData, page: PageContext) =>
  dataScript(trail(page, schoolSteps(data, page), data.studied.name))

export function universityThings({ locales, university }: WithDictionaries & UniversityData, page: PageContext) {
  const { name, description, founded, city } = university
  const say = headText(locales, 'university')
  const steps: [string, string][] = [
    [say('trail.home'), to.home(page.language)],
    [say('trail.admissions'), to.universityAdmissions(page.language)],
  ]
  const placed = { city: city.name, country: city.country.name }
  const whole = schoolData({ name, path: page.alternates[page.language], description, founded, placed }, 'CollegeOrUniversity')
  return dataScript(whole, trail(page, steps, name))
}
