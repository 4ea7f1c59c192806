import type { ReactNode } from 'react'
import styled from 'styled-components'

const List = styled.dl`
  display: grid;
  margin: 0;
`
const Row = styled.div<{ $kind: AmountRow['kind'] }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--space-4);
  padding-block: var(--space-2);
  ${({ $kind }) => $kind === 'total' && 'border-block-start: 2px solid var(--ink); font-size: var(--text-2); font-weight: 600;'}
  dt { min-inline-size: 0; }
  dd { margin: 0; margin-inline-start: auto; font-variant-numeric: tabular-nums; font-weight: 600; white-space: nowrap; }
  ${({ $kind }) => $kind === 'saving' && 'dd { color: var(--offer-ink); }'}
`

export type AmountRow = { key: string; label: ReactNode; amount: ReactNode; kind?: 'plain' | 'saving' | 'total' }

/** Names and what they come to, one under the other. */
export function AmountList({ rows }: { rows: AmountRow[] }) {
  return (
    <List>
      {rows.map(({ key, label, amount, kind = 'plain' }) => (
        <Row key={key} $kind={kind}>
          <dt>{label}</dt>
          <dd>{amount}</dd>
        </Row>
      ))}
    </List>
  )
}
