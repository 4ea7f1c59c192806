import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'opentype.js'
import { fontFiles } from './font-files'
import { fontPreloads } from './fonts'

const root = join(__dirname, '../..')
const bytes = (subsets: string[]) => fontFiles.filter(({ subset }) => subsets.includes(subset)).reduce((sum, file) => sum + file.bytes, 0)

const covers = (range: string, code: number) =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
/** Direction marks, isolates, joiners and line ends are never drawn. */
const unseen = /[\u200b-\u200f\u2060\u2066-\u2069\n\t\r]/

describe('the fonts', () => {
  it('given an Arabic first view (both weights, Arabic and Latin), then it takes at most 48 KB', () => {
    expect(bytes(['arabic', 'latin'])).toBeLessThanOrEqual(48 * 1024)
  })
  it('given an English first view, then it takes at most 24 KB', () => {
    expect(bytes(['latin'])).toBeLessThanOrEqual(24 * 1024)
  })
  it('given a face is listed, then its file is served', () => {
    for (const { file } of fontFiles) expect(existsSync(join(root, 'static/fonts', file))).toBe(true)
  })
  it('given a language, then both weights of what its lines are made of are asked for early: in Arabic also the space and the figures', () => {
    const subsets = (hrefs: string[]) => hrefs.map((href) => /rihla-(\w+-\d+)/.exec(href)?.[1])
    expect(subsets(fontPreloads('ar'))).toEqual(['arabic-400', 'arabic-600', 'latin-400', 'latin-600'])
    expect(subsets(fontPreloads('en'))).toEqual(['latin-400', 'latin-600'])
  })
  it('given two faces of one family, then each has one weight: a range would shut the others out', () => {
    for (const { weight } of fontFiles) expect(['400', '600']).toContain(weight)
  })
  it('given the riyal sign, then it has a drawn glyph (case 32)', () => {
    const file = readFileSync(join(root, 'static/fonts/riyal.otf'))
    const font = parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength))
    const glyph = font.charToGlyph('\u20c1')
    expect(glyph.index).toBeGreaterThan(0)
    expect(glyph.path.commands.length).toBeGreaterThan(20)
  })
})

describe.each(['ar', 'en'])('every sentence of the dictionary %s', (locale) => {
  const folder = join(root, 'src/locales', locale)
  it.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('in %s can be set in our faces', (file) => {
    const letters = new Set(readFileSync(join(folder, file), 'utf8'))
    const missing = [...letters].filter(
      (letter) => !unseen.test(letter) && !fontFiles.some(({ range }) => covers(range, letter.codePointAt(0) ?? 0)),
    )
    expect(missing).toEqual([])
  })
})
