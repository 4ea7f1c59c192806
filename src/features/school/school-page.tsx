import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageWidth } from '../../ui/page-width'

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-8);
  section { display: grid; gap: var(--space-4); }
`
const Intro = styled.header`
  display: grid;
  gap: var(--space-2);
  max-inline-size: var(--width-reading);
`

/** What the pages about schools, cities and languages have in common: a title, a sentence, sections. */
export function SchoolPage({ title, intro, children }: { title: string; intro: string; children: ReactNode }) {
  return (
    <Column>
      <Intro>
        <h1>{title}</h1>
        <p>{intro}</p>
      </Intro>
      {children}
    </Column>
  )
}
