/**
 * One face in the file: only the glyphs that were drawn, each under a number of ours that also says which text it stands for. So a mirrored
 * bracket, a joined letter and lam-alef come out of a text extractor as what was typed. jsPDF's own writer knows one text per glyph, and
 * of one character; hence ours (decision 17).
 */
import { composite } from '../font/composite'
import { GlyphCollection, type Outline } from '../font/glyphs'
import type { PaperFont } from '../font/paper-font'
import { viewOf, writeTables } from '../font/sfnt'
import type { FontEvent } from './internals'

/** A drawing put together of glyphs, each moved by `x`, `y` (1/1000 em). No parts: nothing is drawn. */
export type Drawing = readonly { glyph: number; x: number; y: number }[]
type Entry = { drawing: Drawing; text: string; advance: number }

const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0')
const utf16 = (text: string) => Array.from({ length: text.length }, (_, index) => hex(text.charCodeAt(index))).join('')
const perBlock = 100
/** Six letters before the name say that this is part of a font (PDF 32000-1, 9.6.4). */
const subsetTag = 'RIHLAP'
/** "Symbolic": characters are chosen by number. */
const flags = 4

export class CidFont {
  private readonly entries: Entry[] = [{ drawing: [{ glyph: 0, x: 0, y: 0 }], text: '', advance: 0 }]
  private readonly numbers = new Map<string, number>()

  constructor(
    private readonly font: PaperFont,
    private readonly name: string,
  ) {}

  /** The number that draws `drawing`, reads as `text` and takes `advance`, in hexadecimal. */
  codeOf(drawing: Drawing, text: string, advance: number): string {
    const key = `${advance} ${text} ${drawing.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(' ')}`
    let number = this.numbers.get(key)
    if (number === undefined) {
      number = this.entries.push({ drawing, text, advance }) - 1
      this.numbers.set(key, number)
    }
    return hex(number)
  }

  private file(): Uint8Array {
    const collection = new GlyphCollection()
    for (const { drawing, advance } of this.entries) collection.add(this.outlineOf(drawing, advance))
    collection.bringParts(0, this.entries.length, this.font.outlineOf)
    return writeTables(collection.tables(this.font.tables))
  }

  private outlineOf(drawing: Drawing, advance: number): Outline {
    const [only] = drawing
    if (!only) return { bytes: new Uint8Array(), metrics: { advance, bearing: 0 } }
    const { bytes, metrics } = this.font.outlineOf(only.glyph)
    if (drawing.length === 1) return { bytes, metrics: { advance, bearing: metrics.bearing } }
    return composite(drawing, advance, this.font)
  }

  private toUnicode(): string {
    const rows = this.entries.flatMap(({ text }, number) => (text === '' ? [] : [`<${hex(number)}><${utf16(text)}>`]))
    const blocks: string[] = []
    for (let at = 0; at < rows.length; at += perBlock) {
      const block = rows.slice(at, at + perBlock)
      blocks.push(`${block.length} beginbfchar`, ...block, 'endbfchar')
    }
    return [
      '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
      '/CIDSystemInfo <</Registry (Adobe) /Ordering (UCS) /Supplement 0>> def',
      '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
      '1 begincodespacerange <0000><FFFF> endcodespacerange',
      ...blocks,
      'endcmap CMapName currentdict /CMap defineresource pop end end',
    ].join('\n')
  }

  private putDescriptor({ out, newObject }: FontEvent, fontName: string, file: number): number {
    const head = viewOf(this.font.tables.get('head') ?? new Uint8Array(54))
    const hhea = viewOf(this.font.tables.get('hhea') ?? new Uint8Array(36))
    const box = [36, 38, 40, 42].map((at) => head.getInt16(at)).join(' ')
    const descriptor = newObject()
    out(`<</Type /FontDescriptor /FontName /${fontName} /Flags ${flags} /FontBBox [${box}] /ItalicAngle 0`)
    out(`/Ascent ${hhea.getInt16(4)} /Descent ${hhea.getInt16(6)} /CapHeight 698 /StemV 80 /FontFile2 ${file} 0 R>>`)
    out('endobj')
    return descriptor
  }

  /** Writes the font's objects; called by jsPDF while it writes the file. */
  put(event: FontEvent): void {
    const { font, out, newObject, putStream } = event
    const fontName = `${subsetTag}+${this.name}`
    const stream = (data: string, addLength1: boolean) => {
      const objectId = newObject()
      putStream({ data, objectId, addLength1 })
      out('endobj')
      return objectId
    }
    const file = stream(binary(this.file()), true)
    const map = stream(this.toUnicode(), false)
    const descriptor = this.putDescriptor(event, fontName, file)
    const descendant = newObject()
    const widths = this.entries.map(({ advance }) => advance).join(' ')
    out(
      `<</Type /Font /Subtype /CIDFontType2 /BaseFont /${fontName} /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>>`,
    )
    out(`/FontDescriptor ${descriptor} 0 R /DW 1000 /W [0 [${widths}]] /CIDToGIDMap /Identity>>`)
    out('endobj')
    font.objectNumber = newObject()
    out(
      `<</Type /Font /Subtype /Type0 /BaseFont /${fontName} /Encoding /Identity-H /DescendantFonts [${descendant} 0 R] /ToUnicode ${map} 0 R>>`,
    )
    out('endobj')
    font.isAlreadyPutted = true
  }
}

/** jsPDF's streams are strings of bytes. */
function binary(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += String.fromCharCode(byte)
  return text
}
