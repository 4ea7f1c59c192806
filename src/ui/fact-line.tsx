import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from './icon'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  color: var(--ink-soft);
  li { display: inline-flex; align-items: center; gap: var(--space-2); min-block-size: 32px; }
  li:has(a) { min-block-size: var(--target); }
  a { display: inline-flex; align-items: center; min-block-size: var(--target); }
  svg { color: var(--highlight-ink); }
`

export type LineFact = { key: string; icon: IconName; value: ReactNode }

/** A few short facts in a row. */
export function FactLine({ facts }: { facts: LineFact[] }) {
  return (
    <List className="facts">
      {facts.map(({ key, icon, value }) => (
        <li key={key}>
          <Icon name={icon} />
          <span>{value}</span>
        </li>
      ))}
    </List>
  )
}
