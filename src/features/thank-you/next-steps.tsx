import styled from 'styled-components'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import type { PlacedRecord } from '../../store/placed-record'

const List = styled.ol`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
  li { position: relative; padding-inline-start: var(--space-6); }
  li::before {
    content: '';
    position: absolute;
    inset-block-start: 0.4em;
    inset-inline-start: 0;
    inline-size: 12px;
    block-size: 12px;
    border: 3px solid var(--ink);
    border-radius: 50%;
  }
  li:first-child::before { background: var(--ink); }
  li + li::after {
    content: '';
    position: absolute;
    inset-block: calc(-1 * var(--space-4)) calc(100% - 0.4em);
    inset-inline-start: 7px;
    border-inline-start: 2px solid var(--line-strong);
  }
  time, small { display: block; color: var(--ink-soft); }
`

/** From today to the first day of the course, with the dates that are known. */
export function NextSteps({ record }: { record: PlacedRecord }) {
  const t = useText('thank-you')
  const locale = useLocale()
  const first = [...record.trips].sort((one, two) => one.startDate.localeCompare(two.startDate))[0]
  const travel = first
    ? [{ key: 'travel', date: first.startDate, text: t('next.travelText', { course: first.name, city: first.city }) }]
    : []
  const steps = [
    { key: 'booked', date: record.placedOn, text: t('next.bookedText') },
    { key: 'pay', date: null, text: t('next.payText') },
    { key: 'school', date: null, text: t('next.schoolText') },
    { key: 'letter', date: null, text: t('next.letterText') },
    ...travel,
  ]
  return (
    <section aria-labelledby="next-steps">
      <h2 id="next-steps">{t('next.title')}</h2>
      <List>
        {steps.map(({ key, date, text }) => (
          <li key={key}>
            <b>{t(`next.${key}`, { date: formatDate(record.payBefore, locale) })}</b>
            {date && <time dateTime={date}>{formatDate(date, locale, 'weekday')}</time>}
            <small>{text}</small>
          </li>
        ))}
      </List>
    </section>
  )
}
