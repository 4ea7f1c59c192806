import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from '../ui/icon'

const Box = styled.div<{ $quiet: boolean }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3);
  border-radius: var(--radius-field);
  background: ${({ $quiet }) => ($quiet ? 'var(--sunk)' : 'var(--highlight-soft)')};
  color: ${({ $quiet }) => ($quiet ? 'var(--ink)' : 'var(--highlight-ink)')};
  font-size: var(--text--1);
  > svg { margin-block-start: 0.25em; }
  > div { display: grid; gap: var(--space-2); justify-items: start; }
`

type Props = { icon: IconName; quiet?: boolean; children: ReactNode; action?: ReactNode }

/** A sentence about the price that is worth acting on, and the act. */
export function Hint({ icon, quiet = false, children, action }: Props) {
  return (
    <Box $quiet={quiet}>
      <Icon name={icon} />
      <div>
        {children}
        {action}
      </div>
    </Box>
  )
}
