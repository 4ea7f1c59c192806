import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import fontverter from 'fontverter'

const packages = resolve('node_modules/@fontsource')
const files = [
  'ibm-plex-sans/files/ibm-plex-sans-latin',
  'ibm-plex-sans/files/ibm-plex-sans-latin-ext',
  'ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic',
]

export const pictureFont = 'IBM Plex Sans Arabic SemiBold, IBM Plex Sans SemiBold'

/**
 * Gives the text engine inside sharp (Pango, HarfBuzz, FriBidi: right Arabic shaping and line order) our fonts and no others, so that a
 * picture is the same on a machine with many fonts and on one with none. Must run before the process draws its first text. FreeType does
 * not read the packages' WOFF: they are unpacked into `folder`.
 */
export async function setUpFonts(folder: string) {
  await mkdir(folder, { recursive: true })
  for (const file of files) {
    const woff = await readFile(join(packages, `${file}-600-normal.woff`))
    await writeFile(join(folder, `${file.split('/').pop()}.ttf`), await fontverter.convert(woff, 'sfnt'))
  }
  const config = join(folder, 'fonts.conf')
  await writeFile(config, `<?xml version="1.0"?><fontconfig><dir>${folder}</dir><cachedir>${folder}/cache</cachedir></fontconfig>\n`)
  process.env.FONTCONFIG_FILE = config
}
