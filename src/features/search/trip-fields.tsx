import { useEffect, useState } from 'react'
import { longestTrip } from '../../config/search'
import { todayInRiyadh } from '../../domain/dates'
import { useDateFieldWords } from '../../i18n/date-field-words'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { DateField } from '../../ui/date-field'
import { NumberStepper } from '../../ui/number-stepper'
import { changed, type SearchState } from './search-state'
import type { Go } from './use-search'

type Props = { state: SearchState; onChange: Go }

/** How long and from when: the trip for which every result is priced. @assumed other weeks are no step of their own for Back. */
export function TripFields({ state, onChange }: Props) {
  const t = useText('search')
  const weeks = useWeeks()
  const locale = useLocale()
  const dateWords = useDateFieldWords('any')
  const [today, setToday] = useState('')
  useEffect(() => setToday(todayInRiyadh(Date.now())), [])
  return (
    <>
      <NumberStepper
        label={t('weeks')}
        value={state.weeks}
        min={1}
        max={longestTrip}
        decreaseLabel={t('fewer')}
        increaseLabel={t('more')}
        valueText={weeks(state.weeks)}
        onChange={(value) => onChange(changed(state, { weeks: value }), { replace: true })}
      />
      <DateField
        id="start"
        locale={locale}
        label={t('start')}
        value={state.start}
        opening={state.start ?? today}
        dayProblem={(day) => (day < today ? t('past') : null)}
        words={dateWords}
        onChange={(start) => onChange(changed(state, { start: start && start >= today ? start : null }))}
      />
    </>
  )
}
