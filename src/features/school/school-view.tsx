import { to } from '../../config/routes'
import type { ReviewsShown } from '../../contract/review-schema'
import { FromTrip } from '../../i18n/from-trip'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { FactLine, type LineFact } from '../../ui/fact-line'
import { PageLead } from '../../ui/page-lead'
import { PageSection } from '../../ui/page-section'
import type { Photo } from '../../ui/picture'
import { PillList } from '../../ui/pill-list'
import { CourseList } from './course-list'
import { type Linked, type ListedBranch, type ListedCourse, shownWeeks } from './listed'
import { SchoolPage } from './school-page'
import { Stars } from './stars'

export type SchoolData = {
  school: Linked & {
    description: string
    founded: number
    pictures?: Photo[] | null
    accreditations: string[]
    languages: Linked[]
    fromTrip: number | null
    reviews: ReviewsShown | null
    branches: (ListedBranch & {
      address: string
      city: { url: string; name: string; poster: string; country: { name: string } }
      courses: ListedCourse[]
    })[]
  }
}

/** A chain has one for each country it teaches in: four say enough. */
const most = 4
const namedFew = (names: string[]) =>
  names.length > most ? `${names.slice(0, most).join(' · ')} +${names.length - most}` : names.join(' · ')

/** A school: who it is, and the price list of each of its branches. */
export function SchoolView({ data: { school }, page }: { data: SchoolData; page: PageContext }) {
  const t = useText('school')
  const common = useText('common')
  const locale = page.language
  const { name, languages, branches } = school
  const facts: LineFact[] = [
    { key: 'founded', icon: 'calendar', value: t('foundedIn', { year: school.founded }) },
    { key: 'accreditations', icon: 'badge-check', value: <bdi>{namedFew(school.accreditations)}</bdi> },
    { key: 'branches', icon: 'map-pin', value: t('branches', { count: branches.length }) },
  ]
  return (
    <SchoolPage
      current={name}
      lead={
        <PageLead
          title={name}
          intro={school.description}
          poster={branches[0]?.city.poster ?? 'school'}
          pictures={{ photos: school.pictures, label: common('pictures') }}
        >
          <Stars rating={school.reviews?.ratings.average ?? 0} reviewCount={school.reviews?.ratings.count ?? 0} />
          <FactLine facts={facts.filter(({ key }) => key !== 'accreditations' || school.accreditations.length > 0)} />
          <FromTrip totalSar={school.fromTrip} weeks={shownWeeks} large />
          <nav aria-label={t('languages')}>
            <PillList
              pills={languages.map(({ entityId, url, name: language }) => ({
                key: entityId,
                content: <LocaleLink to={to.language(locale, url)}>{language}</LocaleLink>,
              }))}
            />
          </nav>
        </PageLead>
      }
    >
      {branches.map(({ city, courses, ...branch }) => (
        <PageSection
          key={branch.entityId}
          heading={branches.length > 1 ? t('inCity', { city: city.name }) : t('coursesTitle')}
          more={<LocaleLink to={to.branch(locale, branch.url)}>{t('toBranch')}</LocaleLink>}
          note={
            <>
              <LocaleLink to={to.city(locale, city.url)}>
                {city.name} · {city.country.name}
              </LocaleLink>{' '}
              · <bdi>{branch.address}</bdi>
            </>
          }
        >
          <CourseList courses={courses} />
        </PageSection>
      ))}
    </SchoolPage>
  )
}
