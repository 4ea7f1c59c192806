import { localeFacts } from '../../config/locales'
import { useLocale, useText } from '../../i18n/use-text'
import { CardGrid } from '../../ui/card'
import { PageSection } from '../../ui/page-section'
import { PillList } from '../../ui/pill-list'
import { CityCard } from './city-card'
import { byCountry, type CityWithBranches } from './countries'

/** Countries to jump to, then each with its cities as cards. */
export function CountryParts({ places }: { places: CityWithBranches[] }) {
  const t = useText('school')
  const locale = useLocale()
  const order = new Intl.Collator(localeFacts[locale].code)
  const countries = byCountry(places, order.compare)
  return (
    <>
      {countries.length > 1 && (
        <nav aria-label={t('countries')}>
          <PillList pills={countries.map(({ code, name }) => ({ key: code, content: <a href={`#${code}`}>{name}</a> }))} />
        </nav>
      )}
      {countries.map(({ code, name, cities, schools }) => (
        <PageSection key={code} id={code} heading={name} more={<small>{t('schools', { count: schools })}</small>}>
          <CardGrid $least="19rem">
            {cities.map(({ city, branches }) => (
              <CityCard key={city.entityId} city={city} branches={branches} />
            ))}
          </CardGrid>
        </PageSection>
      ))}
    </>
  )
}
