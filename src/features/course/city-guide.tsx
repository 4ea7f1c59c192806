import { to } from '../../config/routes'
import { mapLink } from '../../domain/map-link'
import { schoolMap } from '../../domain/school-map'
import { formatNumber } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useSchoolMapWords } from '../../i18n/school-map-words'
import { useLocale, useText } from '../../i18n/use-text'
import { SchoolMapFigure } from '../../ui/map/school-map'
import { PillList } from '../../ui/pill-list'
import { Topics } from '../../ui/topics'
import type { CoursePage } from './course-page'

/** What living in the city is like: spec §2 "city guide". */
export function CityGuide({ page: { city, country, branch, placed } }: { page: CoursePage }) {
  const t = useText('course')
  const { fromCentre, legend } = useSchoolMapWords()
  const locale = useLocale()
  const map = schoolMap(city, placed)
  const { living, transport, food, prayer } = city.guide
  const topics = [
    { key: 'living', icon: 'wallet', text: living },
    { key: 'transport', icon: 'bus', text: transport },
    { key: 'food', icon: 'utensils', text: food },
    { key: 'prayer', icon: 'moon-star', text: prayer },
    { key: 'visa', icon: 'file-text', text: country.visa },
    { key: 'climate', icon: 'sun', text: country.climate },
  ] as const
  return (
    <>
      <p>
        {city.summary} {t('city.population', { count: formatNumber(city.population) })}
      </p>
      <SchoolMapFigure map={map} own={branch.id} caption={legend(map, city.name, t('cityMap.own', { place: fromCentre(city, branch) }))} />
      <Topics topics={topics.map((topic) => ({ ...topic, heading: t(`city.${topic.key}`) }))} />
      <p>{t('city.note')}</p>
      <PillList
        pills={[
          { key: 'city', content: <LocaleLink to={to.city(locale, city.url)}>{t('city.more', { city: city.name })}</LocaleLink> },
          { key: 'map', content: <LocaleLink to={mapLink(city, 12)}>{t('city.map')}</LocaleLink> },
        ]}
      />
    </>
  )
}
