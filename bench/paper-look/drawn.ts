/** The same strings drawn twice, in the same font file at the same size: by src/paper through poppler, and by Chromium. */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import sharp from 'sharp'
import { ensureChromium } from '../../scripts/setup/chromium.mjs'
import { paperFontFiles } from '../../src/paper/font/font-files'
import { openFont } from '../../src/paper/font/paper-font'
import { looksOf } from '../../src/paper/layout/look'
import { contentWidth, Sheet } from '../../src/paper/layout/sheet'
import { a4, PdfPages } from '../../src/paper/pdf/pdf-pages'
import type { Hard } from './strings'

/** Points a line, and pixels a point. */
const size = 20
const scale = 4
const rowHeight = 40
const rowsOnPage = Math.floor(a4.height / rowHeight)
export const row = { width: Math.round(a4.width * scale), height: rowHeight * scale }

const fontFile = (style: Hard['style']) => readFileSync(join(__dirname, '../../static/fonts', paperFontFiles[style]))
const fonts = { regular: fontFile('regular'), strong: fontFile('strong') }

/** Grey values of one row, 0 is ink. */
export type Picture = Buffer

async function rowsOf(png: Buffer, count: number): Promise<Picture[]> {
  const page = sharp(png).flatten({ background: '#fff' }).toColourspace('b-w')
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      page
        .clone()
        .extract({ left: 0, top: index * row.height, width: row.width, height: row.height })
        .raw()
        .toBuffer(),
    ),
  )
}

function paperPdf(strings: readonly Hard[]): Uint8Array {
  const faces = { regular: openFont(fonts.regular), strong: openFont(fonts.strong) }
  const facts = { title: '', author: '', language: 'ar-SA', direction: 'rtl', issuedAt: '2026-03-01T12:00:00.000Z' } as const
  const pages = new PdfPages(faces, { ...facts, fileId: '0'.repeat(32) })
  strings.forEach(({ text, direction, style }, index) => {
    if (index > 0 && index % rowsOnPage === 0) pages.addPage()
    const sheet = new Sheet(pages, faces, looksOf('ar'), direction)
    const look = { style, size, colour: '#000000', leading: rowHeight }
    sheet.draw(sheet.lines(text, look), look, { offset: 0, width: contentWidth }, (index % rowsOnPage) * rowHeight)
  })
  return pages.finish()
}

/** @throws where there is no pdftoppm, with what to do. */
function pagesAsPng(pdf: Uint8Array): Buffer[] {
  const folder = mkdtempSync(join(tmpdir(), 'paper-look-'))
  try {
    writeFileSync(join(folder, 'paper.pdf'), pdf)
    execFileSync('pdftoppm', ['-r', String(72 * scale), '-png', join(folder, 'paper.pdf'), join(folder, 'page')])
    const count = Number(/Pages:\s+(\d+)/.exec(execFileSync('pdfinfo', [join(folder, 'paper.pdf')], { encoding: 'utf8' }))?.[1])
    return Array.from({ length: count }, (_, index) => readFileSync(join(folder, `page-${index + 1}.png`)))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    throw new Error('pdftoppm is missing: install poppler (Debian: apt-get install poppler-utils; macOS: brew install poppler)')
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** Each string as src/paper draws it. */
export async function drawnOnPaper(strings: readonly Hard[]): Promise<Picture[]> {
  const pages = pagesAsPng(paperPdf(strings))
  const all = await Promise.all(pages.map((png, index) => rowsOf(png, Math.min(rowsOnPage, strings.length - index * rowsOnPage))))
  return all.flat()
}

const escaped = (text: string) => text.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const face = (family: string, weight: number, font: Buffer, format: string) =>
  `@font-face{font-family:${family};font-weight:${weight};src:url(data:font/${format};base64,${font.toString('base64')})}`

/** Ligatures and kerning beyond joined letters are not the paper's (decision 17). */
const pageOf = (strings: readonly Hard[]) => `<!doctype html><meta charset="utf-8"><style>
${face('paper', 400, fonts.regular, 'ttf')}${face('paper', 600, fonts.strong, 'ttf')}
body{margin:0;width:${a4.width}px;background:#fff}
p{box-sizing:border-box;margin:0;padding:0 42px;height:${rowHeight}px;line-height:${rowHeight}px;font-family:paper;font-size:${size}px;
white-space:pre;font-kerning:none;font-variant-ligatures:none;text-rendering:geometricPrecision}
</style>${strings.map(({ text, seen, direction, style }) => `<p dir="${direction}" style="font-weight:${style === 'strong' ? 600 : 400}">${escaped(seen ?? text)}</p>`).join('')}`

/** Each string as Chromium draws it with the paper's font file. */
export async function drawnByBrowser(strings: readonly Hard[]): Promise<Picture[]> {
  const args = ['--no-sandbox', '--font-render-hinting=none', '--disable-lcd-text']
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args })
  try {
    const viewport = { width: Math.ceil(a4.width), height: strings.length * rowHeight }
    const page = await browser.newPage({ viewport, deviceScaleFactor: scale })
    await page.setContent(pageOf(strings))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    return await rowsOf(await page.screenshot(), strings.length)
  } finally {
    await browser.close()
  }
}
