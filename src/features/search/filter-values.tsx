import { useState } from 'react'
import styled from 'styled-components'
import type { FacetValue } from '../../contract/search-schema'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { Checkbox } from '../../ui/checkbox'

const Values = styled.div`
  padding-block-end: var(--space-2);
  bdi { overflow-wrap: anywhere; }
`
const Count = styled.span`
  color: var(--ink-soft);
  font-size: var(--text--1);
  font-variant-numeric: tabular-nums;
`

/** So many values stand open; a list one longer would gain nothing by being cut. */
const few = 6

type Props = {
  values: readonly FacetValue[]
  /** What the address has on: ticked at once, before the answer is there. */
  chosen: readonly string[]
  nameOf: (value: string) => string
  onToggle: (value: string) => void
}

/** The values of a dimension. Of a long list the first and the chosen ones, the rest on request. */
export function FilterValues({ values, chosen, nameOf, onToggle }: Props) {
  const t = useText('search')
  const [isWhole, setWhole] = useState(false)
  const isLong = values.length > few + 1
  const shown = isLong && !isWhole ? values.filter(({ value }, index) => index < few || chosen.includes(value)) : values
  return (
    <Values>
      {shown.map(({ value, count }) => (
        <Checkbox
          key={value}
          label={<bdi>{nameOf(value)}</bdi>}
          aside={<Count>{count}</Count>}
          checked={chosen.includes(value)}
          disabled={count === 0 && !chosen.includes(value)}
          // Ticked while the page woke to an address that has it on already, it stays on.
          onChange={({ target }) => target.checked !== chosen.includes(value) && onToggle(value)}
        />
      ))}
      {isLong && (
        <Button kind="plain" size="small" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('showFewer') : t('showAll', { count: values.length })}
        </Button>
      )}
    </Values>
  )
}
