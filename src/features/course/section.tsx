import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  padding-block: var(--space-6);
  border-block-start: 1px solid var(--line);
  min-inline-size: 0;
`

const Heading = styled.h2`
  font-size: var(--text-3);
`

/** A part of the course page under its own heading. */
export function Section({ heading, children, id }: { heading: ReactNode; children: ReactNode; id?: string }) {
  const own = useId()
  return (
    <Part aria-labelledby={own} id={id}>
      <Heading id={own}>{heading}</Heading>
      {children}
    </Part>
  )
}
