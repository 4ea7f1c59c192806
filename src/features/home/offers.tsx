import styled from 'styled-components'
import { to } from '../../config/routes'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import { Icon } from '../../ui/icon'
import type { HomeOffer } from './home-data'

const List = styled.ul`
  display: grid;
  gap: var(--space-3) var(--space-5);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
`
/** A voucher: the torn edge stands where the page begins to read. */
const Voucher = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--space-4);
  align-content: start;
  padding: var(--space-4) var(--space-5);
  background: var(--paper);
  border-radius: var(--radius-card);
  border-inline-start: 6px solid var(--offer);
  > svg { grid-row: span 3; margin-block-start: 0.2em; color: var(--offer-ink); }
  h3 { line-height: 1.5; }
  a { color: inherit; text-decoration: none; }
  a::after { content: ''; position: absolute; inset: 0; border-radius: var(--radius-card); }
  a:hover { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.22em; }
  p { color: var(--ink-soft); font-size: var(--text--1); }
  strong { color: var(--offer-ink); }
`

/** What can be booked cheaper today, the offer that ends first first. */
export function Offers({ offers }: { offers: HomeOffer[] }) {
  const t = useText('home')
  const locale = useLocale()
  return (
    <List>
      {offers.map(({ promotion, course }) => (
        <Voucher key={course.entityId}>
          <Icon name="tag" size={24} />
          <h3>
            <LocaleLink to={to.course(locale, course.url)}>{promotion.name}</LocaleLink>
          </h3>
          <p>
            {course.branch.school.name} · {course.branch.city.name}
          </p>
          <p>
            <strong>{t('offers.until', { date: formatDate(promotion.bookTo, locale, 'dayMonth') })}</strong>{' '}
            {promotion.minWeeks > 1 && t('offers.fromWeeks', { count: promotion.minWeeks })}
          </p>
        </Voucher>
      ))}
    </List>
  )
}
