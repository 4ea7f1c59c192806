/**
 * `node --import tsx bench/paper-look.ts`: the strings that are hard to draw, by src/paper and by Chromium with the same font file at the same
 * size (issue 4). Prints how far the two are apart, draws them beside each other in var/paper-look.png, paper on the left, and ends with 1
 * when a string is beyond the bar. Needs poppler's pdftoppm.
 */
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { compare } from './paper-look/compare'
import { drawnByBrowser, drawnOnPaper, type Picture, row } from './paper-look/drawn'
import { hardStrings } from './paper-look/strings'

/** Ink that only one of the two has, and how much wider or narrower the paper may be. */
const bars = { ink: 0.02, width: 0.005 }
const target = join(__dirname, '../var/paper-look.png')

async function drawPicture(columns: readonly (readonly Picture[])[]): Promise<void> {
  const raw = { width: row.width, height: row.height, channels: 1 as const }
  const cells = columns.flatMap((pictures, column) =>
    pictures.map((input, index) => ({ input, raw, left: column * row.width, top: index * row.height })),
  )
  const rows = Math.max(...columns.map(({ length }) => length))
  mkdirSync(join(target, '..'), { recursive: true })
  const whole = { width: row.width * columns.length, height: row.height * rows, channels: 3 as const, background: '#fff' }
  const picture = await sharp({ create: whole }).composite(cells).png().toBuffer()
  await sharp(picture)
    .resize({ width: whole.width / 2 })
    .toFile(target)
}

async function main() {
  const paper = await drawnOnPaper(hardStrings)
  const browser = await drawnByBrowser(hardStrings)
  const rows = hardStrings.map(({ name }, index) => {
    const { ink, width } = compare(paper[index] ?? Buffer.alloc(0), browser[index] ?? Buffer.alloc(0))
    return { string: name, 'ink apart %': Number((ink * 100).toFixed(2)), 'width ratio': Number(width.toFixed(4)), ink, width }
  })
  console.table(rows, ['string', 'ink apart %', 'width ratio'])
  await drawPicture([paper, browser])
  const beyond = rows.filter(({ ink, width }) => ink > bars.ink || Math.abs(width - 1) > bars.width)
  console.log(`${rows.length} strings, ${beyond.length} beyond the bars (ink ${bars.ink * 100} %, width ${bars.width * 100} %): ${target}`)
  process.exitCode = beyond.length > 0 ? 1 : 0
}

main()
