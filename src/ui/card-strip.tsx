import styled from 'styled-components'
import { from } from '../theme/breakpoints'
import { keepInSight } from './keep-in-sight'

/**
 * Cards that lie side by side: drawn along by the finger on a phone, where the next one peeps in, and equal columns of `$least` where
 * there is room. Everything in it can be reached by keyboard, being links.
 */
export const CardStrip = styled.div.attrs({ onFocus: keepInSight })<{ $least?: string }>`
  display: grid;
  gap: var(--space-4);
  grid-auto-flow: column;
  grid-auto-columns: min(17.5rem, 82%);
  margin-inline: calc(var(--space-4) * -1);
  padding: var(--space-1) var(--space-4) var(--space-5);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scroll-padding-inline: var(--space-4);
  scrollbar-width: thin;
  > * { scroll-snap-align: start; }
  ${from('tablet')} {
    grid-auto-flow: row;
    grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ $least }) => $least ?? '20rem'}), 1fr));
    gap: var(--space-5);
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`

/** How wide a photograph in one of the cards is, as HTML's `sizes` says it. */
export const stripCardSizes = '(min-width: 48rem) 25rem, 18rem'
