import { PictureFrame } from './poster'

export type PictureProps = {
  alt: string
  /** Widest file, for browsers without AVIF and WebP. */
  src: string
  avif?: string
  webp?: string
  sizes?: string
  /** A few hundred bytes as data URI, shown until the picture is there. */
  blurred?: string
  first?: boolean
  flush?: boolean
}

/** An uploaded photograph in the same 3:2 frame as the drawn posters. `avif` and `webp` are srcset strings. */
export function Picture({ alt, src, avif, webp, sizes = '100vw', blurred, first = false, flush }: PictureProps) {
  return (
    <PictureFrame $flush={flush} style={blurred ? { backgroundImage: `url("${blurred}")` } : undefined}>
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          src={src}
          alt={alt}
          width={1200}
          height={800}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
        />
      </picture>
    </PictureFrame>
  )
}
