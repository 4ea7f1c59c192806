import { to } from '../../config/routes'
import type { School } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { CourseList, type ListedCourse } from './course-list'
import { SchoolPage } from './school-page'

export type SchoolData = {
  school: {
    document: Localised<School>
    name: string
    languages: { entityId: number; url: string; name: string }[]
    branches: {
      entityId: number
      url: string
      name: string
      address: string
      city: { url: string; name: string; country: { name: string } }
      courses: ListedCourse[]
    }[]
  }
}

export function SchoolView({ data, page }: { data: SchoolData; page: PageContext }) {
  const t = useText('school')
  const locale = page.language
  const { document, name, languages, branches } = data.school
  return (
    <SchoolPage title={name} intro={document.description}>
      <dl>
        <dt>{t('founded')}</dt>
        <dd>{document.founded}</dd>
        <dt>{t('accreditations')}</dt>
        <dd>
          <bdi>{document.accreditations.join(', ')}</bdi>
        </dd>
        <dt>{t('languages')}</dt>
        <dd>
          {languages.map((language) => (
            <LocaleLink key={language.entityId} to={to.language(locale, language.url)}>
              {language.name}{' '}
            </LocaleLink>
          ))}
        </dd>
      </dl>
      {branches.map((branch) => (
        <section key={branch.entityId} aria-labelledby={`branch-${branch.entityId}`}>
          <h2 id={`branch-${branch.entityId}`}>
            <LocaleLink to={to.branch(locale, branch.url)}>{branch.name}</LocaleLink>
          </h2>
          <p>
            <LocaleLink to={to.city(locale, branch.city.url)}>{branch.city.name}</LocaleLink>, {branch.city.country.name} ·{' '}
            <bdi>{branch.address}</bdi>
          </p>
          <CourseList courses={branch.courses} />
        </section>
      ))}
    </SchoolPage>
  )
}
