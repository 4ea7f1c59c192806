import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { CardBody, CardGrid, LinkCard } from '../../ui/card'
import { Poster } from '../../ui/poster'
import { Rating } from '../../ui/rating'
import { Skeleton } from '../../ui/skeleton'

/** On a phone the picture is a strip, so that two cards can be compared at a glance. */
const Top = styled.div`
  position: relative;
  display: grid;
  > :first-child { aspect-ratio: 5 / 2; }
  ${from('tablet')} { > :first-child { aspect-ratio: 2 / 1; } }
`
/** Above the link that covers the card. */
const Corner = styled.div`
  position: absolute;
  z-index: 2;
  inset-block-start: var(--space-2);
  inset-inline-end: var(--space-2);
  display: flex;
  gap: var(--space-1);
  /* Night scenes are as dark as the marks themselves. */
  > button { background: color-mix(in srgb, var(--paper) 90%, transparent); }
  > button:hover { background: var(--action-soft); }
`
const Flag = styled.div`
  position: absolute;
  inset-block-end: var(--space-2);
  inset-inline-start: var(--space-2);
`

export const CardName = styled.h3`
  font-size: var(--text-1);
  line-height: 1.4;
`
export const CardWhere = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`
export const CardFacts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  list-style: none;
  margin: 0;
  padding: 0;
  font-size: var(--text--1);
  li { padding: 2px var(--space-2); border-radius: var(--radius-full); background: var(--sunk); }
`
/** What it costs stands at the foot of every card, so that a row of them reads across. */
export const CardTotal = styled.div`
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  border-block-start: 1px solid var(--line);
  display: grid;
  strong { font-size: var(--text-2); line-height: 1.3; font-variant-numeric: tabular-nums; }
  small { color: var(--ink-soft); }
`

type ShellProps = { poster: string; first: boolean; flag?: ReactNode; actions?: ReactNode; children: ReactNode }

/** A card: picture, what is said about it, and a corner for what can be done with it (compare, keep). `first`: on the first screen. */
export function CardShell({ poster, first, flag, actions, children }: ShellProps) {
  return (
    <LinkCard>
      <Top>
        <Poster slug={poster} alt="" first={first} flush />
        {flag && <Flag>{flag}</Flag>}
        {actions && <Corner>{actions}</Corner>}
      </Top>
      <CardBody>{children}</CardBody>
    </LinkCard>
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

const waiting = ['a', 'b', 'c', 'd', 'e', 'f']

/** Cards to come, as high as they will be. */
export function WaitingCards() {
  return (
    <CardGrid $least="16rem">
      {waiting.map((key) => (
        <LinkCard key={key}>
          <Top>
            <Skeleton $height="auto" />
          </Top>
          <CardBody>
            <Skeleton $height="2.8em" />
            <Skeleton $width="70%" />
            <Skeleton $width="40%" />
            <Skeleton $height="1.8em" $width="85%" />
            <CardTotal>
              <Skeleton $height="1.6em" $width="55%" />
              <Skeleton $height="3em" />
            </CardTotal>
          </CardBody>
        </LinkCard>
      ))}
    </CardGrid>
  )
}
