import styled from 'styled-components'

/** The ways on from an opening. */
export const Actions = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  padding-block-start: var(--space-2);
`
