import styled from 'styled-components'
import { from } from '../theme/breakpoints'

/** A group of questions under one heading. */
export const Group = styled.fieldset`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  border: 0;
  min-inline-size: 0;
  > legend { padding: 0; margin-block-end: var(--space-2); font-size: var(--text-2); font-weight: 600; }
  > p { color: var(--ink-soft); }
`

/** Two fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  gap: var(--space-4);
  ${from('tablet')} { grid-template-columns: 1fr 1fr; }
`

export const FormStack = styled.form`
  display: grid;
  gap: var(--space-8);
  max-inline-size: var(--width-reading);
`

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  small { color: var(--ink-soft); flex-basis: 100%; }
`
