/** One glyph put together of others: a letter with its vowel signs (OpenType "glyf", composite glyphs). */
import type { Outline } from './glyphs'
import type { PaperFont } from './paper-font'

const wordsFollow = 0x0001
const xyFollow = 0x0002
const morePart = 0x0020
const partLength = 8

/** @param drawing glyphs of `font`, each moved by `x`, `y`. @param advance the width of the whole. */
export function composite(drawing: readonly { glyph: number; x: number; y: number }[], advance: number, font: PaperFont): Outline {
  const boxes = drawing.flatMap(({ glyph, x, y }) => {
    const box = font.boxOf(glyph)
    return box ? [{ left: box.left + x, bottom: box.bottom + y, right: box.right + x, top: box.top + y }] : []
  })
  const left = Math.min(...boxes.map((box) => box.left))
  const bytes = new Uint8Array(10 + drawing.length * partLength)
  const view = new DataView(bytes.buffer)
  const bottom = Math.min(...boxes.map((box) => box.bottom))
  const head = [-1, left, bottom, Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.top))]
  const parts = drawing.flatMap(({ glyph, x, y }, index) => {
    const more = index < drawing.length - 1 ? morePart : 0
    return [wordsFollow | xyFollow | more, glyph, x, y]
  })
  ;[...head, ...parts].forEach((value, index) => {
    view.setInt16(index * 2, value)
  })
  return { bytes, metrics: { advance, bearing: left } }
}
