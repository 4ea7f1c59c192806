import type { ReactNode } from 'react'
import styled from 'styled-components'

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  column-gap: var(--space-8);
  div { display: grid; grid-template-columns: min(9rem, 50%) minmax(0, 1fr); gap: var(--space-3); padding-block: var(--space-2); border-block-end: 1px solid var(--line); }
  dt { color: var(--ink-soft); }
  dd { margin: 0; font-weight: 600; }
`

export type FactRow = readonly [name: string, value: ReactNode]

/** Names and answers, in two columns where there is room. */
export function Facts({ rows }: { rows: readonly FactRow[] }) {
  return (
    <List>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  )
}
