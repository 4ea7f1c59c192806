import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from './icon'

const Details = styled.details`
  summary {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-block-size: var(--target);
    color: var(--action);
    font-weight: 600;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker { display: none; }
  summary svg { transition: rotate var(--motion-quick); }
  &[open] summary svg { rotate: 180deg; }
`

/** Folded until wanted; works without any script. */
export function Disclosure({ summary, children, open }: { summary: ReactNode; children: ReactNode; open?: boolean }) {
  return (
    <Details open={open}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </Details>
  )
}
