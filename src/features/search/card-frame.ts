/** What a card of a search and one that is still to come have in common: where its picture, its words and its price stand. */
import styled from 'styled-components'
import { from } from '../../theme/breakpoints'
import { CardBody, LinkCard } from '../../ui/card'

/** On a phone a card is short, so that several can be compared at a glance: a small picture beside what is said, the price below both. */
export const Sheet = styled(LinkCard)`
  display: grid;
  grid-template-columns: min(6rem, 32%) minmax(0, 1fr);
  gap: var(--space-2) var(--space-3);
  padding: var(--space-3);
  line-height: 1.45;
  ${from('tablet')} { display: flex; gap: 0; padding: 0; line-height: inherit; }
`
/** As tall as what stands beside it. */
export const Top = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(5.5rem, 1fr) auto;
  max-block-size: 12rem;
  > :first-child { aspect-ratio: auto; border-radius: var(--radius-field); }
  img { position: absolute; inset: 0; }
  ${from('tablet')} {
    grid-template-rows: auto;
    max-block-size: none;
    > :first-child { aspect-ratio: 2 / 1; border-radius: 0; }
  }
`
export const Body = styled(CardBody)`
  display: contents;
  ${from('tablet')} { display: flex; }
`
/** What is said beside the small picture. */
export const Beside = styled.div`
  ${from('tablet')} { display: contents; }
`

/** What it costs stands at the foot of every card, so that a row of them reads across. */
export const CardTotal = styled.div`
  grid-column: 1 / -1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  column-gap: var(--space-2);
  border-block-start: 1px solid var(--line);
  strong { font-size: var(--text-1); line-height: 1.3; font-variant-numeric: tabular-nums; }
  small { color: var(--ink-soft); }
  ${from('tablet')} {
    display: grid;
    justify-content: normal;
    align-items: normal;
    margin-block-start: auto;
    padding-block-start: var(--space-3);
    strong { font-size: var(--text-2); }
  }
`
