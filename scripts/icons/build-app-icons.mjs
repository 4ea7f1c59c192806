/** Draws static/mark.svg and the icons of the installed app from the mark: `npx tsx scripts/icons/build-app-icons.mjs`. Outputs are committed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { markPath } from '../../src/config/mark-path.ts'
import { palette } from '../../src/theme/tokens.ts'

const out = fileURLToPath(new URL('../../static/', import.meta.url))
const open = '<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512">'

/** The mark in sand on teal. `share`: how much of the width it takes; a maskable icon keeps it inside the inner four fifths. */
function icon({ corner, share }) {
  const size = 512 * share
  const at = (512 - size) / 2
  return `${open}<rect width="512" height="512" rx="${corner}" fill="${palette.teal}"/><path transform="translate(${at} ${at}) scale(${size / 32})" fill="${palette.sand}" d="${markPath}"/></svg>`
}
const rounded = icon({ corner: 112, share: 0.68 })
const full = icon({ corner: 0, share: 0.56 })
const png = (svg, size, name) =>
  sharp(Buffer.from(svg)).resize(size, size).png({ compressionLevel: 9, palette: true }).toFile(`${out}icons/${name}.png`)

mkdirSync(`${out}icons`, { recursive: true })
writeFileSync(`${out}mark.svg`, `${rounded}\n`)
writeFileSync(
  `${out}icons/mark-one-colour.svg`,
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="${markPath}"/></svg>\n`,
)
await Promise.all([
  png(rounded, 192, 'icon-192'),
  png(rounded, 512, 'icon-512'),
  png(full, 512, 'maskable-512'),
  png(full, 192, 'maskable-192'),
  png(full, 180, 'apple-touch-180'),
  png(rounded, 32, 'favicon-32'),
])

/** `/favicon.ico`, for what asks for it unbidden: an ICO whose one picture is the PNG of 32 pixels. */
const small = readFileSync(`${out}icons/favicon-32.png`)
const head = Buffer.alloc(22)
head.writeUInt16LE(1, 2) // an icon
head.writeUInt16LE(1, 4) // of one picture
head.writeUInt8(32, 6)
head.writeUInt8(32, 7)
head.writeUInt16LE(1, 10)
head.writeUInt16LE(32, 12)
head.writeUInt32LE(small.length, 14)
head.writeUInt32LE(head.length, 18)
writeFileSync(`${out}favicon.ico`, Buffer.concat([head, small]))
