import type { ReactNode } from 'react'
import styled from 'styled-components'

const List = styled.dl`
  display: grid;
  div { display: grid; grid-template-columns: minmax(6.5rem, auto) minmax(0, 1fr); gap: var(--space-4); padding-block: var(--space-2); }
  div + div { border-block-start: 1px solid var(--line); }
  dt { color: var(--ink-soft); }
  dd { text-align: end; font-weight: 600; }
`

/** Names and answers on one line each, for a narrow card. */
export function FactList({ facts }: { facts: { key: string; name: ReactNode; value: ReactNode }[] }) {
  return (
    <List>
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
