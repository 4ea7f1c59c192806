import { type FormEvent, useState } from 'react'
import styled from 'styled-components'
import { usualWeeks } from '../../config/search'
import { formatDate } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { from } from '../../theme/breakpoints'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icon'
import { Skeleton } from '../../ui/skeleton'
import { sleepingPart } from '../../ui/sleeping-part'
import { SearchBox } from './search-box'
import { changed, type SearchState, safeWords, usualSearch } from './search-state'
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

/** A field to come: a label and what it is the label of. */
const Field = styled(Skeleton)`
  block-size: calc(1.5em + var(--space-1) + 48px);
  min-inline-size: 11rem;
`
const TripFields = sleepingPart(
  'trip-fields',
  () => import(/* webpackChunkName: "trip-fields" */ './trip-fields').then(({ TripFields }) => TripFields),
  <>
    <Field />
    <Field />
  </>,
)

type Props = {
  /** Null before the address is read: the form stands as it will, so that nothing moves. */
  state: SearchState | null
  /** Schools are looked for. */
  schools?: boolean
  onChange: Go
}

/** What is looked for, and the trip for which every result is priced. */
export function TripBar({ state: read, schools, onChange }: Props) {
  const t = useText('search')
  const weeks = useWeeks()
  const locale = useLocale()
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
      <SearchBox state={state} schools={schools} onChange={onChange} />
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
        <TripFields {...{ state, onChange }} isWanted={read !== null && (state.weeks !== usualWeeks || state.start !== null)} />
      </Trip>
    </Form>
  )
}
