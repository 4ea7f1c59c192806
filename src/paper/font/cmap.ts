/** Which glyph a character has: `cmap`, read in format 4 and written in the one we need (OpenType "cmap"). */
import { viewOf } from './sfnt'

/** Segments of the Basic Multilingual Plane, which holds all we draw. */
function readSegments(table: Uint8Array, at: number): Map<number, number> {
  const view = viewOf(table)
  const segments = view.getUint16(at + 6) / 2
  const ends = at + 14
  const starts = ends + segments * 2 + 2
  const deltas = starts + segments * 2
  const ranges = deltas + segments * 2
  const glyphs = new Map<number, number>()
  for (let segment = 0; segment < segments; segment += 1) {
    const start = view.getUint16(starts + segment * 2)
    const end = view.getUint16(ends + segment * 2)
    const delta = view.getUint16(deltas + segment * 2)
    const rangeAt = ranges + segment * 2
    const range = view.getUint16(rangeAt)
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      const raw = range === 0 ? code : view.getUint16(rangeAt + range + (code - start) * 2)
      const glyph = raw === 0 && range !== 0 ? 0 : (raw + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

/** Characters and their glyphs. @throws when the font has no map in format 4. */
export function readCmap(table: Uint8Array): Map<number, number> {
  const view = viewOf(table)
  const count = view.getUint16(2)
  for (let index = 0; index < count; index += 1) {
    const at = view.getUint32(4 + index * 8 + 4)
    if (view.getUint16(at) === 4) return readSegments(table, at)
  }
  throw new Error('the font has no character map in format 4')
}

type Segment = { start: number; end: number; delta: number }

function segmentsOf(glyphs: ReadonlyMap<number, number>): Segment[] {
  const segments: Segment[] = []
  for (const [code, glyph] of [...glyphs].sort(([a], [b]) => a - b)) {
    const last = segments.at(-1)
    const delta = (glyph - code) & 0xffff
    if (last && last.end === code - 1 && last.delta === delta) last.end = code
    else segments.push({ start: code, end: code, delta })
  }
  return [...segments, { start: 0xffff, end: 0xffff, delta: 1 }]
}

/** A `cmap` table of one subtable for Windows, Unicode BMP. */
export function writeCmap(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const segments = segmentsOf(glyphs)
  const length = 16 + segments.length * 8
  const table = new Uint8Array(12 + length)
  const view = viewOf(table)
  const power = Math.floor(Math.log2(segments.length))
  const head = [0, 1, 3, 1, 0, 12, 4, length, 0, segments.length * 2, 2 ** (power + 1), power, segments.length * 2 - 2 ** (power + 1)]
  head.forEach((value, index) => {
    view.setUint16(index * 2, value)
  })
  const columns = [segments.map(({ end }) => end), [0], segments.map(({ start }) => start), segments.map(({ delta }) => delta)]
  columns.flat().forEach((value, index) => {
    view.setUint16(26 + index * 2, value)
  })
  return table
}
