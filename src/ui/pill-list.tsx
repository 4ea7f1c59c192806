import type { ReactNode } from 'react'
import styled from 'styled-components'
import { ContentIcon } from './content-icon'
import { Icon, type IconName } from './icon'

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  li { display: inline-flex; align-items: center; gap: var(--space-2); padding: var(--space-1) var(--space-4); border-radius: var(--radius-full); background: var(--sunk); }
  li:has(a) { padding: 0; }
  a { display: inline-flex; align-items: center; gap: var(--space-2); min-block-size: var(--target); padding: var(--space-1) var(--space-4); border-radius: var(--radius-full); background: var(--paper); border: 1.5px solid var(--line-strong); font-weight: 600; text-decoration: none; }
  a:hover { background: var(--action-soft); }
  a:focus-visible { border-radius: var(--radius-full); }
`

export type Pill = { key: string | number; content: ReactNode; icon?: IconName; contentIcon?: string }

/** Many short things side by side; those that are links can be pressed. */
export function PillList({ pills }: { pills: Pill[] }) {
  return (
    <List className="pills">
      {pills.map(({ key, content, icon, contentIcon }) => (
        <li key={key}>
          {icon && <Icon name={icon} />}
          {contentIcon && <ContentIcon name={contentIcon} />}
          {content}
        </li>
      ))}
    </List>
  )
}
