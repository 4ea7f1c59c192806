import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Card } from './card'
import { Icon, type IconName } from './icon'

const Grid = styled.div`
  display: grid;
  gap: var(--space-6) var(--space-8);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 18rem), 1fr));
`
const Part = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--space-1) var(--space-3);
  align-content: start;
  > svg { color: var(--highlight-ink); margin-block-start: 0.2em; grid-row: span 2; }
  h3 { font-size: var(--text-0); }
  p { color: var(--ink-soft); }
`

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-5);
  h2 { font-size: var(--text-2); }
`

export type Topic = { key: string; icon: IconName; heading: ReactNode; text: ReactNode }

/** Short texts of equal rank, each under its drawing. */
export function Topics({ topics }: { topics: Topic[] }) {
  return (
    <Grid>
      {topics.map(({ key, icon, heading, text }) => (
        <Part key={key}>
          <Icon name={icon} />
          <h3>{heading}</h3>
          <p>{text}</p>
        </Part>
      ))}
    </Grid>
  )
}

/** Such texts on a sheet of their own. */
export function TopicsCard({ heading, topics }: { heading: ReactNode; topics: Topic[] }) {
  return (
    <Sheet>
      <h2>{heading}</h2>
      <Topics topics={topics} />
    </Sheet>
  )
}
