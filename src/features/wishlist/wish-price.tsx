import styled from 'styled-components'
import type { TripNow } from '../../api/wish-calls'
import { todayInRiyadh } from '../../domain/dates'
import { formatDate, formatPrice } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { Tag } from '../../ui/chip'

const Total = styled.p`
  display: grid;
  justify-items: start;
  gap: var(--space-1);
  strong { font-size: var(--text-2); font-variant-numeric: tabular-nums; }
  small { color: var(--ink-soft); }
`

/** What the trip costs today, and how that differs from the day it was kept. */
export function WishPrice({ trip, seen, on }: { trip: TripNow; seen: number | null; on: string | null }) {
  const t = useText('wishlist')
  const tc = useText('course')
  const weeks = useWeeks()
  const locale = useLocale()
  const priced = trip.course?.trip
  if (!priced) return <Total>{trip.course?.bookable ? t('noTrip') : tc('card.notBookable')}</Total>
  const change = seen === null ? 0 : priced.totalSar - seen
  const since = on === null ? null : { date: formatDate(on, locale), amount: formatPrice(Math.abs(change), locale) }
  return (
    <Total>
      <small>{t('now')}</small>
      <strong>
        <Price minor={priced.totalSar} />
      </strong>
      <small>{t('for', { weeks: weeks(priced.weeks), date: formatDate(priced.startDate, locale) })}</small>
      {since && change !== 0 && (
        <Tag tone={change < 0 ? 'success' : 'highlight'} icon={change < 0 ? 'trending-down' : 'info'}>
          {t(change < 0 ? 'cheaper' : 'dearer', since)}
        </Tag>
      )}
      {since && change === 0 && on !== todayInRiyadh(Date.now()) && <small>{t('same', since)}</small>}
    </Total>
  )
}
