import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'opentype.js'
import { faces, fontBytes } from '../testing/fonts'
import { readCmap, writeCmap } from './cmap'
import { readTables } from './sfnt'

/** Letters, their joined forms and lam-alef: U+FE80–U+FEFC. */
const forms = Array.from({ length: 0xfefc - 0xfe80 + 1 }, (_, index) => 0xfe80 + index)
const signs = [...'0123456789.,:;()[]%+-−–—«»“”\u20c1£€']

describe.each(Object.entries(faces))('the paper font, %s', (style, font) => {
  it('has all 125 joined forms, and a drawing for each', () => {
    expect(forms).toHaveLength(125)
    expect(forms.filter((code) => font.boxOf(font.glyphOf(code)) === null)).toEqual([])
  })
  it('has a drawn glyph for every sign the paper uses, the riyal among them (case 32)', () => {
    expect(signs.filter((sign) => font.boxOf(font.glyphOf(sign.codePointAt(0) ?? 0)) === null)).toEqual([])
  })
  it('has digits of one width', () => {
    expect(new Set([...'0123456789'].map((digit) => font.advanceOf(font.glyphOf(digit.charCodeAt(0))))).size).toBe(1)
  })
  it('is a font that another reader opens, under a name of our own and its licence', () => {
    const bytes = fontBytes[style === 'strong' ? 'strong' : 'regular']
    const other = parse(bytes.slice().buffer)
    expect(JSON.stringify(other.names)).toMatch(/Rihla Paper.*SIL Open Font License/)
    expect(other.charToGlyph('é').advanceWidth).toBe(font.advanceOf(font.glyphOf('é'.charCodeAt(0))))
    expect(existsSync(join(__dirname, '../../../static/fonts/LICENSE.txt'))).toBe(true)
  })
})

describe('a character map', () => {
  it('given it is written, then it is read back the same', () => {
    const map = new Map([
      [32, 1],
      [65, 3],
      [66, 4],
      [0x627, 2],
      [0xfefc, 9],
    ])
    expect(readCmap(writeCmap(map))).toEqual(map)
    expect(readCmap(readTables(fontBytes.regular).get('cmap') ?? new Uint8Array()).size).toBeGreaterThan(800)
  })
})
