import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import type { Facets } from './filters'
import { filterNames, type SearchState, toggled, withoutFilters } from './search-state'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

/** What is on, each to be taken off by one press. */
export function Chips({ facets, state, onChange }: { facets: Facets; state: SearchState; onChange: (next: SearchState) => void }) {
  const t = useText('search')
  const on = filterNames.flatMap((name) => (state.filters[name] ?? []).map((value) => ({ name, value })))
  if (on.length === 0 && !state.q && !state.age) return null
  const nameOf = ({ name, value }: (typeof on)[number]) => facets[name]?.find((one) => one.value === value)?.name ?? value
  return (
    <Row role="group" aria-label={t('chosen')}>
      {state.q && (
        <Button kind="quiet" size="small" iconAfter="x" onClick={() => onChange({ ...state, q: '', page: 1 })}>
          <bdi>{state.q}</bdi>
        </Button>
      )}
      {on.map((one) => (
        <Button
          key={`${one.name}-${one.value}`}
          kind="quiet"
          size="small"
          iconAfter="x"
          onClick={() => onChange(toggled(state, one.name, one.value))}
        >
          {nameOf(one)}
        </Button>
      ))}
      <Button kind="plain" size="small" onClick={() => onChange(withoutFilters(state))}>
        {t('clear')}
      </Button>
    </Row>
  )
}
