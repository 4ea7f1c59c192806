import { to } from '../../config/routes'
import type { City, Country } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { formatNumber } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { fill } from '../../i18n/translate'
import { useText } from '../../i18n/use-text'
import { CourseList, type ListedCourse } from './course-list'
import { SchoolPage } from './school-page'

export type CityData = {
  city: {
    document: Localised<City>
    name: string
    country: { document: Localised<Country>; name: string }
    branches: { entityId: number; url: string; name: string; courses: ListedCourse[] }[]
    universities: { entityId: number; url: string; name: string }[]
  }
}

const guideParts = ['living', 'transport', 'food', 'prayer'] as const

export function CityView({ data, page }: { data: CityData; page: PageContext }) {
  const t = useText('school')
  const locale = page.language
  const { document, name, country, branches, universities } = data.city
  return (
    <SchoolPage title={fill(page.title, { name, country: country.name })} intro={document.summary}>
      <dl>
        <dt>{t('population')}</dt>
        <dd>{formatNumber(document.population)}</dd>
        <dt>{t('visa')}</dt>
        <dd>{country.document.visa}</dd>
        {guideParts.map((part) => (
          <div key={part}>
            <dt>{t(`guide.${part}`)}</dt>
            <dd>{document.guide[part]}</dd>
          </div>
        ))}
      </dl>
      {branches.map((branch) => (
        <section key={branch.entityId} aria-labelledby={`branch-${branch.entityId}`}>
          <h2 id={`branch-${branch.entityId}`}>
            <LocaleLink to={to.branch(locale, branch.url)}>{branch.name}</LocaleLink>
          </h2>
          <CourseList courses={branch.courses} />
        </section>
      ))}
      {universities.length > 0 && (
        <section>
          <h2>{t('universities')}</h2>
          {universities.map(({ entityId, url, name: university }) => (
            <p key={entityId}>
              <LocaleLink to={to.university(locale, url)}>{university}</LocaleLink>
            </p>
          ))}
        </section>
      )}
    </SchoolPage>
  )
}
