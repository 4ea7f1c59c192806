import type { ReactNode } from 'react'
import styled from 'styled-components'
import { coastsFrame } from '../../domain/coasts'
import { placeSize } from './place-size'

const Figure = styled.figure`
  display: grid;
  gap: var(--space-2);
  svg {
    ${placeSize}
    border-radius: var(--radius-card);
    border: 1px solid var(--line);
    background: var(--sunk);
  }
  text { font-family: var(--font); font-weight: 600; font-size: 20px; fill: var(--offer-ink); text-anchor: middle; paint-order: stroke; stroke: var(--paper); stroke-width: 4px; stroke-linejoin: round; }
  figcaption { color: var(--ink-soft); font-size: var(--text--1); }
`

const { width, height } = coastsFrame

type Props = {
  /** The land around the place, which is in the middle: see domain/coasts. */
  coasts: string
  /** At the pin. */
  name: string
  /** What is on it, for people who cannot see it. */
  label: string
  caption: ReactNode
}

/** A pin on the coasts around it, built into the page: no map service is asked, and it prints. Geography never mirrors. */
export function DrawnPlace({ coasts, name, label, caption }: Props) {
  return (
    <Figure>
      <svg viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`} role="img" aria-label={label} preserveAspectRatio="xMidYMid slice">
        <path d={coasts} fill="var(--paper)" stroke="var(--line-strong)" />
        <path d="M0 0c-14-20-22-30-22-42a22 22 0 0 1 44 0c0 12-8 22-22 42z" fill="var(--offer)" stroke="var(--paper)" strokeWidth="3" />
        <circle cy="-42" r="8" fill="var(--paper)" />
        <text y="24">{name}</text>
      </svg>
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}
