import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '../theme/breakpoints'
import { Icon, type IconName } from './icon'

const Place = styled.section`
  display: grid;
  justify-items: center;
  gap: var(--space-3);
  padding: var(--space-10) var(--space-4);
  text-align: center;
  p { max-inline-size: 32rem; color: var(--ink-soft); }
  h2 { font-size: var(--text-2); }
`
const Round = styled.span`
  display: grid;
  place-items: center;
  inline-size: 72px;
  block-size: 72px;
  border-radius: 50%;
  background: var(--highlight-soft);
  color: var(--highlight-ink);
`
/** Below one another on a phone, then all as wide as the widest. */
const Actions = styled.div`
  display: grid;
  gap: var(--space-3);
  padding-block-start: var(--space-2);
  ${from('tablet')} { display: flex; flex-wrap: wrap; justify-content: center; }
`

export type EmptyStateProps = {
  icon: IconName
  title: ReactNode
  children?: ReactNode
  /** The next step: there always is one. */
  actions: ReactNode
  /** Also for "nothing found" that appears after a change: say it. */
  role?: 'status' | 'alert'
}

/** Nothing here yet, nothing found, offline, or broken: what it is, and what to do next. */
export function EmptyState({ icon, title, children, actions, role }: EmptyStateProps) {
  return (
    <Place role={role}>
      <Round>
        <Icon name={icon} size={32} />
      </Round>
      <h2>{title}</h2>
      {children && <p>{children}</p>}
      <Actions>{actions}</Actions>
    </Place>
  )
}
