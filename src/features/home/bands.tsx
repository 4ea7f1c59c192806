import { useId } from 'react'
import styled from 'styled-components'
import { from } from '../../theme/breakpoints'
import type { Block } from './home-data'
import { Written } from './written'

const Strip = styled.section<{ $ink: boolean }>`
  display: grid;
  gap: var(--space-2) var(--space-10);
  padding: var(--space-6) var(--space-5);
  border-radius: var(--radius-card);
  background: ${({ $ink }) => ($ink ? 'var(--contrast)' : 'var(--sunk)')};
  color: ${({ $ink }) => ($ink ? 'var(--on-contrast)' : 'var(--ink)')};
  a { color: inherit; }
  ${from('tablet')} { grid-template-columns: minmax(0, 1fr) minmax(0, 2fr); align-items: baseline; padding: var(--space-8) var(--space-10); }
`

/** A word from us across the page. Nothing where editors have written none. */
export function Band({ block, tone }: { block: Block; tone: 'plain' | 'ink' }) {
  const heading = useId()
  if (!block) return null
  return (
    <Strip $ink={tone === 'ink'} aria-labelledby={heading}>
      <h2 id={heading}>{block.title}</h2>
      <Written html={block.html} />
    </Strip>
  )
}

const Facts = styled(Written)`
  ul { display: grid; grid-template-columns: 1fr 1fr; gap: var(--space-5); list-style: none; }
  li { padding-block-start: var(--space-3); border-block-start: 2px solid var(--highlight); color: var(--ink-soft); font-size: var(--text--1); }
  strong { display: block; color: var(--ink); font-size: var(--text-0); }
  ${from('desktop')} { ul { grid-template-columns: repeat(4, 1fr); gap: var(--space-8); } }
`

/** What speaks for us, fact by fact. */
export function Trust({ block }: { block: Block }) {
  if (!block) return null
  return (
    <aside aria-label={block.title}>
      <Facts html={block.html} />
    </aside>
  )
}
