import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '../theme/breakpoints'

const Paper = styled.article<{ $muted: boolean }>`
  display: grid;
  grid-template-rows: 5.5rem auto;
  overflow: hidden;
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  ${from('tablet')} { grid-template-rows: none; grid-template-columns: 9rem minmax(0, 1fr); }
  ${({ $muted }) => $muted && '.strip { filter: grayscale(1); opacity: 0.6; }'}
`
const Strip = styled.div`
  position: relative;
  min-block-size: 100%;
  overflow: hidden;
  background: var(--sunk);
  img, svg { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
`
const Body = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: var(--space-4);
  /* The tear-off line of a ticket: under the strip on a phone, beside it where there is room. */
  border-block-start: 2px dashed var(--line);
  min-inline-size: 0;
  ${from('tablet')} { border-block-start: 0; border-inline-start: 2px dashed var(--line); }
`

export type TicketProps = {
  /** Fills the strip at the reading side. Decoration: the title says where. */
  picture?: ReactNode
  /** Can't be used as it is: the strip loses its colour. */
  muted?: boolean
  label: string
  children: ReactNode
}

/** A booking as a ticket: poster strip, tear-off line, what it is and what it costs. */
export function Ticket({ picture, muted = false, label, children }: TicketProps) {
  return (
    <Paper $muted={muted} aria-label={label}>
      <Strip className="strip" aria-hidden="true">
        {picture}
      </Strip>
      <Body>{children}</Body>
    </Paper>
  )
}
