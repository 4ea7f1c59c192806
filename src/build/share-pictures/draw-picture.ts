import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import sharp from 'sharp'
import { type Locale, localeFacts } from '../../config/locales'
import { clip } from '../../domain/clip'
import { pictureFont } from './picture-fonts'
import type { SharePicture } from './share-picture'

export const width = 1200
export const height = 630
const margin = 72
const room = width - 2 * margin
/** Where the shade under the words is darkest, and how high the words reach. */
const footRoom = 300

type Layer = { input: Buffer; width: number; height: number }

const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')
/** A mark of direction before the text: a title that begins with a foreign name is laid out in its page's direction all the same. */
const lead: Record<Locale, string> = { ar: '\u200f', en: '\u200e' }

async function words(text: string, language: Locale, size: number, colour: string): Promise<Layer> {
  const markup = `<span foreground="${colour}">${lead[language]}${escaped(text)}</span>`
  const image = sharp({
    text: { text: markup, font: `${pictureFont} ${size}`, width: room, rgba: true, dpi: 72, spacing: Math.round(size / 6) },
  })
  const { data, info } = await image.png({ compressionLevel: 0 }).toBuffer({ resolveWithObject: true })
  return { input: data, width: info.width, height: info.height }
}

/** At the reading side: left in English, right in Arabic. */
const beside = ({ width: own }: Layer, language: Locale) => (localeFacts[language].direction === 'rtl' ? width - margin - own : margin)

const shade = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#13263B" stop-opacity=".55"/><stop offset=".22" stop-color="#13263B" stop-opacity="0"/><stop offset=".42" stop-color="#13263B" stop-opacity=".1"/><stop offset=".72" stop-color="#13263B" stop-opacity=".88"/><stop offset="1" stop-color="#13263B" stop-opacity=".95"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/></svg>`,
)

export type Ground = { data: Buffer; channels: 3 }

/** A poster with its shade and the shop's name, ready to be written on: the part that pictures of one city have in common. */
export async function drawGround({ poster, language, brand }: Pick<SharePicture, 'poster' | 'language' | 'brand'>): Promise<Ground> {
  const file = resolve(`static/posters/${poster}.svg`)
  const name = await words(brand, language, 40, '#F7F2E8')
  const sheet = sharp(existsSync(file) ? file : resolve('static/posters/capital.svg'), { density: 144 }).resize(width, height)
  const data = await sheet
    .composite([{ input: shade }, { input: name.input, left: beside(name, language), top: 48 }])
    .removeAlpha()
    .raw()
    .toBuffer()
  return { data, channels: 3 }
}

const sizeOf = (title: string) => (title.length > 60 ? 46 : title.length > 30 ? 56 : 72)

/** Title, and the place under it, on the ground. @returns the JPEG. */
export async function drawPicture({ title, place, language }: SharePicture, ground: Ground): Promise<Buffer> {
  const short = clip(title, 90)
  const heading = await words(short, language, sizeOf(short), '#FFFFFF')
  const below = place && place !== title ? await words(place, language, 34, '#E9A23B') : null
  const top = height - 56 - (below ? below.height + 24 : 0) - heading.height
  const layers = [{ input: heading.input, left: beside(heading, language), top: Math.max(top, height - footRoom) }]
  if (below) layers.push({ input: below.input, left: beside(below, language), top: height - 56 - below.height })
  return sharp(ground.data, { raw: { width, height, channels: ground.channels } })
    .composite(layers)
    .jpeg({ quality: 74 })
    .toBuffer()
}
