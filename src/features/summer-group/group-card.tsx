import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { CardBody, gridCardSizes, LinkCard } from '../../ui/card'
import { Poster } from '../../ui/poster'
import type { ListedGroup } from './listed-group'
import { PlacesTag } from './places-tag'

const Small = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`
const Foot = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  margin-block-start: auto;
  padding-block-start: var(--space-2);
  strong { font-size: var(--text-2); white-space: nowrap; }
`

/** A group in the list: where and when, for whom, what it costs, how many places there still are. */
export function GroupCard({ group }: { group: ListedGroup }) {
  const t = useText('summer-group')
  const weeks = useWeeks()
  const locale = useLocale()
  const { city } = group.branch
  return (
    <LinkCard>
      <Poster slug={city.poster} photos={group.pictures} alt="" silent sizes={gridCardSizes} flush />
      <CardBody>
        <h2>
          <LocaleLink className="cover" to={to.summerGroup(locale, group.url)}>
            {group.name}
          </LocaleLink>
        </h2>
        <Small>
          {city.name} · {city.country.name}
        </Small>
        <p>{t('fromTo', { from: formatDate(group.from, locale, 'dayMonth'), to: formatDate(group.to, locale) })}</p>
        <Small>
          {weeks(group.weeks)} · {t('ageRange', { from: group.minAge, to: group.maxAge })}
        </Small>
        <Foot>
          <strong>
            <Price minor={group.priceSar} />
          </strong>
          <PlacesTag left={group.placesLeft} />
        </Foot>
      </CardBody>
    </LinkCard>
  )
}
