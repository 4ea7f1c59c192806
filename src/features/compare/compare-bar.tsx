import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { longestTrip } from '../../config/search'
import { todayInRiyadh } from '../../domain/dates'
import { useDateFieldWords } from '../../i18n/date-field-words'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { DateField } from '../../ui/date-field'
import { NumberStepper } from '../../ui/number-stepper'
import type { CompareTrip } from './compare-trip'

const Row = styled.div`
  display: grid;
  gap: var(--space-3);
  align-items: end;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 13rem), 16rem));
  @media print { display: none; }
`

/** Weeks and start, for all columns alike. */
export function CompareBar({ trip, onChange }: { trip: CompareTrip; onChange: (trip: CompareTrip) => void }) {
  const t = useText('compare')
  const weeks = useWeeks()
  const locale = useLocale()
  const dateWords = useDateFieldWords('any')
  const [today, setToday] = useState('')
  useEffect(() => setToday(todayInRiyadh(Date.now())), [])
  if (!today) return null
  return (
    <Row>
      <NumberStepper
        label={t('weeks')}
        value={trip.weeks}
        min={1}
        max={longestTrip}
        decreaseLabel={t('fewer')}
        increaseLabel={t('more')}
        valueText={weeks(trip.weeks)}
        onChange={(value) => onChange({ ...trip, weeks: value })}
      />
      <DateField
        id="start"
        locale={locale}
        label={t('start')}
        value={trip.start}
        opening={trip.start ?? today}
        dayProblem={(day) => (day < today ? t('past') : null)}
        words={dateWords}
        onChange={(start) => onChange({ ...trip, start: start && start >= today ? start : null })}
      />
    </Row>
  )
}
