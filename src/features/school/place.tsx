import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { CardGrid } from './card-grid'

type Props = {
  city: { entityId: number; url: string; name: string }
  country: string
  branches: { entityId: number; url: string; name: string; courses?: { entityId: number }[] }[]
}

/** A city with the schools in it. */
export function Place({ city, country, branches }: Props) {
  const t = useText('school')
  const locale = useLocale()
  return (
    <section aria-labelledby={`city-${city.entityId}`}>
      <h2 id={`city-${city.entityId}`}>
        <LocaleLink to={to.city(locale, city.url)}>{city.name}</LocaleLink> <small>{country}</small>
      </h2>
      <CardGrid>
        {branches.map(({ entityId, url, name, courses }) => (
          <li key={entityId}>
            <LocaleLink to={to.branch(locale, url)}>{name}</LocaleLink>
            {courses && <small> {t('courses', { count: courses.length })}</small>}
          </li>
        ))}
      </CardGrid>
    </section>
  )
}
