import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatNumber } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Icon, type IconName } from '../../ui/icon'
import type { CoursePage } from './course-page'

const Grid = styled.div`
  display: grid;
  gap: var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
`

const Topic = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  > svg { color: var(--highlight-ink); margin-block-start: 0.2em; grid-row: span 2; }
  h3 { font-size: var(--text-0); }
  p { color: var(--ink-soft); }
`

/** What living in the city is like: spec §2 "city guide". */
export function CityGuide({ city, country }: Pick<CoursePage, 'city' | 'country'>) {
  const t = useText('course')
  const locale = useLocale()
  const topics: [IconName, string, string][] = [
    ['wallet', 'living', city.guide.living],
    ['bus', 'transport', city.guide.transport],
    ['utensils', 'food', city.guide.food],
    ['moon-star', 'prayer', city.guide.prayer],
    ['file-text', 'visa', country.visa],
    ['sun', 'climate', country.climate],
  ]
  return (
    <>
      <p>
        {city.summary} {t('city.population', { count: formatNumber(city.population) })}
      </p>
      <Grid>
        {topics.map(([icon, topic, text]) => (
          <Topic key={topic}>
            <Icon name={icon} />
            <h3>{t(`city.${topic}`)}</h3>
            <p>{text}</p>
          </Topic>
        ))}
      </Grid>
      <p>
        <LocaleLink to={to.city(locale, city.url)}>{t('city.more', { city: city.name })}</LocaleLink>
      </p>
    </>
  )
}
