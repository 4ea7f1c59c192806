import styled from 'styled-components'
import type { FacetValue } from '../../contract/search-schema'
import { useText } from '../../i18n/use-text'
import { Checkbox } from '../../ui/checkbox'
import { Disclosure } from '../../ui/disclosure'
import { type FilterName, type SearchState, toggled } from './search-state'

const Groups = styled.div`
  display: grid;
  gap: var(--space-2);
  > * + * { border-block-start: 1px solid var(--line); padding-block-start: var(--space-2); }
`

const Values = styled.div`
  max-block-size: 18rem;
  overflow-y: auto;
  padding-block-end: var(--space-2);
`

const Count = styled.span`
  color: var(--ink-soft);
  font-size: var(--text--1);
  font-variant-numeric: tabular-nums;
`

export type Facets = Partial<Record<FilterName, FacetValue[]>>

type Props = { names: readonly FilterName[]; facets: Facets; state: SearchState; onChange: (next: SearchState) => void }

/** The dimensions that can narrow a list, each value with the number of courses it would leave. */
export function Filters({ names, facets, state, onChange }: Props) {
  const t = useText('search')
  return (
    <Groups>
      {names.map((name, index) => {
        const values = facets[name] ?? []
        if (values.length === 0) return null
        return (
          <Disclosure key={name} summary={t(`filter.${name}`)} open={index < 3 || Boolean(state.filters[name])}>
            <Values>
              {values.map((one) => (
                <Checkbox
                  key={one.value}
                  label={one.name}
                  aside={<Count>{one.count}</Count>}
                  checked={one.chosen}
                  onChange={() => onChange(toggled(state, name, one.value))}
                />
              ))}
            </Values>
          </Disclosure>
        )
      })}
    </Groups>
  )
}
