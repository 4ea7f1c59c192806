import type { CSSProperties } from 'react'
import { PictureFrame } from './picture-frame'

/** A photograph as the catalogue names it, in one language (contract/picture-schema). */
export type Photo = { src: string; width: number; height: number; widths: number[]; blur: string; colour: string; alt: string }

export type PictureProps = {
  photo: Photo
  /** Address of the drawing that stays where the photograph can't be had. */
  scene: string
  /** Only accompanies the link beside it, which says the same: left out by screen readers. */
  silent?: boolean
  sizes?: string
  /** The picture of the first screen: fetched at once and first. */
  first?: boolean
  /** Everything else is fetched before it. */
  quiet?: boolean
  flush?: boolean
}

/** As `fetchpriority` of HTML says it. */
export const fetchPriorityOf = ({ first, quiet }: { first?: boolean; quiet?: boolean }) => (first ? 'high' : quiet ? 'low' : undefined)

/** An uploaded photograph in the frame of the drawn posters: its blurred self until it is there, no shift when it is. */
export function Picture({ photo, scene, silent = false, sizes = '(min-width: 48rem) 40rem, 100vw', first, quiet, flush }: PictureProps) {
  const { src, width, height, widths, blur, colour } = photo
  const folder = src.slice(0, src.lastIndexOf('/') + 1)
  const sources = (kind: string) => widths.map((size) => `${folder}${size}.${kind} ${size}w`).join(', ')
  const style = { backgroundColor: colour, backgroundImage: `url(${blur})`, '--scene': `url(${scene})` } as CSSProperties
  return (
    <PictureFrame $flush={flush}>
      <picture>
        <source type="image/avif" srcSet={sources('avif')} sizes={sizes} />
        <img
          src={src}
          srcSet={sources('webp')}
          sizes={sizes}
          alt={silent ? '' : photo.alt}
          width={width}
          height={height}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={fetchPriorityOf({ first, quiet })}
          decoding="async"
          style={style}
        />
      </picture>
    </PictureFrame>
  )
}
