import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Poster } from '../../ui/poster'
import { Rating } from '../../ui/rating'
import { Beside, Body, Sheet, Top } from './card-frame'

/** Under the small picture; on a large one in its corner. Above the link that covers the card. */
const Corner = styled.div`
  display: flex;
  justify-content: space-around;
  margin-block-end: calc(-1 * var(--space-2));
  ${from('tablet')} {
    position: absolute;
    z-index: 2;
    inset-block-start: var(--space-2);
    inset-inline-end: var(--space-2);
    gap: var(--space-1);
    margin: 0;
    /* Night scenes are as dark as the marks themselves. */
    > button { background: color-mix(in srgb, var(--paper) 90%, transparent); }
    > button:hover { background: var(--action-soft); }
  }
`
const Flag = styled.div`
  position: absolute;
  inset-block-start: var(--space-1);
  inset-inline-start: var(--space-1);
  ${from('tablet')} {
    inset-block: auto var(--space-2);
    inset-inline-start: var(--space-2);
  }
`
export const CardName = styled.h3`
  font-size: var(--text-0);
  line-height: 1.4;
  ${from('tablet')} { font-size: var(--text-1); }
`
export const CardWhere = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`
/** On a phone words one after the other; the dot stays with the word before it. */
export const CardFacts = styled.ul`
  list-style: none;
  margin: 0;
  padding: 0;
  font-size: var(--text--1);
  text-wrap: pretty;
  li { display: inline; }
  li:not(:last-child)::after { content: '\\00a0· '; }
  ${from('tablet')} {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1);
    li { padding: 2px var(--space-2); border-radius: var(--radius-full); background: var(--sunk); }
    li:not(:last-child)::after { content: none; }
  }
`
/** The amount, and what kind of amount it is. */
export const CardFigure = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: var(--space-2);
  min-block-size: var(--target);
  align-content: center;
  ${from('tablet')} { display: contents; }
`
/** For what the amount is. On a phone it flows, below the amount and what stands beside that. */
export const CardSaid = styled.div`
  order: 1;
  flex: 1 1 100%;
  font-size: var(--text--1);
  > :not(:last-child)::after { content: '\\00a0· '; }
  &:first-child { order: 0; padding-block-start: var(--space-2); }
  ${from('tablet')} {
    display: contents;
    > :not(:last-child)::after { content: none; }
  }
`

type ShellProps = { poster: string; flag?: ReactNode; actions?: ReactNode; beside: ReactNode; children: ReactNode }

/**
 * A card: picture, what is said `beside` and below it, and a place for what can be done with it (compare, keep). @assumed always the drawn
 * picture: addresses of photographs would not fit into the index of a search.
 */
export function CardShell({ poster, flag, actions, beside, children }: ShellProps) {
  return (
    <Sheet>
      <Top>
        <Poster slug={poster} alt="" quiet flush />
        {flag && <Flag>{flag}</Flag>}
        {actions && <Corner>{actions}</Corner>}
      </Top>
      <Body>
        <Beside>{beside}</Beside>
        {children}
      </Body>
    </Sheet>
  )
}

export function CardRating({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const tc = useText('course')
  return (
    <Rating
      tenths={rating}
      label={reviewCount ? tc('rating.label', { rating: rating / 10 }) : tc('rating.none')}
      count={reviewCount ? tc('rating.count', { count: reviewCount }) : undefined}
    />
  )
}
