import { to } from '../../config/routes'
import type { University } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'

export type UniversitiesData = {
  universities: { nodes: { document: Localised<University>; city: { name: string; country: { name: string } } }[] }
}

export function UniversitiesView({ data, page }: { data: UniversitiesData; page: PageContext }) {
  const t = useText('university')
  return (
    <PageWidth>
      <h1>{page.title}</h1>
      <p>{page.description}</p>
      {data.universities.nodes.map(({ document: university, city }) => (
        <article key={university.id}>
          <h2>
            <LocaleLink to={to.university(page.language, university.url)}>{university.name}</LocaleLink>
          </h2>
          <p>
            {city.name}, {city.country.name} · {t('programmes', { count: university.programmes.length })}
          </p>
        </article>
      ))}
    </PageWidth>
  )
}
