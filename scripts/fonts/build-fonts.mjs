/**
 * Makes static/fonts and src/theme/font-files.ts from the @fontsource packages: `node scripts/fonts/build-fonts.mjs`. Outputs are committed.
 * The packages' own subsets weigh 45 KB (Arabic) and 24 KB (Latin) a weight; an Arabic first view needs four of them. Here each face keeps
 * what Arabic and English prose needs, and the layout features that write it. The licence (OFL) reserves the name "Plex" for the
 * unaltered fonts, hence our own family name.
 */
import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import fontverter from 'fontverter'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'
import { faces, packageFile } from './faces.mjs'
import { fallbackMetrics } from './fallback-metrics.mjs'
import { riyalBox, riyalContours } from './riyal-shape.mjs'

const out = new URL('../../static/fonts/', import.meta.url).pathname
const features = ['kern', 'ccmp', 'locl', 'mark', 'mkmk', 'init', 'medi', 'fina', 'rlig', 'calt', 'liga', 'tnum', 'lnum']

const characters = (range) =>
  range
    .split(',')
    .flatMap((part) => {
      const [first, last = first] = part.replace('U+', '').split('-')
      const start = Number.parseInt(first, 16)
      return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, index) => String.fromCodePoint(start + index))
    })
    .join('')

function place(name, content) {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 8)
  const file = `${name}.${hash}.woff2`
  writeFileSync(out + file, content)
  return { file, bytes: content.length }
}

async function subsetFace(face, weight) {
  const source = readFileSync(packageFile(face, weight))
  const content = await subsetFont(source, characters(face.range), { targetFormat: 'woff2', keepFeatures: features, noHinting: true })
  return {
    family: 'Rihla',
    subset: face.subset,
    weight: String(weight),
    range: face.range,
    ...place(`rihla-${face.subset}-${weight}`, content),
  }
}

/** The riyal sign as a font of one glyph, for inputs, titles and other places where an SVG cannot stand. Digits of Plex are 698 units high. */
async function riyalFace() {
  const size = 760 / riyalBox.height
  const path = new opentype.Path()
  for (const [start, ...rest] of riyalContours) {
    const point = ([x, y]) => [Math.round(40 + x * size), Math.round(722 - y * size)]
    path.moveTo(...point(start))
    for (const corner of rest) path.lineTo(...point(corner))
    path.close()
  }
  const advanceWidth = Math.round(80 + riyalBox.width * size)
  const glyphs = [
    new opentype.Glyph({ name: '.notdef', unicode: 0, advanceWidth: 500, path: new opentype.Path() }),
    new opentype.Glyph({ name: 'riyal', unicode: 0x20c1, advanceWidth, path }),
  ]
  const font = new opentype.Font({
    familyName: 'Rihla Riyal',
    styleName: 'Regular',
    unitsPerEm: 1000,
    ascender: 1025,
    descender: -275,
    glyphs,
  })
  // The library stamps the time of day into the file; the same drawing must give the same file.
  const clock = globalThis.Date
  globalThis.Date = class extends clock {
    constructor() {
      super(0)
    }
  }
  const sfnt = Buffer.from(font.toArrayBuffer())
  globalThis.Date = clock
  writeFileSync(`${out}riyal.otf`, sfnt)
  const content = await fontverter.convert(sfnt, 'woff2')
  const placed = place('riyal', content)
  // One row a weight: a face for a range of weights would be a better match than the others and shut them out.
  return ['400', '600'].map((weight) => ({ family: 'Rihla', subset: 'riyal', weight, range: 'U+20C1', ...placed }))
}

mkdirSync(out, { recursive: true })
for (const old of readdirSync(out)) if (old.endsWith('.woff2')) rmSync(out + old)
const made = []
for (const face of faces) for (const weight of [400, 600]) made.push(await subsetFace(face, weight))
made.push(...(await riyalFace()))
copyFileSync(new URL('../../node_modules/@fontsource/ibm-plex-sans-arabic/LICENSE', import.meta.url), `${out}LICENSE.txt`)

const target = new URL('../../src/theme/font-files.ts', import.meta.url)
const rows = made.map((row) => `  ${JSON.stringify(row)},`).join('\n')
writeFileSync(
  target,
  `/** Written by scripts/fonts/build-fonts.mjs; do not edit. */\nexport const fontFiles = [\n${rows}\n] as const\n\nexport const fallbackFaces = ${JSON.stringify(await fallbackMetrics(), null, 2)} as const\n`,
)
for (const { file, bytes } of made) console.log(file, bytes)
