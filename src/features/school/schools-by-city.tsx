import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { CardGrid } from './card-grid'
import { Place } from './place'
import { SchoolPage } from './school-page'

export type SchoolsByCityData = {
  languages: { nodes: { entityId: number; url: string; name: string }[] }
  cities: {
    nodes: {
      entityId: number
      url: string
      name: string
      country: { name: string }
      branches: { entityId: number; url: string; name: string; courses: { entityId: number }[] }[]
    }[]
  }
}

/** All schools, by city; a city without a school is left out. */
export function SchoolsByCity({ data, page }: { data: SchoolsByCityData; page: PageContext }) {
  const t = useText('school')
  const locale = page.language
  const order = new Intl.Collator(locale)
  const cities = data.cities.nodes.filter(({ branches }) => branches.length > 0).sort((a, b) => order.compare(a.name, b.name))
  return (
    <SchoolPage title={page.title} intro={page.description}>
      <nav aria-label={t('languages')}>
        <CardGrid>
          {data.languages.nodes.map(({ entityId, url, name }) => (
            <li key={entityId}>
              <LocaleLink to={to.language(locale, url)}>{t('studyLanguage', { name })}</LocaleLink>
            </li>
          ))}
        </CardGrid>
      </nav>
      {cities.map((city) => (
        <Place key={city.entityId} city={city} country={city.country.name} branches={city.branches} />
      ))}
    </SchoolPage>
  )
}
