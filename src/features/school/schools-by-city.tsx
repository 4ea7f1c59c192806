import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'
import { PillList } from '../../ui/pill-list'
import { TitleBlock } from '../../ui/title-block'
import { CountryParts } from './country-parts'
import type { CityOf, Linked, ListedBranch } from './listed'

export type SchoolsByCityData = {
  languages: { nodes: Linked[] }
  cities: { nodes: (CityOf & { branches: (ListedBranch & { school: { name: string } })[] })[] }
  block: { title: string; html: string } | null
}

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-10);
`
/** All schools, by country and city. */
export function SchoolsByCity({ data, page }: { data: SchoolsByCityData; page: PageContext }) {
  const t = useText('school')
  const locale = page.language
  // Under a city's name a branch goes by its school's.
  const places = data.cities.nodes.map(({ branches, ...city }) => ({
    city,
    branches: branches.map(({ school, ...branch }) => ({ ...branch, name: school.name })),
  }))
  return (
    <Column>
      <TitleBlock title={page.title} html={data.block?.html}>
        <p>{page.description}</p>
      </TitleBlock>
      <nav aria-label={t('languages')}>
        <PillList
          pills={data.languages.nodes.map(({ entityId, url, name }) => ({
            key: entityId,
            content: <LocaleLink to={to.language(locale, url)}>{t('studyLanguage', { name })}</LocaleLink>,
          }))}
        />
      </nav>
      <p>{t('pricesNote')}</p>
      <CountryParts places={places} />
    </Column>
  )
}
