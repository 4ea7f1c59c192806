import styled from 'styled-components'
import { markPath } from '../config/mark-path'

const Drawing = styled.svg`
  flex: none;
  inline-size: 2.25rem;
  block-size: 2.25rem;
  color: var(--action);
`

/** The mark alone; a drawing of a way is the same in both directions of reading, so it is never mirrored. */
export function Mark() {
  return (
    <Drawing viewBox="0 0 32 32" fill="currentColor" aria-hidden="true">
      <path d={markPath} />
    </Drawing>
  )
}
