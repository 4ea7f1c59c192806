import type { PageContext } from '../../i18n/page-context'
import { fill } from '../../i18n/translate'
import { Place } from './place'
import { SchoolPage } from './school-page'

type CityOf = { entityId: number; url: string; name: string; country: { name: string } }
type SchoolOf = { entityId: number; url: string; name: string; branches: { entityId: number; url: string; city: CityOf }[] }
export type LanguageData = { studied: { name: string; description: string; schools: SchoolOf[] } }

/** Branches of the schools that teach the language, gathered by city. */
export function placesOf(schools: SchoolOf[]) {
  const places = new Map<number, { city: CityOf; branches: { entityId: number; url: string; name: string }[] }>()
  for (const { name, branches } of schools)
    for (const branch of branches) {
      const place = places.get(branch.city.entityId) ?? { city: branch.city, branches: [] }
      place.branches.push({ entityId: branch.entityId, url: branch.url, name })
      places.set(branch.city.entityId, place)
    }
  return [...places.values()]
}

export function LanguageView({ data, page }: { data: LanguageData; page: PageContext }) {
  const { name, description, schools } = data.studied
  return (
    <SchoolPage title={fill(page.title, { name })} intro={description}>
      {placesOf(schools).map(({ city, branches }) => (
        <Place key={city.entityId} city={city} country={city.country.name} branches={branches} />
      ))}
    </SchoolPage>
  )
}
