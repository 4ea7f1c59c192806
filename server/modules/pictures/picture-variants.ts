/** A photograph into the files a page shows. sharp is the only reader of foreign pictures. */
import sharp, { type Sharp } from 'sharp'
import { fail } from '../../fail'
import { largestFile, openPicture, readSize } from './picture-check'

const offeredWidths = [480, 800, 1280]
/** The smallest photograph taken: as wide as the narrowest file that is made of it. @assumed */
const demand = { width: 480, height: 320, kind: 'picture_kind', tooSmall: 'picture_too_small' } as const

/** Where to look, in per cent from the left and the top; the middle where nobody said. */
export type Focus = { x: number; y: number }
export type PictureFile = { name: string; bytes: Buffer }
export type Variants = { width: number; height: number; widths: number[]; blur: string; colour: string; files: PictureFile[] }

/** The largest 3:2 rectangle inside, as near to the focal point as it can lie. @assumed */
export function cropAround({ width, height }: { width: number; height: number }, focus: Focus) {
  const cut = { width: Math.min(width, Math.floor(height * 1.5)), height: Math.min(height, Math.floor(width / 1.5)) }
  const place = (whole: number, part: number, percent: number) =>
    Math.round(Math.min(Math.max((whole * percent) / 100 - part / 2, 0), whole - part))
  return { left: place(width, cut.width, focus.x), top: place(height, cut.height, focus.y), ...cut }
}

const hex = ({ r, g, b }: { r: number; g: number; b: number }) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`

const sizeAt = (width: number) => ({ width, height: Math.round(width / 1.5) })

async function encode(base: Sharp, width: number): Promise<PictureFile[]> {
  const sized = base.clone().resize({ ...sizeAt(width), kernel: 'lanczos3' })
  return [
    { name: `${width}.avif`, bytes: await sized.clone().avif({ quality: 50, effort: 3 }).toBuffer() },
    { name: `${width}.webp`, bytes: await sized.clone().webp({ quality: 72 }).toBuffer() },
  ]
}

/** Decodes once, turned and cut, in sRGB and without any of the file's metadata (place, camera, name, thumbnail). */
async function decode(bytes: Buffer, focus: Focus, largest: number): Promise<Sharp> {
  const size = await readSize(bytes, demand)
  const { data, info } = await openPicture(bytes)
    .autoOrient()
    .extract(cropAround(size, focus))
    .resize({ ...sizeAt(largest), withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw fail('picture_broken')
    })
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } })
}

/**
 * All files of a photograph: AVIF and WebP at the widths it is good for, a blurred stand-in and its prevailing colour.
 * Fails with picture_kind, picture_too_large, picture_too_small or picture_broken.
 */
export async function makeVariants(bytes: Buffer, focus: Focus): Promise<Variants> {
  if (bytes.length > largestFile) throw fail('picture_too_large')
  const base = await decode(bytes, focus, Math.max(...offeredWidths))
  const { width: whole } = await base.metadata()
  const widths = offeredWidths.filter((width) => width <= whole)
  const files: PictureFile[] = []
  for (const width of widths) files.push(...(await encode(base, width)))
  const blurred = await base.clone().resize(12, 8).webp({ quality: 40 }).toBuffer()
  const { dominant } = await base.clone().stats()
  const widest = sizeAt(widths.at(-1) ?? demand.width)
  return { ...widest, widths, blur: `data:image/webp;base64,${blurred.toString('base64')}`, colour: hex(dominant), files }
}
