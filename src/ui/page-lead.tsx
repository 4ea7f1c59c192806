import type { ReactNode } from 'react'
import styled from 'styled-components'
import { from } from '../theme/breakpoints'
import { PictureStrip, type PictureStripProps } from './picture-strip'

const Lead = styled.header`
  display: grid;
  gap: var(--space-5);
  align-items: start;
  ${from('tablet')} { grid-template-columns: minmax(0, 1fr) minmax(0, 44%); gap: var(--space-10); }
`
const Words = styled.div`
  display: grid;
  gap: var(--space-3);
  min-inline-size: 0;
  h1 { font-size: var(--text-5); overflow-wrap: break-word; }
`
const Intro = styled.p`
  font-size: var(--text-1);
  line-height: 1.6;
  max-inline-size: var(--width-reading);
  :lang(ar) & { line-height: 1.75; }
`
const Pictures = styled.div`
  min-inline-size: 0;
  > span { margin-inline: calc(var(--space-4) * -1); border-radius: 0; }
  ${from('tablet')} {
    grid-area: 1 / 2;
    > span { margin-inline: 0; border-radius: var(--radius-card); box-shadow: var(--shadow); }
  }
`

export type PageLeadProps = {
  title: ReactNode
  intro?: ReactNode
  /** Slug of the drawing; decoration, since the title names the place. */
  poster: string
  /** Photographs in its place. */
  pictures?: Omit<PictureStripProps, 'poster'>
  /** Under the sentence: facts, ways on. */
  children?: ReactNode
}

/**
 * How a page about a place or a school opens: its pictures as wide as the phone, then its name; side by side where there is room. In the order
 * in which it is seen: a page is drawn while it still comes in, and what comes later must not move what is there.
 */
export function PageLead({ title, intro, poster, pictures, children }: PageLeadProps) {
  return (
    <Lead>
      <Pictures>
        <PictureStrip poster={poster} {...pictures} />
      </Pictures>
      <Words>
        <h1>{title}</h1>
        {intro && <Intro>{intro}</Intro>}
        {children}
      </Words>
    </Lead>
  )
}
