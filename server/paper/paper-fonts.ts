import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { paperFontFiles } from '../../src/paper/font/font-files'
import type { FontBytes } from '../../src/paper/render-quote-paper'

const folder = join(process.cwd(), 'static/fonts')

/** The paper's fonts from disk, for `renderQuotePaper` on the server: the same files that the site serves. */
export async function readPaperFonts(): Promise<FontBytes> {
  const read = async (file: string) => new Uint8Array(await readFile(join(folder, file)))
  const [regular, strong] = await Promise.all([read(paperFontFiles.regular), read(paperFontFiles.strong)])
  return { regular, strong }
}
