import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'

const Row = styled.p`
  display: flex;
  align-items: center;
  gap: var(--space-1);
  font-size: var(--text--1);
  svg { color: var(--highlight); }
  strong { font-variant-numeric: tabular-nums; color: var(--ink); }
`

/** A rating as one star and its number. `tenths`: 0–50; 0 where nobody has rated. `label` is what a screen reader says. */
export function Rating({ tenths, label, count }: { tenths: number; label: string; count?: ReactNode }) {
  if (tenths === 0) return <Row>{label}</Row>
  return (
    <Row>
      <Icon name="star" label={label} filled />
      <strong aria-hidden="true">{(tenths / 10).toFixed(1)}</strong>
      {count && <span>({count})</span>}
    </Row>
  )
}
