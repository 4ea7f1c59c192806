import type { ReactNode } from 'react'
import styled from 'styled-components'
import { frame, ringRadius, type SchoolMap, type SchoolMark } from '../../domain/school-map'

const Figure = styled.figure`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3) var(--space-6);
  align-items: center;
  justify-content: center;
  max-inline-size: 46rem;
  padding: var(--space-4);
  background: var(--paper);
  border-radius: var(--radius-card);
  box-shadow: var(--shadow);
  svg { inline-size: 14rem; max-inline-size: 100%; fill: none; stroke: var(--line-strong); }
  svg > :first-child { fill: var(--page); }
  svg > :first-child + circle { fill: var(--sunk); }
  [stroke-width] { stroke: var(--action); stroke-linecap: round; }
  /* Over the marks: no other figure says how far anything is. */
  text { fill: var(--ink-soft); stroke: var(--paper); stroke-width: 3px; paint-order: stroke; font-size: 11px; text-anchor: middle; }
  figcaption { flex: 1 1 14rem; color: var(--ink-soft); }
`
const point = ({ x, y }: SchoolMark) => `M${x} ${y}h0`
const isSmall = (own: number | undefined) => (mark: SchoolMark) => mark.id !== own

type Props = {
  map: SchoolMap
  /** The school the page is about. */
  own?: number
  /** All that is on it, in words: the drawing itself says nothing to who can't see it. */
  caption: ReactNode
}

/** Schools around a city's centre. Built into the page: no picture is fetched, nobody is asked. Geography never mirrors. */
export function SchoolMapFigure({ map: { kilometres, marks }, own, caption }: Props) {
  const others = marks.filter(isSmall(own))
  const dots = others.filter(({ isBeyond }) => !isBeyond).map(point)
  const large = marks.find(({ id }) => id === own)
  return (
    <Figure>
      <svg viewBox={`${-frame} ${-frame} ${2 * frame} ${2 * frame}`} aria-hidden="true">
        <circle r={ringRadius} />
        <circle r={ringRadius / 2} />
        <path d="M-4 0h8M0-4v8M-88-96v16m-5-10 5-6 5 6" />
        {dots.length > 0 && <path d={dots.join('')} strokeWidth="8" />}
        {others.map(({ id, x, y, isBeyond }) => isBeyond && <circle key={id} cx={x} cy={y} r="4" strokeWidth="2" />)}
        {large && <circle cx={large.x} cy={large.y} r="6" strokeWidth="4" fill="var(--highlight)" />}
        <text y={ringRadius / 2 + 11}>{kilometres / 2}</text>
        <text y={ringRadius + 11}>{kilometres}</text>
      </svg>
      <figcaption>{caption}</figcaption>
    </Figure>
  )
}
