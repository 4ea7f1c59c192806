import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'

const List = styled.ul`
  display: grid;
  gap: var(--space-3) var(--space-8);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
  li { display: flex; gap: var(--space-3); align-items: flex-start; }
  svg { color: var(--success-ink); margin-block-start: 0.25em; }
`

/** What one gets, line by line. */
export function TickList({ lines }: { lines: ReactNode[] }) {
  return (
    <List className="ticks">
      {lines.map((line, index) => (
        // Lines of a text have no names of their own and never change places.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index}>
          <Icon name="check" />
          <span>{line}</span>
        </li>
      ))}
    </List>
  )
}
