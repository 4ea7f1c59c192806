import { type ReactNode, useEffect, useRef } from 'react'
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

type Props = {
  summary: ReactNode
  children: ReactNode
  open?: boolean
  /** When it stands open: at once where it was opened before React was there. */
  onOpen?: () => void
}

/** Folded until wanted; works without any script. */
export function Disclosure({ summary, children, open, onOpen }: Props) {
  const details = useRef<HTMLDetailsElement>(null)
  const tell = () => {
    if (details.current?.open) onOpen?.()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what happened before React was there
  useEffect(tell, [])
  return (
    <Details ref={details} open={open} onToggle={tell}>
      <summary>
        {summary}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </Details>
  )
}
