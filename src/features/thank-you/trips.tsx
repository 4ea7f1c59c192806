import styled from 'styled-components'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import type { PlacedRecord } from '../../store/placed-record'
import { posterPath } from '../../ui/poster'
import { Ticket } from '../../ui/ticket'

const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  h3 { font-size: var(--text-1); }
  small { display: block; color: var(--ink-soft); }
`

/** What was booked, as tickets. */
export function Trips({ record }: { record: PlacedRecord }) {
  const t = useText('thank-you')
  const locale = useLocale()
  const weeks = useWeeks()
  return (
    <section aria-labelledby="trips">
      <h2 id="trips">{t('trips')}</h2>
      <List>
        {record.trips.map((trip) => (
          <li key={`${trip.name} ${trip.startDate} ${trip.weeks} ${trip.qty}`}>
            <Ticket
              label={trip.name}
              picture={trip.poster && <img src={posterPath(trip.poster)} alt="" loading="lazy" decoding="async" width={600} height={400} />}
            >
              <div>
                <h3>
                  <bdi>{trip.name}</bdi>
                </h3>
                <small>
                  <bdi>{trip.school}</bdi> · {trip.city}
                </small>
                <small>
                  {weeks(trip.weeks)} · {t('dates', { from: formatDate(trip.startDate, locale), to: formatDate(trip.endDate, locale) })}
                </small>
                <small>{t('students', { count: trip.qty })}</small>
              </div>
            </Ticket>
          </li>
        ))}
      </List>
    </section>
  )
}
