import { to } from '../../config/routes'
import type { Accommodation, Branch } from '../../contract/catalogue-schema'
import type { Localised } from '../../contract/text-schema'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { CardGrid } from './card-grid'
import { CourseList, type ListedCourse } from './course-list'
import { SchoolPage } from './school-page'

export type BranchData = {
  branch: {
    document: Localised<Branch>
    name: string
    city: { url: string; name: string; country: { name: string } }
    school: { url: string; name: string; description: string }
    courses: ListedCourse[]
    accommodations: { document: Localised<Accommodation> }[]
  }
}

export function BranchView({ data, page }: { data: BranchData; page: PageContext }) {
  const t = useText('school')
  const locale = page.language
  const { document, name, city, school, courses, accommodations } = data.branch
  return (
    <SchoolPage title={name} intro={school.description}>
      <p>
        <LocaleLink to={to.school(locale, school.url)}>{school.name}</LocaleLink> ·{' '}
        <LocaleLink to={to.city(locale, city.url)}>{city.name}</LocaleLink>, {city.country.name} · <bdi>{document.address}</bdi>
      </p>
      <section>
        <h2>{t('coursesTitle')}</h2>
        <CourseList courses={courses} />
      </section>
      <section>
        <h2>{t('facilities')}</h2>
        <CardGrid>
          {document.facilities.map((facility) => (
            <li key={facility.icon}>{facility.name}</li>
          ))}
        </CardGrid>
      </section>
      {accommodations.length > 0 && (
        <section>
          <h2>{t('accommodation')}</h2>
          <CardGrid>
            {accommodations.map(({ document: stay }) => (
              <li key={stay.id}>{stay.name}</li>
            ))}
          </CardGrid>
        </section>
      )}
    </SchoolPage>
  )
}
