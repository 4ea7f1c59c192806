/** What stands on every page around its content: on later pages which quote this is, below which page of how many. Decoration for readers. */
import { a4 } from '../pdf/pdf-pages'
import type { QuotePaper } from '../quote-paper'
import type { Extent } from './blocks'
import { colours } from './look'
import { contentWidth, type Room, type Sheet } from './sheet'

const footTop = a4.height - 40
const runningHead = { top: 26, bottom: 48 }
const half: Room = { offset: 0, width: contentWidth / 2 - 8 }
const otherHalf: Room = { offset: contentWidth / 2 + 8, width: contentWidth / 2 - 8 }

/** Room for content, on the first page below its head. */
export const extentsUnder = (headBottom: number): { first: Extent; other: Extent } => ({
  first: { top: headBottom, bottom: footTop - 10 },
  other: { top: runningHead.bottom + 12, bottom: footTop - 10 },
})

function drawRunningHead(sheet: Sheet, paper: QuotePaper): void {
  const { small } = sheet.looks
  const strong = { ...small, style: 'strong' as const, colour: colours.ink }
  const { pages } = sheet
  pages.artifact(() => pages.box(0, 0, a4.width, 8, colours.sand))
  pages.artifact(() => sheet.draw(sheet.lines(paper.title, strong, half.width).slice(0, 1), strong, half, runningHead.top))
  pages.artifact(() => sheet.draw(sheet.lines(paper.number, small, half.width).slice(0, 1), small, otherHalf, runningHead.top, 'end'))
  sheet.rule(runningHead.bottom, colours.line)
}

/** @param page from 1 */
export function drawPageFrame(sheet: Sheet, paper: QuotePaper, page: number, pages: number): void {
  const { small } = sheet.looks
  if (page > 1) drawRunningHead(sheet, paper)
  sheet.rule(footTop, colours.line)
  sheet.pages.artifact(() => sheet.draw(sheet.lines(paper.agency.name, small, half.width).slice(0, 1), small, half, footTop + 6))
  const count = sheet.lines(paper.words.page(page, pages), small, half.width)
  sheet.pages.artifact(() => sheet.draw(count, small, otherHalf, footTop + 6, 'end'))
}
