import fc from 'fast-check'
import { faces } from '../testing/fonts'
import type { Direction } from './clusters'
import { breakLines, type Line } from './lines'

const font = faces.regular
const roomy = 1_000_000
const lines = (text: string, direction: Direction = 'rtl', room = roomy) => breakLines(text, font, direction, room)

const glyphsOf = (line: Line) => line.runs.flatMap(({ clusters }) => clusters)
/** What the eye meets from left to right. */
const seen = (line: Line | undefined) =>
  [...(line?.runs ?? [])]
    .sort((a, b) => a.x - b.x)
    .flatMap(({ clusters }) => clusters.map(({ text }) => text))
    .join('')
/** What a reader of the file gets: runs in order, those to the left turned round. */
const read = (line: Line | undefined) =>
  (line?.runs ?? [])
    .map(({ clusters }) => ((clusters[0]?.level ?? 0) % 2 ? [...clusters].reverse() : clusters).map(({ text }) => text).join(''))
    .join('')
const drawn = (line: Line | undefined, text: string) => (line ? glyphsOf(line) : []).find((cluster) => cluster.text === text)?.glyph

describe('a line of both scripts', () => {
  it('given a Latin name in Arabic, then it stands in its own order at its place', () => {
    const [line] = lines('من \u2066Oxford House\u2069 إلى')
    expect(seen(line)).toBe('ىلإ Oxford House نم')
    expect(read(line)).toBe('من Oxford House إلى')
  })
  it('given the riyal in an isolate, then it stands left of the number, minus and thousands in order (case 34)', () => {
    expect(seen(lines('الخصم \u2066\u20c1 −1,234.50\u2069')[0])).toBe('\u20c1 −1,234.50 مصخلا')
  })
  it('given brackets in Arabic, then they are drawn mirrored and read as typed', () => {
    const [line] = lines('(لندن)')
    expect(drawn(line, '(')).toBe(font.glyphOf(')'.charCodeAt(0)))
    expect(read(line)).toBe('(لندن)')
    expect(drawn(lines('(London)', 'ltr')[0], '(')).toBe(font.glyphOf('('.charCodeAt(0)))
  })
  it('given a phone number in an isolate, then its plus stays in front', () => {
    expect(seen(lines('هاتف \u2066+966 50 123 4567\u2069')[0])).toMatch(/^\+966 50 123 4567 /)
  })
})

describe('vowel signs', () => {
  const marksOf = (text: string) => glyphsOf(lines(text)[0] ?? { runs: [], width: 0 }).flatMap(({ marks }) => marks)
  const sign = (code: number) => font.glyphOf(code)

  it.each(['\u0651\u064e', '\u064e\u0651'])('given shadda and fatha in any order, then the fatha stands over the shadda', (signs) => {
    const marks = marksOf(`ن${signs}`)
    expect(marks.map(({ glyph }) => glyph)).toEqual([sign(0x651), sign(0x64e)])
    const [shadda = 0, fatha = 0] = marks.map(({ glyph, y }) => (font.boxOf(glyph)?.bottom ?? 0) + y)
    expect(fatha - shadda).toBeGreaterThan(206)
  })
  it('given lam-alef with a vowel on each, then they stand beside each other, the lam’s at the right', () => {
    const [lam, alef] = marksOf('لَأَ')
    expect([lam?.glyph, alef?.glyph]).toEqual([sign(0x64e), sign(0x64e)])
    expect(lam?.y).toBe(alef?.y)
    expect((lam?.x ?? 0) - (alef?.x ?? 0)).toBeGreaterThan(200)
  })
  it('given kasra, then it stands clear under the letter', () => {
    const [kasra] = marksOf('رِ')
    expect([kasra?.glyph, (font.boxOf(kasra?.glyph ?? 0)?.top ?? 0) + (kasra?.y ?? 0)]).toEqual([sign(0x650), -364])
  })
})

describe('what people typed', () => {
  it('given RLO, then it turns nothing', () => {
    expect(seen(lines('Ali \u202Eevil\u202C end', 'ltr')[0])).toBe('Ali evil end')
  })
  it('given an isolate that is never closed, then it does not reach what follows', () => {
    expect(seen(lines('Ali \u2067 \u20661 < 2', 'ltr')[0])).toBe('Ali  1 < 2')
  })
  it('given emoji, then they are left out; given a letter no face has, then its place is marked', () => {
    expect(seen(lines('Ali 😀👨‍👩‍👧🇸🇦❤️ B', 'ltr')[0])).toBe('Ali  B')
    const [line] = lines('Li 王', 'ltr')
    expect(line && glyphsOf(line).at(-1)?.glyph).toBe(font.glyphOf(0xfffd))
  })
  it('given a word of 3,000 letters, then it is broken to the width and nothing is lost', () => {
    for (const letter of ['س', 'w', 'لا', '9']) {
      const text = letter.repeat(3000 / letter.length)
      const broken = lines(text, 'rtl', 50_000)
      expect(broken.length).toBeGreaterThan(5)
      expect(Math.max(...broken.map(({ width }) => width))).toBeLessThanOrEqual(50_000)
      expect(broken.map(read).join('')).toBe(text)
    }
  })
  it('given any text, then every line fits, no glyph is missing, and it reads as typed but for blanks and emoji', () => {
    const scripts = fc.constantFrom(...'ابتلىءةًّ ()[]<>«»,.؟،0123٤٥ABCdé-–+%€\u20c1\u2066\u2069\u202e\u200f\n\t\u0000')
    const anything = fc.array(
      fc.oneof({ weight: 8, arbitrary: scripts }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 3 }) }),
      { maxLength: 60 },
    )
    fc.assert(
      fc.property(anything, fc.constantFrom<Direction>('ltr', 'rtl'), fc.integer({ min: 2_000, max: 30_000 }), (parts, direction, room) => {
        const text = parts.join('')
        for (const line of breakLines(text, font, direction, room)) {
          expect(line.width).toBeLessThanOrEqual(room)
          const glyphs = glyphsOf(line)
          expect(glyphs.every(({ glyph }) => glyph > 0)).toBe(true)
          expect([...seen(line)].sort()).toEqual([...read(line)].sort())
        }
      }),
      { numRuns: 300 },
    )
  })
})
