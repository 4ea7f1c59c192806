/** Outlines of a TrueType font: how glyphs stand in `glyf`, and a new font's tables made of chosen ones (OpenType "glyf", "loca", "hmtx"). */
import { type Tables, tableOf, viewOf } from './sfnt'

export type Metrics = { advance: number; bearing: number }
/** One glyph as it stands in a font file, with the font it comes from, whose glyphs its parts name. */
export type Outline = { bytes: Uint8Array; metrics: Metrics }

const wordsFollow = 0x0001
const hasScale = 0x0008
const hasTwoScales = 0x0040
const hasMatrix = 0x0080
const morePart = 0x0020
const hasInstructions = 0x0100

/** Not `slice`: a Buffer's shares the bytes of the file. */
const copyOf = (bytes: Uint8Array) => new Uint8Array(bytes)

function metricsReader(tables: Tables): (glyph: number) => Metrics {
  const view = viewOf(tableOf(tables, 'hmtx'))
  const full = viewOf(tableOf(tables, 'hhea')).getUint16(34)
  return (glyph) => ({
    advance: view.getUint16(Math.min(glyph, full - 1) * 4),
    bearing: glyph < full ? view.getInt16(glyph * 4 + 2) : view.getInt16(full * 4 + (glyph - full) * 2),
  })
}

/** Gives each glyph's outline by its number. */
export function outlineReader(tables: Tables): (glyph: number) => Outline {
  const long = viewOf(tableOf(tables, 'head')).getInt16(50) === 1
  const loca = viewOf(tableOf(tables, 'loca'))
  const glyf = tableOf(tables, 'glyf')
  const place = (index: number) => (long ? loca.getUint32(index * 4) : loca.getUint16(index * 2) * 2)
  const metrics = metricsReader(tables)
  return (glyph) => ({ bytes: glyf.subarray(place(glyph), place(glyph + 1)), metrics: metrics(glyph) })
}

/** Where in a composite glyph's bytes the numbers of its parts stand; none in a simple one. */
function partOffsets(bytes: Uint8Array): number[] {
  if (bytes.length === 0) return []
  const view = viewOf(bytes)
  if (view.getInt16(0) >= 0) return []
  const offsets: number[] = []
  let at = 10
  let flags = morePart
  while (flags & morePart) {
    flags = view.getUint16(at)
    offsets.push(at + 2)
    at += 4 + (flags & wordsFollow ? 4 : 2)
    at += flags & hasMatrix ? 8 : flags & hasTwoScales ? 4 : flags & hasScale ? 2 : 0
    if (flags & hasInstructions) throw new Error('paper fonts carry no instructions')
  }
  return offsets
}

/** A font being gathered from glyphs of others: composite glyphs bring their parts along, behind those asked for. */
export class GlyphCollection {
  private readonly outlines: Outline[] = []

  /** Adds an outline as it is. @returns its number. */
  add(outline: Outline): number {
    this.outlines.push(outline)
    return this.outlines.length - 1
  }

  /** Makes the composite glyphs among the first `count` name parts of this collection, whose outlines `read` gives by their old numbers. */
  bringParts(first: number, count: number, read: (glyph: number) => Outline, known = new Map<number, number>()): void {
    for (let index = first; index < first + count; index += 1) this.renumber(index, read, known)
  }

  private renumber(index: number, read: (glyph: number) => Outline, known: Map<number, number>): void {
    const outline = this.outlines[index]
    const offsets = outline ? partOffsets(outline.bytes) : []
    if (!outline || offsets.length === 0) return
    const bytes = copyOf(outline.bytes)
    this.outlines[index] = { ...outline, bytes }
    const view = viewOf(bytes)
    for (const at of offsets) {
      const old = view.getUint16(at)
      let part = known.get(old)
      if (part === undefined) {
        part = this.add(read(old))
        known.set(old, part)
        this.renumber(part, read, known)
      }
      view.setUint16(at, part)
    }
  }

  /** `glyf`, `loca`, `hmtx` and, from a pattern font's, `head`, `hhea`, `maxp` for these glyphs. */
  tables(pattern: Tables): Map<string, Uint8Array> {
    const count = this.outlines.length
    const lengths = this.outlines.map(({ bytes }) => (bytes.length + 3) & ~3)
    const glyf = new Uint8Array(lengths.reduce((sum, length) => sum + length, 0))
    const loca = new Uint8Array((count + 1) * 4)
    const hmtx = new Uint8Array(count * 4)
    let offset = 0
    this.outlines.forEach(({ bytes, metrics }, index) => {
      glyf.set(bytes, offset)
      offset += lengths[index] ?? 0
      viewOf(loca).setUint32((index + 1) * 4, offset)
      viewOf(hmtx).setUint16(index * 4, metrics.advance)
      viewOf(hmtx).setInt16(index * 4 + 2, metrics.bearing)
    })
    const head = copyOf(tableOf(pattern, 'head'))
    viewOf(head).setInt16(50, 1)
    const hhea = copyOf(tableOf(pattern, 'hhea'))
    viewOf(hhea).setUint16(34, count)
    const maxp = copyOf(tableOf(pattern, 'maxp'))
    viewOf(maxp).setUint16(4, count)
    return new Map(Object.entries({ glyf, loca, hmtx, head, hhea, maxp }))
  }
}
