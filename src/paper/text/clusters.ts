/** A paragraph as glyphs in reading order: cleaned, its directions resolved, its letters joined, its marks placed. */
import bidiFactory, { type EmbeddingLevels } from 'bidi-js'
import type { Box, PaperFont } from '../font/paper-font'
import { shapeLetters } from './arabic-forms'
import { cleanParagraph } from './clean-text'

export type Direction = 'ltr' | 'rtl'

/** `x`, `y`: where the mark stands from the letter's origin, in 1/1000 em. */
export type PlacedMark = { glyph: number; x: number; y: number }

/** What is drawn as one and never parted: a letter with its marks. `text`: what was typed; `at` is its place in the paragraph's text. */
export type Cluster = { at: number; glyph: number; text: string; advance: number; level: number; isBlank: boolean; marks: PlacedMark[] }

export type Paragraph = { text: string; clusters: Cluster[]; levels: EmbeddingLevels; direction: Direction }

export const bidi = bidiFactory()

/** Said in place of a character that no face has: Unicode's own sign for that. */
const replacement = 0xfffd
const unseen = /[\u061c\u200c-\u200f\u2066-\u2069]/
const blank = /[\s\u00a0]/
/** Signs under the letter; all other marks stand over it. */
const below = new Set([0x64d, 0x650, 0x655, 0x656, 0x65c, 0x65f, 0x323, 0x324, 0x325, 0x326, 0x327, 0x328, 0x331])
/** Shadda and hamza stand next to the letter, vowels beyond them; Unicode's order of a normalised text has them the other way round. */
const nextToLetter = /[\u0651\u0653-\u0655]/
const inward = (marks: string) => [...marks].sort((a, b) => Number(nextToLetter.test(b)) - Number(nextToLetter.test(a)))
/** As far from the letter as browsers keep them where a font says nothing of it, in 1/1000 em (bench/paper-look.ts). */
const gaps = { over: 93, under: 124 }

const glyphFor = (font: PaperFont, code: number) => font.glyphOf(code) || font.glyphOf(replacement)

/** Stacks marks over and under a letter, each in its middle and clear of what is there. */
function stackMarks(font: PaperFont, letter: Box, marks: string): PlacedMark[] {
  let { top, bottom } = letter
  return inward(marks).flatMap((text) => {
    const code = text.codePointAt(0) ?? 0
    const sign = font.glyphOf(code)
    const box = font.boxOf(sign)
    if (!sign || !box) return []
    const x = Math.round((letter.left + letter.right - box.left - box.right) / 2)
    if (below.has(code)) {
      const y = Math.min(0, bottom - gaps.under - box.top)
      bottom = box.bottom + y
      return [{ glyph: sign, x, y }]
    }
    const y = Math.max(0, top + gaps.over - box.bottom)
    top = box.top + y
    return [{ glyph: sign, x, y }]
  })
}

/** Of letters drawn as one, each has its share of the width for its marks, the first at the right. */
function placeMarks(font: PaperFont, glyph: number, marks: readonly string[]): PlacedMark[] {
  const whole = font.boxOf(glyph) ?? { bottom: 0, top: 0 }
  const width = font.advanceOf(glyph)
  const share = width / marks.length
  return marks.flatMap((own, index) => {
    const right = width - index * share
    return stackMarks(font, { ...whole, right, left: right - share }, own)
  })
}

/** The paragraph's directions are judged on UTF-16 units; all we draw is of one unit, what is not is replaced before. */
const inOneUnit = (text: string) => text.replace(/[\u{10000}-\u{10ffff}]/gu, String.fromCharCode(replacement))

/** @param text one paragraph as it was worded; `direction` is the page's. */
export function readParagraph(text: string, font: PaperFont, direction: Direction): Paragraph {
  const clean = inOneUnit(cleanParagraph(text))
  const levels = bidi.getEmbeddingLevels(clean, direction)
  const clusters = shapeLetters([...clean]).flatMap(({ start, text: letters, form, marks }): Cluster[] => {
    if (unseen.test(letters)) return []
    const level = levels.levels[start] ?? 0
    const mirrored = level % 2 === 1 ? bidi.getMirroredCharacter(letters.charAt(0)) : null
    const own = mirrored?.codePointAt(0) ?? form
    const glyph = font.glyphOf(own) || glyphFor(font, letters.codePointAt(0) ?? 0)
    const isBlank = blank.test(letters)
    return [{ at: start, glyph, text: letters, advance: font.advanceOf(glyph), level, isBlank, marks: placeMarks(font, glyph, marks) }]
  })
  return { text: clean, clusters, levels, direction }
}
