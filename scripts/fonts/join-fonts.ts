/** Brings glyphs of several fonts together in one, so that a page whose lines mix scripts fetches one file a weight. */
import { readCmap, writeCmap } from '../../src/paper/font/cmap'
import { GlyphCollection, outlineReader } from '../../src/paper/font/glyphs'
import { readTables, type Tables, tableOf, viewOf, writeTables } from '../../src/paper/font/sfnt'
import { familyNames, nameTable } from './name-table'
import { riyalOutline } from './riyal-outline'

export type CharacterMap = Map<number, number>

const riyal = 0x20c1
/** What arranges glyphs names them by number: it holds as long as the font's own glyphs stand first, in their order. */
const layoutTags = ['GDEF', 'GPOS', 'GSUB']

/** Adds the glyphs of those characters of a font that `map` does not have yet, behind the ones that are there. */
export function addCharacters(collection: GlyphCollection, map: CharacterMap, tables: Tables): void {
  const read = outlineReader(tables)
  const placed = new Map<number, number>()
  const wanted = [...readCmap(tableOf(tables, 'cmap'))].filter(([code]) => !map.has(code))
  for (const [code, glyph] of wanted) {
    const place = placed.get(glyph) ?? collection.add(read(glyph))
    placed.set(glyph, place)
    map.set(code, place)
  }
  for (const place of [...placed.values()]) collection.bringParts(place, 1, read, placed)
}

export const addRiyal = (collection: GlyphCollection, map: CharacterMap): void => {
  map.set(riyal, collection.add(riyalOutline()))
}

/** Limits of both fonts, number by number: a glyph of either may be the largest ("maxp" behind the count of glyphs). */
function widerLimits(limits: Uint8Array, others: Uint8Array): Uint8Array {
  const wide = new Uint8Array(limits)
  for (let at = 6; at < wide.length; at += 2)
    viewOf(wide).setUint16(at, Math.max(viewOf(limits).getUint16(at), viewOf(others).getUint16(at)))
  return wide
}

const glyphCount = (tables: Tables) => viewOf(tableOf(tables, 'maxp')).getUint16(4)

/**
 * A font with all glyphs and layout of `own`, the other characters of `guest` and the riyal sign.
 * Its lines are as high as `guest`'s: text stands where it stood when each script had a file of its own.
 */
export function joinFonts(own: Uint8Array, guest: Uint8Array, weight: number): Uint8Array {
  const [ownTables, guestTables] = [readTables(own), readTables(guest)]
  const collection = new GlyphCollection()
  const read = outlineReader(ownTables)
  for (let glyph = 0; glyph < glyphCount(ownTables); glyph += 1) collection.add(read(glyph))
  const map = readCmap(tableOf(ownTables, 'cmap'))
  addCharacters(collection, map, guestTables)
  addRiyal(collection, map)
  const limits = widerLimits(tableOf(ownTables, 'maxp'), tableOf(guestTables, 'maxp'))
  const glyphs = collection.tables(new Map([...guestTables, ['maxp', limits]]))
  const layout = layoutTags.flatMap((tag) => {
    const table = ownTables.get(tag)
    return table ? [[tag, table] as const] : []
  })
  const rest = {
    cmap: writeCmap(map),
    name: nameTable(familyNames('Rihla', weight)),
    'OS/2': tableOf(guestTables, 'OS/2'),
    post: tableOf(ownTables, 'post'),
  }
  return writeTables(new Map([...glyphs, ...layout, ...Object.entries(rest)]))
}
