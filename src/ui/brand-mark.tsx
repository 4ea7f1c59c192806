import styled from 'styled-components'
import { markPath } from '../config/mark-path'

const Drawing = styled.svg`
  flex: none;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  color: var(--action);
`
const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  color: var(--ink);
  font-size: var(--text-2);
  font-weight: 600;
  line-height: 1.2;
`
const Second = styled.span`
  padding-inline-start: var(--space-2);
  border-inline-start: 1px solid var(--line-strong);
  color: var(--ink-soft);
  font-size: var(--text-0);
  font-weight: 400;
`

/** The mark alone; a drawing of a way is the same in both directions of reading, so it is never mirrored. */
export function Mark() {
  return (
    <Drawing viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={markPath} />
    </Drawing>
  )
}

/** Mark and name; `second` is the name in the other script, for places with room (footer, papers). */
export function BrandMark({ name, second }: { name: string; second?: { text: string; lang: string } }) {
  return (
    <Word>
      <Mark />
      {name}
      {second && <Second lang={second.lang}>{second.text}</Second>}
    </Word>
  )
}
