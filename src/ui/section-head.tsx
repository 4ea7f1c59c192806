import type { ReactNode } from 'react'
import styled from 'styled-components'

const Row = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 var(--space-4);
  margin-block-end: var(--space-5);
  p { grid-column: 1 / -1; color: var(--ink-soft); max-inline-size: var(--width-reading); }
`

/** Title of a part of a page, a line about it, and the way to all of it. */
export function SectionHead({ title, children, more }: { title: ReactNode; children?: ReactNode; more?: ReactNode }) {
  return (
    <Row>
      <h2>{title}</h2>
      {more}
      {children && <p>{children}</p>}
    </Row>
  )
}
