import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '../theme/breakpoints'
import { Icon } from './icon'
import { Poster } from './poster'

const List = styled.ul<{ $pictured: boolean }>`
  display: grid;
  gap: var(--space-3);
  margin: 0;
  padding: 0;
  list-style: none;
  grid-template-columns: ${({ $pictured }) => ($pictured ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)')};
  ${from('tablet')} { grid-template-columns: repeat(${({ $pictured }) => ($pictured ? 3 : 2)}, minmax(0, 1fr)); }
`
const Press = styled.button`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  inline-size: 100%;
  block-size: 100%;
  padding: 0;
  background: var(--paper);
  color: var(--ink);
  border: 1.5px solid var(--line);
  border-radius: var(--radius-field);
  text-align: start;
  transition: border-color var(--motion-quick);
  &:hover:enabled { border-color: var(--action); }
  &:disabled { cursor: not-allowed; background: var(--sunk); color: var(--ink-soft); }
  &[aria-pressed='true'] { border-color: var(--action); background: var(--action-soft); }
  &:focus-visible { border-radius: var(--radius-field); }
`
const Words = styled.span`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 2px var(--space-3);
  min-block-size: 52px;
  padding: var(--space-2) var(--space-3);
  strong { font-weight: 600; line-height: 1.4; }
  svg { color: var(--action); }
`
const Small = styled.span`
  grid-column: 1 / -1;
  color: var(--ink-soft);
  font-size: var(--text--1);
  line-height: 1.5;
`
const Aside = styled.span`
  grid-column: 1 / -1;
  font-size: var(--text--1);
  b { font-weight: 600; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

export type Pick<Value> = {
  value: Value
  label: ReactNode
  hint?: ReactNode
  /** A price, at the foot. */
  aside?: ReactNode
  /** Slug of a poster; decoration. */
  poster?: string
  disabled?: boolean
}

type Props<Value> = { picks: readonly Pick<Value>[]; chosen: Value | null; label: string; onPick: (value: Value) => void }

/** One of many, each a sheet to press: places, schools, courses. Pressing chooses; nothing is chosen by moving through them with the keys. */
export function PickList<Value extends string | number>({ picks, chosen, label, onPick }: Props<Value>) {
  return (
    <List $pictured={picks.some(({ poster }) => poster !== undefined)} aria-label={label}>
      {picks.map(({ value, label: name, hint, aside, poster, disabled }) => (
        <li key={value}>
          <Press type="button" aria-pressed={value === chosen} disabled={disabled} onClick={() => onPick(value)}>
            {poster !== undefined && <Poster slug={poster} alt="" flush />}
            <Words>
              <strong>{name}</strong>
              {value === chosen && <Icon name="circle-check" />}
              {hint && <Small>{hint}</Small>}
              {aside && <Aside>{aside}</Aside>}
            </Words>
          </Press>
        </li>
      ))}
    </List>
  )
}
