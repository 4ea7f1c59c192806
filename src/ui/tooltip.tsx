import { type ReactNode, useId, useState } from 'react'
import styled from 'styled-components'

const Place = styled.span`
  position: relative;
  display: inline-flex;
`
const Bubble = styled.span`
  position: absolute;
  z-index: var(--layer-tooltip);
  inset-block-end: calc(100% + var(--space-1));
  inset-inline-start: 50%;
  translate: calc(var(--reading) * -50%) 0;
  inline-size: max-content;
  max-inline-size: min(18rem, 80vw);
  padding: var(--space-2) var(--space-3);
  border-radius: var(--radius-field);
  background: var(--contrast);
  color: var(--on-contrast);
  font-size: var(--text--1);
  font-weight: 400;
  line-height: 1.5;
  &:not([data-open='true']) { visibility: hidden; }
`

/** A word of explanation on hover and focus; Escape hides it. `children` receives the id to put into `aria-describedby`. Nothing that must be read belongs here. */
export function Tooltip({ text, children }: { text: ReactNode; children: (describedBy: string) => ReactNode }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  return (
    <Place
      onMouseEnter={() => setOpen(true)}
      onMouseLeave={() => setOpen(false)}
      onFocus={() => setOpen(true)}
      onBlur={() => setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      {children(id)}
      <Bubble role="tooltip" id={id} data-open={open}>
        {text}
      </Bubble>
    </Place>
  )
}
