import { to } from '../../config/routes'
import type { Position } from '../../domain/distance'
import { mapLink } from '../../domain/map-link'
import { formatNumber } from '../../i18n/format'
import { FromTrip } from '../../i18n/from-trip'
import { LocaleLink, linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useSchoolMapWords } from '../../i18n/school-map-words'
import { fill } from '../../i18n/translate'
import { useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { FactLine, type LineFact } from '../../ui/fact-line'
import type { IconName } from '../../ui/icon'
import { PageLead } from '../../ui/page-lead'
import { PageSection } from '../../ui/page-section'
import type { Photo } from '../../ui/picture'
import { PillList } from '../../ui/pill-list'
import { Topics } from '../../ui/topics'
import { Actions } from './actions'
import { BranchPart, Sites } from './branch-part'
import { CitySchools } from './city-schools'
import { type Linked, type ListedBranch, type ListedCourse, shownWeeks } from './listed'
import { SchoolPage } from './school-page'

type Guide = { living: string; transport: string; food: string; prayer: string }
export type CityData = {
  city: Linked & {
    slug: string
    poster: string
    pictures?: Photo[] | null
    population: number
    latitude: number
    longitude: number
    summary: string
    guide: Guide
    country: { name: string; visa: string; safety: string; climate: string }
    fromTrip: number | null
    branches: (ListedBranch & Position & { courses: ListedCourse[] })[]
    universities: Linked[]
  }
}

const guideIcons: [keyof Guide, IconName][] = [
  ['living', 'wallet'],
  ['transport', 'bus'],
  ['food', 'utensils'],
  ['prayer', 'moon-star'],
]
const countryIcons: ['visa' | 'safety' | 'climate', IconName][] = [
  ['visa', 'file-text'],
  ['safety', 'shield-check'],
  ['climate', 'sun'],
]

/** A city as a chapter of the travel book: its schools with their prices, and what living there is like. */
export function CityView({ data: { city }, page }: { data: CityData; page: PageContext }) {
  const t = useText('school')
  const common = useText('common')
  const tc = useText('course')
  const { fromCentre } = useSchoolMapWords()
  const locale = page.language
  const { name, country, branches, guide, fromTrip } = city
  const facts: LineFact[] = [
    { key: 'people', icon: 'users', value: t('people', { count: formatNumber(city.population) }) },
    { key: 'schools', icon: 'school', value: t('schools', { count: branches.length }) },
    {
      key: 'map',
      icon: 'map',
      value: (
        <a href={mapLink(city, 12)} rel="noopener">
          {t('map')}
        </a>
      ),
    },
  ]
  const topics = [
    ...guideIcons.map(([key, icon]) => ({ key, icon, heading: t(`guide.${key}`), text: guide[key] })),
    ...countryIcons.map(([key, icon]) => ({ key, icon, heading: t(`guide.${key}`), text: country[key] })),
  ]
  return (
    <SchoolPage
      current={name}
      lead={
        <PageLead
          title={fill(page.title, { name, country: country.name })}
          intro={city.summary}
          poster={city.poster}
          pictures={{ photos: city.pictures, label: common('pictures') }}
        >
          <FactLine facts={facts} />
          <FromTrip totalSar={fromTrip} weeks={shownWeeks} large />
          <Actions>
            <ButtonLink {...linkTo(`${to.searchByCourse(locale)}?city=${city.slug}`)} icon="search">
              {t('searchCity', { name })}
            </ButtonLink>
          </Actions>
        </PageLead>
      }
    >
      {branches.length > 0 && (
        <PageSection heading={t('schoolsOf', { name })} note={t('listNote')}>
          <CitySchools city={city} />
          <Sites>
            {branches.map((branch) => (
              <BranchPart key={branch.entityId} branch={branch} place={fromCentre(city, branch)} />
            ))}
          </Sites>
        </PageSection>
      )}
      <PageSection heading={t('life', { name })} note={tc('city.note')}>
        <Topics topics={topics} />
      </PageSection>
      {city.universities.length > 0 && (
        <PageSection heading={t('universities')}>
          <PillList
            pills={city.universities.map(({ entityId, url, name: university }) => ({
              key: entityId,
              content: <LocaleLink to={to.university(locale, url)}>{university}</LocaleLink>,
            }))}
          />
        </PageSection>
      )}
    </SchoolPage>
  )
}
