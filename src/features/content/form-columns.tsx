import styled from 'styled-components'
import { from } from '../../theme/breakpoints'

/** Words, then the form (the second child), then other ways; on wide pages the form stands beside both and begins where the page does. */
export const FormColumns = styled.div`
  display: grid;
  gap: var(--space-10);
  ${from('desktop')} {
    grid-template: auto 1fr / repeat(2, minmax(0, 1fr));
    align-items: start;
    > :nth-child(2) { grid-area: 1 / 2 / span 2; }
  }
`
