import styled from 'styled-components'

/** Cards side by side, as many as fit. */
export const CardGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(16rem, 100%), 1fr));
  gap: var(--space-3) var(--space-4);
  list-style: none;
  li > a:only-child { display: inline-flex; align-items: center; min-block-size: var(--target); }
`
