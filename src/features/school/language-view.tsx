import { to } from '../../config/routes'
import { FromTrip } from '../../i18n/from-trip'
import { linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { fill } from '../../i18n/translate'
import { useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { FactLine, type LineFact } from '../../ui/fact-line'
import { PageLead } from '../../ui/page-lead'
import { Actions } from './actions'
import { placesOf } from './countries'
import { CountryParts } from './country-parts'
import { type CityOf, type ListedBranch, shownWeeks } from './listed'
import { SchoolPage } from './school-page'

type SchoolOf = { name: string; branches: (Omit<ListedBranch, 'name'> & { city: CityOf })[] }
export type LanguageData = {
  studied: { name: string; slug: string; description: string; fromTrip: number | null; schools: SchoolOf[] }
}

/** Where one can learn a language, country by country. */
export function LanguageView({ data, page }: { data: LanguageData; page: PageContext }) {
  const t = useText('school')
  const { name, slug, description, schools, fromTrip } = data.studied
  // A branch is here for what its school teaches; without a price for this language it teaches others.
  const places = placesOf(schools)
    .map(({ city, branches }) => ({ city, branches: branches.filter((branch) => branch.fromTrip !== null) }))
    .filter(({ branches }) => branches.length > 0)
  const [largest] = [...places].sort((a, b) => b.branches.length - a.branches.length)
  const facts: LineFact[] = [
    { key: 'cities', icon: 'map-pin', value: t('cities', { count: places.length }) },
    { key: 'price', icon: 'wallet', value: <FromTrip totalSar={fromTrip} weeks={shownWeeks} /> },
  ]
  return (
    <SchoolPage
      current={name}
      lead={
        <PageLead title={fill(page.title, { name })} intro={description} poster={largest?.city.poster ?? 'capital'}>
          <FactLine facts={facts.filter(({ key }) => key !== 'price' || fromTrip !== null)} />
          <Actions>
            <ButtonLink {...linkTo(`${to.searchByCourse(page.language)}?language=${slug}`)} icon="search">
              {t('searchLanguage', { name })}
            </ButtonLink>
          </Actions>
        </PageLead>
      }
    >
      <p>{t('pricesNote')}</p>
      <CountryParts places={places} />
    </SchoolPage>
  )
}
