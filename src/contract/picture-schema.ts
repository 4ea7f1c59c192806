import { type Static, Type } from '@sinclair/typebox'
import { LocalisedText } from './text-schema'

/**
 * An uploaded photograph, cut to 3:2 around its focal point. Each width lies beside `src` as `{width}.avif` and `{width}.webp`, under an
 * address made of the content's digest: it never changes and may be kept for ever.
 */
export const Picture = Type.Object({
  /** WebP for whoever takes nothing else, e.g. `/pictures/0f3c…/800.webp`. */
  src: Type.String(),
  /** Size in pixels of the widest file. */
  width: Type.Integer(),
  height: Type.Integer(),
  widths: Type.Array(Type.Integer()),
  /** A picture of a few pixels as data URI, shown until the real one is there. */
  blur: Type.String(),
  /** The prevailing colour, `#rrggbb`. */
  colour: Type.String(),
  alt: LocalisedText,
})
export type Picture = Static<typeof Picture>

/** What may have photographs. */
export const pictureSubjects = ['school', 'branch', 'course', 'accommodation', 'city', 'post', 'university', 'summer_group'] as const
export type PictureSubject = (typeof pictureSubjects)[number]

/** Photographs in the editors' order; left out where there are none, and the drawn poster or scene stands in. */
export const Pictures = Type.Optional(Type.Array(Picture))
