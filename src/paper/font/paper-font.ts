/** A font as the paper's text needs it: which glyph a character has, how wide it is, which room its drawing takes. Units: 1/1000 em. */
import { readCmap } from './cmap'
import { type Outline, outlineReader } from './glyphs'
import { readTables, type Tables, tableOf, viewOf } from './sfnt'

export type Box = { left: number; bottom: number; right: number; top: number }

export type PaperFont = {
  tables: Tables
  /** The glyph of a code point; 0 where the font has none. */
  glyphOf: (code: number) => number
  advanceOf: (glyph: number) => number
  /** null: nothing is drawn, as for a blank. */
  boxOf: (glyph: number) => Box | null
  outlineOf: (glyph: number) => Outline
}

/** The faces of a paper: `regular` for what is read, `strong` for what is found. */
export type PaperFaces = { regular: PaperFont; strong: PaperFont }
export type Style = keyof PaperFaces

/** Reads a TrueType file. @throws when it is none, or has another measure than ours. */
export function openFont(file: Uint8Array): PaperFont {
  const tables = readTables(file)
  if (viewOf(tableOf(tables, 'head')).getUint16(18) !== 1000) throw new Error('paper fonts have 1000 units an em')
  const glyphs = readCmap(tableOf(tables, 'cmap'))
  const outlineOf = outlineReader(tables)
  return {
    tables,
    glyphOf: (code) => glyphs.get(code) ?? 0,
    advanceOf: (glyph) => outlineOf(glyph).metrics.advance,
    boxOf: (glyph) => {
      const { bytes } = outlineOf(glyph)
      if (bytes.length === 0) return null
      const view = viewOf(bytes)
      return { left: view.getInt16(2), bottom: view.getInt16(4), right: view.getInt16(6), top: view.getInt16(8) }
    },
    outlineOf,
  }
}
