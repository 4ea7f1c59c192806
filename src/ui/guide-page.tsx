import type { ReactNode } from 'react'
import styled from 'styled-components'
import { PageWidth } from './page-width'
import { type Topic, TopicsCard } from './topics'

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-8);
  max-inline-size: 60rem;
`
const Head = styled.header`
  display: grid;
  gap: var(--space-4);
  h1 { font-size: var(--text-5); }
  > p { max-inline-size: var(--width-reading); font-size: var(--text-1); line-height: 1.7; }
`
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`

export type GuidePageProps = {
  title: ReactNode
  /** What holds now, in a sentence or two. */
  lead: ReactNode
  actions: ReactNode
  heading: ReactNode
  topics: Topic[]
}

/** A page that says how something is done here and where to go on: what holds now, the next steps, and the points worth knowing. */
export function GuidePage({ title, lead, actions, heading, topics }: GuidePageProps) {
  return (
    <Column>
      <Head>
        <h1>{title}</h1>
        <p>{lead}</p>
        <Actions>{actions}</Actions>
      </Head>
      <TopicsCard heading={heading} topics={topics} />
    </Column>
  )
}
