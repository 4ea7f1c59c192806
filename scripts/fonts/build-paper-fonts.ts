/**
 * Makes static/fonts/rihla-paper-{400,600}.{hash}.ttf and src/paper/font/font-files.ts: `npx tsx scripts/fonts/build-paper-fonts.ts`. Outputs
 * are committed. A PDF needs TrueType, one file a weight: Plex Sans (Latin), Plex Sans Arabic with its presentation forms and the riyal
 * sign, brought together here so that a line of both scripts is one font. The licence (OFL) reserves the name "Plex", hence our own.
 */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import { writeCmap } from '../../src/paper/font/cmap'
import { GlyphCollection, outlineReader } from '../../src/paper/font/glyphs'
import { readTables, type Tables, tableOf, writeTables } from '../../src/paper/font/sfnt'
import { packageFile } from './faces.mjs'
import { addCharacters, addRiyal, type CharacterMap } from './join-fonts'
import { familyNames, licenceNames, nameTable } from './name-table'

const subsetFont: (font: Buffer, text: string, options: Record<string, unknown>) => Promise<Buffer> = createRequire(import.meta.url)(
  'subset-font',
)
const out = fileURLToPath(new URL('../../static/fonts/', import.meta.url))
const target = fileURLToPath(new URL('../../src/paper/font/font-files.ts', import.meta.url))

const characters = (...ranges: [number, number][]) =>
  ranges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index))).join('')

const latin = 'ibm-plex-sans'
const arabic = 'ibm-plex-sans-arabic'
const sources = [
  {
    face: { family: latin, source: 'latin' },
    text: characters(
      [0x20, 0x7e],
      [0xa0, 0xff],
      [0x131, 0x131],
      [0x152, 0x153],
      [0x2c6, 0x2c6],
      [0x2da, 0x2dc],
      [0x2013, 0x2026],
      [0x2030, 0x203a],
      [0x20ac, 0x20ac],
      [0x2122, 0x2122],
      [0x2212, 0x2212],
      [0xfffd, 0xfffd],
    ),
  },
  {
    face: { family: latin, source: 'latin-ext' },
    text: characters([0x100, 0x17f], [0x18f, 0x192], [0x1a0, 0x1b0], [0x1cd, 0x233], [0x1e80, 0x1ef9], [0x20a0, 0x20bf]),
  },
  { face: { family: arabic, source: 'arabic' }, text: characters([0x60c, 0x6d5], [0x6ee, 0x6ff], [0xfb50, 0xfbff], [0xfe80, 0xfefc]) },
]

async function source({ face, text }: (typeof sources)[number], weight: number): Promise<Tables> {
  const options = { targetFormat: 'truetype', keepFeatures: [], noHinting: true, noLayoutClosure: true }
  return readTables(await subsetFont(readFileSync(packageFile(face, weight)), text, options))
}

/** One font of all sources; a character that two have is the first one's. */
async function merge(weight: number): Promise<Uint8Array> {
  const collection = new GlyphCollection()
  const map: CharacterMap = new Map()
  const all = await Promise.all(sources.map((row) => source(row, weight)))
  const [pattern] = all
  if (!pattern) throw new Error('no source')
  collection.add(outlineReader(pattern)(0))
  for (const tables of all) addCharacters(collection, map, tables)
  addRiyal(collection, map)
  const tables = collection.tables(pattern)
  const rest = {
    cmap: writeCmap(map),
    name: nameTable([...licenceNames.first, ...familyNames('Rihla Paper', weight), ...licenceNames.last]),
    'OS/2': tableOf(pattern, 'OS/2'),
    post: tableOf(pattern, 'post'),
  }
  return writeTables(new Map([...tables, ...Object.entries(rest)]))
}

async function main() {
  for (const old of readdirSync(out)) if (old.startsWith('rihla-paper-')) rmSync(out + old)
  const files: string[] = []
  for (const [style, weight] of Object.entries({ regular: 400, strong: 600 })) {
    const content = await merge(weight)
    const file = `rihla-paper-${weight}.${createHash('sha256').update(content).digest('hex').slice(0, 8)}.ttf`
    writeFileSync(out + file, content)
    files.push(`${style}: '${file}'`)
    console.log(file, content.length)
  }
  const title = '/** Written by scripts/fonts/build-paper-fonts.ts; do not edit. Files of static/fonts. */'
  writeFileSync(target, `${title}\nexport const paperFontFiles = { ${files.join(', ')} } as const\n`)
}

main()
