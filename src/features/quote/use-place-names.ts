import type { Builder } from './use-builder'
import { useOptions, useSchools } from './use-lists'
import { usualWeeks } from './usual-weeks'

/** What the places chosen so far are called, before a course says it: the lists they were chosen from, which the client still has. */
export function usePlaceNames({ store, current }: Builder) {
  const { language = null, country = null, city = null, school = null, courseId = null, weeks = null } = current?.wish ?? {}
  const isOpen = courseId === null
  const countries = useOptions(store, isOpen && language && country ? { language } : null)
  const cities = useOptions(store, isOpen && language && country && city ? { language, country } : null)
  const schools = useSchools(store, isOpen && city && school ? { language, country, city, weeks: weeks ?? usualWeeks } : null)
  return {
    country: countries.answer?.country.find(({ value }) => value === country)?.name ?? null,
    city: cities.answer?.city.find(({ value }) => value === city)?.name ?? null,
    school: schools.answer?.items.find(({ id }) => String(id) === school)?.name ?? null,
  }
}
