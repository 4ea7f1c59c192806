import type { ReactNode } from 'react'
import styled from 'styled-components'

const Row = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  margin-block-end: var(--space-5);
  p { color: var(--ink-soft); flex-basis: 100%; max-inline-size: var(--width-reading); }
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
