import { useCallback, useMemo, useState } from 'react'
import styled from 'styled-components'
import { to } from '../../config/routes'
import type { Suggestion } from '../../contract/search-schema'
import { goTo } from '../../i18n/go-to'
import { type Text, useLocale, useText } from '../../i18n/use-text'
import { Combobox } from '../../ui/combobox'
import { Icon, type IconName } from '../../ui/icon'
import { MarkedText } from '../../ui/marked-text'
import { changed, type SearchState, withValues } from './search-state'
import { tripQuery } from './trip-query'
import { useSuggestions } from './use-suggestions'

const icons: Record<Suggestion['kind'], IconName> = {
  language: 'languages',
  country: 'globe',
  city: 'map-pin',
  school: 'school',
  course: 'book-open',
}
const Line = styled.span`
  display: flex;
  align-items: center;
  gap: var(--space-2);
  svg { color: var(--ink-soft); }
`

/** A suggestion as the list shows it: how it is called, and what it is. */
const optionOf = (one: Suggestion, t: Text, schools?: boolean) => ({
  ...one,
  id: `${one.kind}-${one.value}`,
  label: (
    <Line>
      <Icon name={icons[one.kind]} />
      <MarkedText text={one.name} ranges={one.ranges} />
    </Line>
  ),
  aside: t(`kind.${one.kind}`) + (one.kind === 'course' ? '' : ` · ${t(schools ? 'foundSchools' : 'courses', { count: one.count })}`),
})

type Props = {
  state: SearchState
  /** Schools are looked for. */
  schools?: boolean
  onChange: (next: SearchState) => void
}

/** The words to look for. Letters stay in here, so that typing redraws nothing else; a suggestion becomes the filter it names, a course is gone to. */
export function SearchBox({ state, schools, onChange }: Props) {
  const t = useText('search')
  const locale = useLocale()
  const [typed, setTyped] = useState(state.q)
  const [asked, setAsked] = useState(state.q)
  // The same field takes the words of another search: a new one would lose what is being typed, or was typed before React was there.
  if (asked !== state.q) {
    setAsked(state.q)
    setTyped(state.q)
  }
  const suggestions = useSuggestions(typed, state, schools)
  const options = useMemo(() => suggestions.map((one) => optionOf(one, t, schools)), [suggestions, t, schools])
  const choose = useCallback(
    ({ kind, value, url }: Suggestion) => {
      if (kind === 'course') return goTo(`${to.course(locale, url)}${tripQuery(state)}`)
      setTyped('')
      onChange(changed(withValues(state, kind, [value]), { q: '' }))
    },
    [locale, state, onChange],
  )
  return (
    <Combobox
      label={t('text')}
      name="q"
      value={typed}
      maxLength={200}
      options={options}
      onType={setTyped}
      onChoose={choose}
      words={{ clear: t('emptyText'), list: t('suggestions'), found: t('suggestionCount', { count: options.length }) }}
    />
  )
}
