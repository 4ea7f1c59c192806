import styled from 'styled-components'
import { to } from '../../config/routes'
import { LocaleLink, linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { Price } from '../../i18n/price'
import { useText } from '../../i18n/use-text'
import { ButtonLink } from '../../ui/button'
import { CardBody, CardGrid, gridCardSizes, LinkCard } from '../../ui/card'
import { PageWidth } from '../../ui/page-width'
import { Poster } from '../../ui/poster'
import { TitleBlock } from '../../ui/title-block'
import { byDegree, type ListedUniversity } from './listed-university'

export type UniversitiesData = { universities: { nodes: ListedUniversity[] }; block: { html: string } | null }

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-8);
`
const Small = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`
const Cost = styled.p`
  margin-block-start: auto;
  padding-block-start: var(--space-2);
  small { display: block; color: var(--ink-soft); }
  strong { font-size: var(--text-1); }
`

/** Universities one can apply to through the agency. */
export function UniversitiesView({ data, page }: { data: UniversitiesData; page: PageContext }) {
  const t = useText('university')
  const locale = page.language
  return (
    <Column>
      <TitleBlock title={page.title} html={data.block?.html}>
        <p>{page.description}</p>
      </TitleBlock>
      <p>
        <ButtonLink {...linkTo(to.getHelp(locale))} icon="graduation-cap">
          {t('askWhich')}
        </ButtonLink>
      </p>
      {data.universities.nodes.length === 0 && <p>{t('none')}</p>}
      <CardGrid $least="19rem">
        {data.universities.nodes.map(({ entityId, url, name, city, currency, programmes, pictures }) => (
          <LinkCard key={entityId}>
            <Poster slug={city.poster} photos={pictures} alt="" silent sizes={gridCardSizes} flush />
            <CardBody>
              <h2>
                <LocaleLink className="cover" to={to.university(locale, url)}>
                  {name}
                </LocaleLink>
              </h2>
              <Small>
                {city.name} · {city.country.name}
              </Small>
              <Small>
                {t('programmes', { count: programmes.length })}:{' '}
                {byDegree(programmes)
                  .map(({ degree }) => t(`degree.${degree}`))
                  .join(t('and'))}
              </Small>
              {programmes.length > 0 && (
                <Cost>
                  <small>{t('fromAYear')}</small>
                  <strong>
                    <Price minor={Math.min(...programmes.map(({ tuitionPerYear }) => tuitionPerYear))} currency={currency} />
                  </strong>
                </Cost>
              )}
            </CardBody>
          </LinkCard>
        ))}
      </CardGrid>
    </Column>
  )
}
