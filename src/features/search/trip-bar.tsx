import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { useDateFieldWords } from '../../i18n/date-field-words'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { NumberStepper } from '../../ui/number-stepper'
import { SelectField } from '../../ui/select-field'
import { TextField } from '../../ui/text-field'
import { changed, type SearchState, type SortChoice, sortChoices } from './search-state'

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  align-items: end;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 11rem), 1fr));
`

const longest = 52

type Props = { state: SearchState; today: string; priced: boolean; onChange: (next: SearchState) => void }

/** Words, weeks, start and order. `priced`: the list shows prices of trips. */
export function TripBar({ state, today, priced, onChange }: Props) {
  const t = useText('search')
  const weeks = useWeeks()
  const locale = useLocale()
  const dateWords = useDateFieldWords('any')
  const [q, setQ] = useState(state.q)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onChange(changed(state, { q: q.trim() }))
  }
  return (
    <Form role="search" onSubmit={submit}>
      <TextField type="search" name="q" label={t('text')} value={q} maxLength={200} onChange={(event) => setQ(event.target.value)} />
      {priced && (
        <>
          <NumberStepper
            label={t('weeks')}
            value={state.weeks}
            min={1}
            max={longest}
            decreaseLabel={t('fewer')}
            increaseLabel={t('more')}
            valueText={weeks(state.weeks)}
            onChange={(value) => onChange(changed(state, { weeks: value }))}
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
      )}
      <SelectField
        label={t('sort.label')}
        value={state.sort}
        onChange={(event) => onChange(changed(state, { sort: event.target.value as SortChoice }))}
      >
        {sortChoices.map((choice) => (
          <option key={choice} value={choice}>
            {t(`sort.${choice}`)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" icon="search">
        {t('search')}
      </Button>
    </Form>
  )
}
