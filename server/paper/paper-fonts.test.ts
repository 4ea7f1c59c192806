import { openFont } from '../../src/paper/font/paper-font'
import { readPaperFonts } from './paper-fonts'

describe('the fonts of a paper on the server', () => {
  it('given both files, then they are fonts that have the riyal sign and joined letters', async () => {
    const { regular, strong } = await readPaperFonts()
    for (const font of [regular, strong].map(openFont)) {
      expect(font.glyphOf(0x20c1)).toBeGreaterThan(0)
      expect(font.glyphOf(0xfefb)).toBeGreaterThan(0)
    }
  })
})
