import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fontverter from 'fontverter'
import { parse } from 'opentype.js'
import type { Locale } from '../config/locales'
import { fontFiles } from './font-files'
import { fontCss, fontPreloads, hasRareLetters, rareFaces } from './fonts'

const root = join(__dirname, '../..')
const bytes = (subsets: string[]) => fontFiles.filter(({ subset }) => subsets.includes(subset)).reduce((sum, file) => sum + file.bytes, 0)

const covers = (range: string, code: number) =>
  range.split(',').some((part) => {
    const [first = '', last = first] = part.replace('U+', '').split('-')
    return code >= Number.parseInt(first, 16) && code <= Number.parseInt(last, 16)
  })
/** Faces a browser loads for a text: for each character the last one listed that covers it. */
function loadedFor(locale: Locale, text: string) {
  const rules = [
    ...`${fontCss(locale)}${rareFaces}`.matchAll(/font-weight:400;[^}]*url\(\/fonts\/rihla-([\w-]+-400)[^}]*unicode-range:([^}]*)/g),
  ].reverse()
  const faceOf = (letter: string) => rules.find(([, , range = '']) => covers(range, letter.codePointAt(0) ?? 0))?.[1]
  return [...new Set([...text].map(faceOf))].sort()
}

/** One after the other: the decoder of woff2 has one buffer for all. */
async function openFont(file: string) {
  const sfnt = await fontverter.convert(readFileSync(join(root, 'static/fonts', file)), 'sfnt')
  return parse(sfnt.buffer.slice(sfnt.byteOffset, sfnt.byteOffset + sfnt.byteLength) as ArrayBuffer)
}

/** Direction marks, isolates, joiners and line ends are never drawn. */
const unseen = /[\u200b-\u200f\u2060\u2066-\u2069\n\t\r]/

describe('the fonts', () => {
  it('given an Arabic first view (both weights, a word in Latin letters too), then it takes at most 48 KB', () => {
    expect(bytes(['arabic', 'latin'])).toBeLessThanOrEqual(48 * 1024)
  })
  it('given an English first view, then it takes at most 24 KB', () => {
    expect(bytes(['latin'])).toBeLessThanOrEqual(24 * 1024)
  })
  it('given a face is listed, then its file is served', () => {
    for (const { file } of fontFiles) expect(existsSync(join(root, 'static/fonts', file))).toBe(true)
  })
  it('given the faces of a first screen, then each fits with the head of its answer into the first flight of a connection (14.6 KB)', () => {
    const head = 650
    for (const { bytes: size, subset } of fontFiles)
      if (['arabic', 'latin'].includes(subset)) expect(size + head).toBeLessThanOrEqual(14_600)
  })
  it('given a language, then both weights of what its lines are made of are asked for early', () => {
    const subsets = (hrefs: string[]) => hrefs.map((href) => /rihla-(\w+-\d+)/.exec(href)?.[1])
    expect(subsets(fontPreloads('ar'))).toEqual(['arabic-400', 'arabic-600'])
    expect(subsets(fontPreloads('en'))).toEqual(['latin-400', 'latin-600'])
  })
  it.each([
    ['ar', 'رحلة: 12 أسبوعًا · A1–C2، «⃁ 7,514.50»، 100% (3)؟ © 2026', ['arabic-400']],
    ['ar', 'اختبار IELTS، USD 100', ['arabic-400', 'capitals-400']],
    ['ar', 'معهد Oxford', ['arabic-400', 'capitals-400', 'latin-400']],
    ['en', 'Trip, IELTS, USD: 12 weeks · A1–C2, “⃁ 7,514.50”, 100% (3)? © 2026', ['latin-400']],
    ['ar', '١٢ أسبوعًا', ['arabic-400', 'arabic-figures-400']],
    ['en', 'رحلة', ['arabic-400']],
  ] as const)('given a page in %s shows “%s”, then it loads %j', (locale, text, files) => {
    expect(loadedFor(locale, text)).toEqual(files)
  })
  it.each([
    ['Trip: 12 weeks · A1–C2, “⃁ 7,514.50”, 100% (3)? © 2026', false],
    ['رحلة: 12 أسبوعًا · معهد Oxford، «⃁ 7,514.50»؟', false],
    ['École de Málaga', true],
    ['Kuşadası', true],
    ['١٢ أسبوعًا', true],
    ['½ day', true],
  ])('given the text “%s”, then whether the faces of rare letters have some of it: %s', (text, isRare) => {
    expect(hasRareLetters(text)).toBe(isRare)
    const rare = /accents|signs|extended|arabic-figures/
    expect(loadedFor('ar', text).some((file) => rare.test(file ?? ''))).toBe(isRare)
  })
  it('given two faces of one family, then each has one weight: a range would shut the others out', () => {
    for (const { weight } of fontFiles) expect(['400', '600']).toContain(weight)
  })
  it.each(['arabic', 'latin'])('given the riyal sign, then the %s faces have a drawn glyph for it (case 32)', async (subset) => {
    const faces = fontFiles.filter((face) => face.subset === subset)
    for (const { file } of faces) {
      const glyph = (await openFont(file)).charToGlyph('\u20c1')
      expect(glyph.index).toBeGreaterThan(0)
      expect(glyph.path.commands.length).toBeGreaterThan(20)
    }
  })
  it('given the faces that hold the space, then their lines are equally high: no line moves when it holds a word of the other script', async () => {
    const heights: number[][] = []
    for (const { file } of fontFiles.filter(({ all }) => covers(all, 0x20))) {
      const { ascender, descender, unitsPerEm } = await openFont(file)
      heights.push([ascender, descender, unitsPerEm])
    }
    expect(new Set(heights.map(String))).toEqual(new Set(['1025,-275,1000']))
  })
})

describe.each(['ar', 'en'])('every sentence of the dictionary %s', (locale) => {
  const folder = join(root, 'src/locales', locale)
  it.each(readdirSync(folder).filter((file) => file.endsWith('.json')))('in %s can be set in our faces', (file) => {
    const letters = new Set(readFileSync(join(folder, file), 'utf8'))
    const missing = [...letters].filter(
      (letter) => !unseen.test(letter) && !fontFiles.some(({ all }) => covers(all, letter.codePointAt(0) ?? 0)),
    )
    expect(missing).toEqual([])
  })
})
