import styled from 'styled-components'
import { posterNames } from './poster-names'

/** Pictures stand in frames of 3:2; `$flush` leaves the corners to the card around it. */
export const PictureFrame = styled.span<{ $flush?: boolean }>`
  display: block;
  position: relative;
  overflow: hidden;
  aspect-ratio: 3 / 2;
  border-radius: ${({ $flush }) => ($flush ? '0' : 'var(--radius-card)')};
  background: var(--sunk) center / cover;
  img { inline-size: 100%; block-size: 100%; object-fit: cover; }
`

/** Drawings for places nobody has drawn yet, chosen by the name so that a place always gets the same. */
const kinds = ['coast', 'capital', 'university-town', 'mountain']
const kindOf = (slug: string) => kinds[[...slug].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % kinds.length]

/** Address of a drawn picture: a city's poster, `school`, or a kind of accommodation (`homestay`, `residence`, `shared-flat`, `studio`). */
export const posterPath = (slug: string) => `/posters/${posterNames.includes(slug) ? slug : kindOf(slug)}.svg`

export type PosterProps = {
  slug: string
  /** Empty where the text beside it already names the place. */
  alt: string
  /** The picture of the first screen: fetched at once and first. */
  first?: boolean
  flush?: boolean
}

/** A drawn poster as a file of its own (at most 3 KB), so that the page's HTML stays small. */
export function Poster({ slug, alt, first = false, flush }: PosterProps) {
  return (
    <PictureFrame $flush={flush}>
      <img
        src={posterPath(slug)}
        alt={alt}
        width={600}
        height={400}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </PictureFrame>
  )
}
