/** The PDF of a quote, in the browser and on the server (specification §2 "generate a PDF"; issue 4; decision 17). Load it with `import()`. */
import { localeFacts } from '../config/locales'
import { openFont } from './font/paper-font'
import { alternativeBlocks } from './layout/alternative'
import { type Block, gap, paginate } from './layout/blocks'
import { factBlocks } from './layout/facts'
import { colours, looksOf } from './layout/look'
import { drawPageFrame, extentsUnder } from './layout/page-frame'
import { headingBlocks, proseBlocks } from './layout/prose'
import { contentWidth, Sheet } from './layout/sheet'
import { ticketHead } from './layout/ticket-head'
import { PdfPages } from './pdf/pdf-pages'
import type { QuotePaper } from './quote-paper'
import { cleanParagraph } from './text/clean-text'

/** The files `paperFontFiles` names, as bytes. */
export type FontBytes = { regular: Uint8Array; strong: Uint8Array }
/** Told after each page. Where it answers with a promise, the next page waits: so a browser can paint between pages. */
export type OnPage = (done: number, pages: number) => void | Promise<void>

const factColumns = 4
const mostAlternatives = 3
const webAddress = /^https?:\/\/[^\s<>"]+$/i
const marks = /[\u061c\u200e\u200f\u2066-\u2069]/g

/** 32 hexadecimal digits of a text (FNV-1a over four seeds): the same paper gets the same file. */
function fileIdOf(text: string): string {
  return [0x811c9dc5, 0x01000193, 0x9e3779b9, 0x85ebca6b]
    .map((seed) => {
      let hash = seed
      for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193)
      return (hash >>> 0).toString(16).padStart(8, '0')
    })
    .join('')
    .toUpperCase()
}

/** Text for the file's properties: one line, no marks that turn it. */
const property = (text: string) => cleanParagraph(text).replace(marks, '')

function contentOf(sheet: Sheet, paper: QuotePaper): Block[] {
  const { root } = sheet.pages.tags
  const { looks } = sheet
  const { student, words, notes, terms } = paper
  const address: Block = {
    height: looks.link.leading,
    draw: (top) => {
      const lines = sheet.lines(paper.address, looks.link, contentWidth)
      sheet.write(sheet.pages.tags.add(root, 'P'), lines.slice(0, 1), looks.link, { offset: 0, width: contentWidth }, top)
      sheet.pages.link(sheet.left({ offset: 0, width: contentWidth }), top, contentWidth, looks.link.leading, paper.address)
    },
  }
  const rule: Block = { height: 9, keepWithNext: true, draw: (top) => sheet.rule(top, colours.line) }
  return [
    ...factBlocks(sheet, () => root, paper.facts, factColumns),
    ...(student.facts.length > 0 ? [rule, ...headingBlocks(sheet, root, 'H2', student.heading, looks.value), gap(5)] : []),
    ...factBlocks(sheet, () => root, student.facts, factColumns),
    ...paper.alternatives.slice(0, mostAlternatives).flatMap((alternative) => alternativeBlocks(sheet, root, alternative, words)),
    ...(notes ? proseBlocks(sheet, root, notes.heading, notes.text, looks.body) : []),
    ...(terms ? proseBlocks(sheet, root, terms.heading, terms.text, looks.small) : []),
    gap(14),
    { ...rule },
    ...headingBlocks(sheet, root, 'P', words.live, looks.small),
    address,
  ]
}

/**
 * Lays out a quote on A4 pages and writes them.
 * @param paper worded in its language. What people typed may be anything; nothing of it is read as PDF.
 * @returns the file. @throws when `address` is no web address or a font is none of ours.
 */
export async function renderQuotePaper(paper: QuotePaper, fonts: FontBytes, onPage: OnPage = () => undefined): Promise<Uint8Array> {
  if (!webAddress.test(paper.address)) throw new Error('a quote needs the web address of its live version')
  const { code, direction } = localeFacts[paper.locale]
  const faces = { regular: openFont(fonts.regular), strong: openFont(fonts.strong) }
  const pages = new PdfPages(faces, {
    title: property(`${paper.title} ${paper.number}`),
    author: property(paper.agency.name),
    language: code,
    direction,
    issuedAt: paper.issuedAt,
    fileId: fileIdOf(JSON.stringify([paper.locale, paper.number, paper.issuedAt, paper.alternatives])),
  })
  const sheet = new Sheet(pages, faces, looksOf(paper.locale), direction)
  const head = ticketHead(sheet, pages.tags.root, paper)
  const placed = paginate(contentOf(sheet, paper), extentsUnder(head.bottom))
  for (const [index, blocks] of placed.entries()) {
    if (index > 0) pages.addPage()
    drawPageFrame(sheet, paper, index + 1, placed.length)
    if (index === 0) head.draw()
    for (const { block, top } of blocks) block.draw(top)
    await onPage(index + 1, placed.length)
  }
  return pages.finish()
}
