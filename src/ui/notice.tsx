import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon, type IconName } from './icon'

export type NoticeTone = 'info' | 'success' | 'warn' | 'error'

const icons: Record<NoticeTone, IconName> = { info: 'info', success: 'circle-check', warn: 'triangle-alert', error: 'circle-alert' }
const inks: Record<NoticeTone, [back: string, ink: string]> = {
  info: ['var(--sunk)', 'var(--ink)'],
  success: ['var(--success-soft)', 'var(--success-ink)'],
  warn: ['var(--highlight-soft)', 'var(--highlight-ink)'],
  error: ['var(--error-soft)', 'var(--error-ink)'],
}

const Box = styled.div<{ $tone: NoticeTone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  padding: var(--space-3) var(--space-4);
  border-radius: var(--radius-field);
  background: ${({ $tone }) => inks[$tone][0]};
  color: ${({ $tone }) => inks[$tone][1]};
  > svg { margin-block-start: 0.2em; }
  > div { display: grid; gap: var(--space-2); }
  strong { font-weight: 600; }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
`

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  actions?: ReactNode
  /** Read aloud at once when it appears: `alert` interrupts, `status` waits. Without it the notice is part of the page. */
  role?: 'alert' | 'status'
}

/** Something to know, in place. What passes by itself is a toast. */
export function Notice({ tone = 'info', title, children, actions, role }: NoticeProps) {
  return (
    <Box $tone={tone} role={role}>
      <Icon name={icons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        {children}
        {actions && <Actions>{actions}</Actions>}
      </div>
    </Box>
  )
}
