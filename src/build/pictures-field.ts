import type { Picture } from '../contract/picture-schema'

type Source = { pictures?: Picture[] | null }

/** An entry's photographs from the first on, `most` of them: what a page does not show is no part of its data. */
export const firstPictures = ({ pictures }: Source, { most }: { most: number }) => pictures?.slice(0, most) ?? null

/** `pictures: [Photo!] @firstPictures` is asked for as `pictures(most: 1)`. */
export const picturesField = {
  name: 'firstPictures',
  extend: () => ({ args: { most: 'Int!' }, resolve: firstPictures }),
}
