/**
 * Makes static/fonts and src/theme/font-files.ts from the @fontsource packages: `npx tsx scripts/fonts/build-fonts.ts`. Outputs are committed.
 * The packages' own subsets weigh 45 KB (Arabic) and 24 KB (Latin) a weight; an Arabic first view needs four of them. Here each face keeps
 * what Arabic and English prose needs, and the layout features that write it. The licence (OFL) reserves the name "Plex" for the
 * unaltered fonts, hence our own family name.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import fontverter from 'fontverter'
import { faces, packageFile } from './faces.mjs'
import { fallbackMetrics } from './fallback-metrics.mjs'
import { joinFonts } from './join-fonts'

const subsetFont: (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer> = createRequire(import.meta.url)(
  'subset-font',
)

type Face = (typeof faces)[number]
type Source = { family: string; source: string }

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const out = here('../../static/fonts/')
const features = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'tnum', 'lnum']
const latin = { family: 'ibm-plex-sans', source: 'latin' }
const riyal = 'U+20C1'

const characters = (range: string) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first = '', last = first] = part.replace('U+', '').split('-')
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => String.fromCodePoint(start + index))
    })
    .join('')

const subset = (source: Source, weight: number, range: string) =>
  subsetFont(readFileSync(packageFile(source, weight)), characters(range), {
    targetFormat: 'truetype',
    keepFeatures: features,
    noHinting: true,
  })

async function fontOf(face: Face, weight: number): Promise<Uint8Array> {
  const own = await subset(face, weight, face.range)
  return face.guests ? joinFonts(own, await subset(latin, weight, face.guests), weight) : own
}

const allOf = ({ range, guests }: Face) => [...new Set([range, ...(guests ? [guests, riyal] : [])])].join()

async function makeFace(face: Face, weight: number) {
  const content = await fontverter.convert(Buffer.from(await fontOf(face, weight)), 'woff2')
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const file = `rihla-${face.subset}-${weight}.${hash}.woff2`
  writeFileSync(out + file, content)
  return { family: 'Rihla', subset: face.subset, weight: String(weight), range: face.range, all: allOf(face), file, bytes: content.length }
}

/** One after the other: the encoder of woff2 has one buffer for all. */
async function makeFaces() {
  const made = []
  for (const face of faces) for (const weight of [400, 600]) made.push(await makeFace(face, weight))
  return made
}

async function main() {
  mkdirSync(out, { recursive: true })
  for (const old of readdirSync(out)) if (old.endsWith('.woff2')) rmSync(out + old)
  const made = await makeFaces()
  copyFileSync(here('../../node_modules/@fontsource/ibm-plex-sans-arabic/LICENSE'), `${out}LICENSE.txt`)
  const rows = made.map((row) => `  ${JSON.stringify(row)},`).join('\n')
  const fallbacks = JSON.stringify(await fallbackMetrics(), null, 2)
  writeFileSync(
    here('../../src/theme/font-files.ts'),
    `/** Written by scripts/fonts/build-fonts.ts; do not edit. */\nexport const fontFiles = [\n${rows}\n] as const\n\nexport const fallbackFaces = ${fallbacks} as const\n`,
  )
  for (const { file, bytes } of made) console.log(file, bytes)
}

main()
