import { to } from '../../config/routes'
import type { ReviewsShown } from '../../contract/review-schema'
import { mapLink } from '../../domain/map-link'
import { FromTrip } from '../../i18n/from-trip'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { FactLine, type LineFact } from '../../ui/fact-line'
import { PageLead } from '../../ui/page-lead'
import { PageSection } from '../../ui/page-section'
import type { Photo } from '../../ui/picture'
import { PillList } from '../../ui/pill-list'
import { type ClosedDays, Closings } from './closings'
import { CourseList } from './course-list'
import { type Linked, type ListedBranch, type ListedCourse, shownWeeks } from './listed'
import { NationalityMix, type Share } from './nationality-mix'
import { SchoolPage } from './school-page'
import { Stars } from './stars'
import { type Stay, Stays } from './stays'

export type BranchData = {
  config: { builtOn: string }
  branch: ListedBranch & {
    reviews: ReviewsShown | null
    address: string
    latitude: number
    longitude: number
    minAge: number
    maxAge: number | null
    facilities: { icon: string; name: string }[]
    nationalityMix: Share[]
    closings: ClosedDays[]
    pictures?: Photo[] | null
    city: Linked & { poster: string; country: { name: string } }
    school: Linked & { description: string }
    courses: ListedCourse[]
    accommodations: Stay[]
  }
}

/** A school in a city: courses with prices, where students live, who they are, when it is closed. */
export function BranchView({ data: { branch, config }, page }: { data: BranchData; page: PageContext }) {
  const t = useText('school')
  const common = useText('common')
  const locale = page.language
  const { name, city, school } = branch
  const ages =
    branch.maxAge === null ? t('agesFrom', { from: branch.minAge }) : t('agesBetween', { from: branch.minAge, to: branch.maxAge })
  const facts: LineFact[] = [
    {
      key: 'address',
      icon: 'map-pin',
      value: (
        <a href={mapLink(branch, 16)} rel="noopener">
          <bdi>{branch.address}</bdi>
        </a>
      ),
    },
    { key: 'school', icon: 'school', value: <LocaleLink to={to.school(locale, school.url)}>{school.name}</LocaleLink> },
    { key: 'city', icon: 'globe', value: <LocaleLink to={to.city(locale, city.url)}>{t('cityGuide', { city: city.name })}</LocaleLink> },
    { key: 'ages', icon: 'user', value: ages },
  ]
  return (
    <SchoolPage
      trail={[{ href: to.city(locale, city.url), label: city.name }]}
      current={name}
      lead={
        <PageLead
          title={name}
          intro={school.description}
          poster={city.poster}
          pictures={{ photos: branch.pictures, label: common('pictures') }}
        >
          <Stars {...branch} />
          <FactLine facts={facts} />
          <FromTrip totalSar={branch.fromTrip} weeks={shownWeeks} large />
        </PageLead>
      }
    >
      <PageSection heading={t('coursesTitle')} note={t('listNote')}>
        <CourseList courses={branch.courses} />
      </PageSection>
      {branch.accommodations.length > 0 && (
        <PageSection heading={t('accommodation')} note={t('accommodationNote')}>
          <Stays stays={branch.accommodations} />
        </PageSection>
      )}
      <PageSection heading={t('facilities')}>
        <PillList
          pills={branch.facilities.map(({ icon, name: facility }) => ({
            key: icon,
            contentIcon: icon,
            content: facility,
          }))}
        />
      </PageSection>
      {branch.nationalityMix.length > 0 && (
        <PageSection heading={t('mix')} note={t('mixNote')}>
          <NationalityMix shares={branch.nationalityMix} />
        </PageSection>
      )}
      <Closings closings={branch.closings} today={config.builtOn} />
    </SchoolPage>
  )
}
