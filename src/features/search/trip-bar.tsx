import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { useDateFieldWords } from '../../i18n/date-field-words'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { from } from '../../theme/breakpoints'
import { Button } from '../../ui/button'
import { DateField } from '../../ui/date-field'
import { Icon } from '../../ui/icon'
import { NumberStepper } from '../../ui/number-stepper'
import { SearchBox } from './search-box'
import { changed, longestTrip, type SearchState, safeWords, usualSearch } from './search-state'
import type { Go } from './use-search'

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  align-items: end;
  margin-block-start: var(--space-4);
  padding: var(--space-4);
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  grid-template-columns: minmax(0, 1fr) auto;
  ${from('tablet')} { grid-template-columns: minmax(0, 1fr) auto minmax(11rem, 13rem) auto; padding: var(--space-5); }
`
/** On the phone the trip is one line that opens; where there is room it always stands open. */
const Fold = styled.button`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-block-size: var(--target);
  color: var(--action);
  font-weight: 600;
  text-align: start;
  &[aria-expanded='true'] svg { rotate: 180deg; }
  ${from('tablet')} { display: none; }
`
const Trip = styled.div<{ $isOpen: boolean }>`
  grid-column: 1 / -1;
  display: ${({ $isOpen }) => ($isOpen ? 'grid' : 'none')};
  gap: var(--space-3);
  ${from('tablet')} { display: contents; }
`
/** On the phone a drawing alone: the field beside it needs the room. */
const Send = styled.div`
  grid-area: 1 / 2;
  button { min-block-size: 48px; padding-inline: var(--space-3); }
  button > span { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ${from('tablet')} {
    grid-area: 1 / 4;
    button { padding-inline: var(--space-5); }
    button > span { position: static; inline-size: auto; block-size: auto; clip-path: none; }
  }
`

type Props = {
  /** Null before the address is read: the form stands as it will, so that nothing moves. */
  state: SearchState | null
  today: string
  onChange: Go
}

/** What is looked for, and the trip for which every result is priced. */
export function TripBar({ state: read, today, onChange }: Props) {
  const t = useText('search')
  const weeks = useWeeks()
  const locale = useLocale()
  const dateWords = useDateFieldWords('any')
  const [isOpen, setOpen] = useState(false)
  const state = read ?? usualSearch
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { activeElement } = document
    // On a phone the keyboard would lie over what is found.
    if (activeElement instanceof HTMLElement && window.matchMedia('(pointer: coarse)').matches) activeElement.blur()
    onChange(changed(state, { q: safeWords(String(new FormData(event.currentTarget).get('q') ?? '')) }))
  }
  const when = state.start ? t('tripStarts', { date: formatDate(state.start, locale, 'short') }) : t('tripAnyStart')
  return (
    <Form role="search" onSubmit={submit}>
      <SearchBox state={state} onChange={onChange} />
      <Send>
        <Button type="submit" icon="search">
          {t('search')}
        </Button>
      </Send>
      <Fold type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t('trip', { weeks: weeks(state.weeks), when })}
        <Icon name="chevron-down" />
      </Fold>
      <Trip $isOpen={isOpen}>
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
      </Trip>
    </Form>
  )
}
