/**
 * Metrics that make a system font take the room of ours until ours is there, so that nothing moves when it arrives:
 * size-adjust = our mean advance ÷ theirs; ascent and descent are ours divided by it, so that lines stand where they stood.
 * Advances of the system fonts are facts of those fonts: for Arial in units of 1/1000 em by letter, for Noto as the width of one
 * paragraph of ours set in both (measured in Chromium, ours first).
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
/** Helvetica, Liberation Sans and Arimo share these advances; Roboto's mean differs by under 1 %. */
const arial = {
  400: {
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
  },
  600: {
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
  },
}
const notoLatin = { 400: 11037.8 / 11631.6, 600: 11404.2 / 12402.4 }
const notoArabic = { 400: 9325 / 9937.7, 600: 9757.4 / 10872.5 }

const mean = (advance) => {
  const letters = Object.entries(english)
  const weight = letters.reduce((sum, [, count]) => sum + count, 0)
  return letters.reduce((sum, [letter, count]) => sum + count * advance(letter), 0) / weight
}

async function openFace(subset, weight) {
  const face = faces.find((candidate) => candidate.subset === subset)
  const sfnt = await fontverter.convert(readFileSync(packageFile(face, weight)), 'sfnt')
  return opentype.parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength))
}

const percent = (value) => `${Number((value * 100).toFixed(2))}%`
const rangeOf = (subset) => faces.find((face) => face.subset === subset).range

/**
 * Which system fonts stand in for which script, in the order in which they are tried, by the full names that fonts bear and browsers look for. Each
 * name that no font bears is looked for in vain before a page's first layout. Some fonts have another full name on another system.
 */
const substitutes = [
  {
    family: 'Rihla Latin',
    subset: 'latin',
    names: {
      400: ['Arial', 'Roboto', 'Helvetica', 'Liberation Sans'],
      600: ['Arial Bold', 'Roboto Bold', 'Helvetica Bold', 'Liberation Sans Bold'],
    },
    adjust: (weight, own) => own / mean((letter) => arial[weight][letter]),
  },
  {
    family: 'Rihla Noto',
    subset: 'latin',
    names: { 400: ['Noto Sans', 'Noto Sans Regular'], 600: ['Noto Sans Bold'] },
    adjust: (weight) => notoLatin[weight],
  },
  {
    family: 'Rihla Arabic',
    subset: 'arabic',
    names: {
      400: ['Noto Sans Arabic', 'Noto Sans Arabic Regular', 'Noto Sans Arabic UI'],
      600: ['Noto Sans Arabic Bold', 'Noto Sans Arabic UI Bold'],
    },
    adjust: (weight) => notoArabic[weight],
  },
  // Not measured: only their lines are put in place.
  {
    family: 'Rihla Arabic System',
    subset: 'arabic',
    names: { 400: ['Geeza Pro', 'Geeza Pro Regular', 'Segoe UI', 'Tahoma'], 600: ['Geeza Pro Bold', 'Segoe UI Bold', 'Tahoma Bold'] },
    adjust: () => 1,
  },
]

async function row({ family, subset, names, adjust }, weight) {
  const font = await openFace(subset, weight)
  const em = font.unitsPerEm
  const own = mean((letter) => (font.charToGlyph(letter).advanceWidth / em) * 1000)
  const ratio = adjust(weight, own)
  const { ascender, descender } = font.tables.hhea
  return {
    family,
    weight,
    range: rangeOf(subset),
    local: names[weight],
    size: percent(ratio),
    ascent: percent(ascender / em / ratio),
    descent: percent(-descender / em / ratio),
  }
}

/** One after the other: the decoder of woff2 has one buffer for all. */
export async function fallbackMetrics() {
  const rows = []
  for (const substitute of substitutes) for (const weight of [400, 600]) rows.push(await row(substitute, weight))
  return rows
}
