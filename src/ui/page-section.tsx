import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { narrow } from '../theme/breakpoints'

const Part = styled.section`
  display: grid;
  gap: var(--space-5);
  min-inline-size: 0;
`
const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  @media ${narrow} { grid-template-columns: minmax(0, 1fr); }
  gap: 0 var(--space-6);
  h2 { font-size: var(--text-3); }
  p { grid-column: 1 / -1; color: var(--ink-soft); max-inline-size: var(--width-reading); }
  a { display: inline-flex; align-items: center; gap: var(--space-1); min-block-size: var(--target); font-weight: 600; }
`

export type PageSectionProps = {
  heading: ReactNode
  /** A line under the heading. */
  note?: ReactNode
  /** The way to all of it. */
  more?: ReactNode
  id?: string
  children: ReactNode
}

/** A part of a page, known by its heading. */
export function PageSection({ heading, note, more, id, children }: PageSectionProps) {
  const own = useId()
  return (
    <Part aria-labelledby={own} id={id}>
      <Head>
        <h2 id={own}>{heading}</h2>
        {more}
        {note && <p>{note}</p>}
      </Head>
      {children}
    </Part>
  )
}
