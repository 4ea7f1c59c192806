import type { Photo } from '../ui/picture'

/** An uploaded photograph as the build hands it to a page. */
export const photo = (name: string, alt: string): Photo => ({
  src: `/pictures/${name}/960.webp`,
  width: 1440,
  height: 960,
  widths: [480, 960, 1440],
  blur: 'data:image/webp;base64,AAAA',
  colour: '#224466',
  alt,
})
