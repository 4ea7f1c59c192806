import type { ReactNode } from 'react'
import styled from 'styled-components'

const Table = styled.table`
  inline-size: 100%;
  th, td { padding: var(--space-3) 0; border-block-end: 1px solid var(--line); text-align: start; vertical-align: top; }
  tr:last-child > * { border-block-end: 0; }
  th { inline-size: 42%; padding-inline-end: var(--space-4); font-weight: 400; color: var(--ink-soft); }
  td { font-weight: 600; }
  caption { padding-block-end: var(--space-2); text-align: start; font-weight: 600; font-size: var(--text-1); }
`

export type Fact = { key: string; name: ReactNode; value: ReactNode }

/** A fact sheet: what is asked on the reading side, the answer after it. */
export function FactTable({ caption, facts }: { caption?: ReactNode; facts: Fact[] }) {
  return (
    <Table>
      {caption && <caption>{caption}</caption>}
      <tbody>
        {facts.map(({ key, name, value }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
