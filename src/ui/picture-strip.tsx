import styled from 'styled-components'
import { from } from '../theme/breakpoints'
import { type Photo, Picture } from './picture'
import { Poster, posterPath } from './poster'

/**
 * Pictures side by side, as wide as the phone, the next one peeping in. Can be scrolled with the keyboard: hence a place to stop at. A
 * scrollbar stands under the pictures, not on them.
 */
export const StripFrame = styled.section.attrs({ tabIndex: 0 })`
  position: relative;
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 88%;
  gap: var(--space-2);
  overflow-x: auto;
  scroll-snap-type: x mandatory;
  scrollbar-width: thin;
  scrollbar-color: var(--line-strong) transparent;
  margin-inline: calc(var(--space-4) * -1);
  padding: 0 var(--space-4) var(--space-2);
  scroll-padding-inline: var(--space-4);
  > * { position: relative; scroll-snap-align: start; }
  /* The ring lies on the pictures: outside of them it would end at the screen's edges. */
  &:focus-visible { isolation: isolate; outline-offset: -3px; > * { z-index: -1; } }
  ${from('tablet')} {
    margin-inline: 0;
    padding-inline: 0;
    scroll-padding-inline: 0;
    border-radius: var(--radius-card);
    &:focus-visible { outline-offset: 2px; }
  }
`

export type PictureStripProps = {
  /** Slug of the drawing where there is no photograph; decoration, the page's title names the place. */
  poster: string
  photos?: readonly Photo[] | null
  /** What a screen reader calls several. */
  label?: string
}

/** What a page about a place opens with: its photographs, to be drawn along where there are several (@assumed five), else its drawing. */
export function PictureStrip({ poster, photos, label }: PictureStripProps) {
  if (!photos || photos.length < 2) return <Poster slug={poster} photos={photos} alt="" sizes="(min-width: 48rem) 34rem, 100vw" first />
  return (
    <StripFrame aria-label={label}>
      {photos.map((photo, index) => (
        <Picture
          key={photo.src}
          photo={photo}
          scene={posterPath(poster)}
          sizes="(min-width: 48rem) 30rem, 84vw"
          first={index === 0}
          quiet={index > 0}
        />
      ))}
    </StripFrame>
  )
}
