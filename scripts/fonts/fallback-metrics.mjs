/**
 * Metrics that make a system font take the room of ours until ours is there, so that nothing moves when it arrives:
 * size-adjust = our mean advance ÷ theirs (weighted by how often letters occur); ascent and descent are ours, divided by it.
 * Advances of the system fonts are facts of those fonts, in units of 1/1000 em.
 */
import { readFileSync } from 'node:fs'
import fontverter from 'fontverter'
import opentype from 'opentype.js'
import { faces, packageFile } from './faces.mjs'

/** Occurrences per 1000 characters of English prose. */
const english = {
  ' ': 182,
  e: 102,
  t: 75,
  a: 65,
  o: 62,
  n: 57,
  i: 57,
  s: 53,
  r: 50,
  h: 50,
  d: 33,
  l: 33,
  u: 23,
  c: 22,
  m: 20,
  f: 20,
  w: 17,
  g: 16,
  y: 14,
  p: 14,
  b: 13,
  v: 8,
  k: 5,
}
/** Arial, Helvetica, Liberation Sans and Arimo share these advances; Roboto's mean differs by under 1 %. */
const arial = {
  ' ': 278,
  e: 556,
  t: 278,
  a: 556,
  o: 556,
  n: 556,
  i: 222,
  s: 500,
  r: 333,
  h: 556,
  d: 556,
  l: 222,
  u: 556,
  c: 500,
  m: 833,
  f: 278,
  w: 722,
  g: 556,
  y: 500,
  p: 556,
  b: 556,
  v: 500,
  k: 500,
}
const arialBold = {
  ' ': 278,
  e: 556,
  t: 333,
  a: 556,
  o: 611,
  n: 611,
  i: 278,
  s: 556,
  r: 389,
  h: 611,
  d: 611,
  l: 278,
  u: 611,
  c: 556,
  m: 889,
  f: 333,
  w: 778,
  g: 611,
  y: 556,
  p: 611,
  b: 611,
  v: 556,
  k: 556,
}

const mean = (advances) => {
  const letters = Object.entries(english)
  const weight = letters.reduce((sum, [, count]) => sum + count, 0)
  return letters.reduce((sum, [letter, count]) => sum + count * advances(letter), 0) / weight
}

async function openFace(subset, weight) {
  const face = faces.find((candidate) => candidate.subset === subset)
  const sfnt = await fontverter.convert(readFileSync(packageFile(face, weight)), 'sfnt')
  return opentype.parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength))
}

const percent = (value) => `${(value * 100).toFixed(2)}%`

export async function fallbackMetrics() {
  const rows = []
  for (const weight of [400, 600]) {
    const font = await openFace('latin', weight)
    const em = font.unitsPerEm
    const adjust =
      mean((letter) => (font.charToGlyph(letter).advanceWidth / em) * 1000) /
      mean((letter) => (weight === 600 && arialBold[letter]) || arial[letter])
    const { ascender, descender, lineGap } = font.tables.hhea
    rows.push({
      weight,
      sizeAdjust: percent(adjust),
      ascent: percent(ascender / em / adjust),
      descent: percent(-descender / em / adjust),
      lineGap: percent(lineGap / em / adjust),
    })
  }
  return rows
}
