import { to } from '../../config/routes'
import { mapLink } from '../../domain/map-link'
import { formatNumber } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { PillList } from '../../ui/pill-list'
import { Topics } from '../../ui/topics'
import type { CoursePage } from './course-page'

/** What living in the city is like: spec §2 "city guide". */
export function CityGuide({ city, country }: Pick<CoursePage, 'city' | 'country'>) {
  const t = useText('course')
  const locale = useLocale()
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
