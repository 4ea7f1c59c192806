import styled from 'styled-components'
import { from } from '../../theme/breakpoints'

/** Bookings, and beside them (on a phone: below) what they come to. */
export const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-4);
  > div { display: grid; gap: var(--space-4); align-content: start; min-inline-size: 0; }
  ${from('tablet')} {
    grid-template-columns: minmax(0, 1.7fr) minmax(18rem, 1fr);
    > aside { position: sticky; inset-block-start: var(--below-header); align-self: start; }
  }
`
