/** Where a table's columns stand: amounts at the end of the reading direction, each as wide as its widest; the rest is the fee's. */
import type { Element } from '../pdf/tags'
import type { PaperAlternative } from '../quote-paper'
import type { Look } from './look'
import { contentWidth, type Room, type Sheet } from './sheet'

const gutter = 18
const padding = 8
/** The fee's own column never gets less than this share. */
const leastShare = 0.34

export type Columns = { fee: Room; amounts: Room[]; shrink: (look: Look) => Look }

/** What the blocks of one table share. Its element is made when the first of them is drawn, so that the tree is in reading order. */
export type TableFrame = { sheet: Sheet; columns: Columns; table: () => Element }

export function columnsOf(sheet: Sheet, { columns, sections, totals }: PaperAlternative): Columns {
  const { body, small, strongTotal, grandTotal } = sheet.looks
  const rows = [
    { look: small, amounts: columns },
    ...sections.flatMap(({ lines }) => lines.map(({ amounts }) => ({ look: body, amounts }))),
    ...totals.map(({ amounts, weight }) => ({ look: weight === 'grand' ? grandTotal : strongTotal, amounts })),
  ]
  const widths = columns.map((_, index) => Math.max(20, ...rows.map((row) => sheet.width(row.amounts[index] ?? '', row.look))))
  const wanted = widths.reduce((sum, width) => sum + width + gutter, 0)
  const share = Math.min(1, (contentWidth * (1 - leastShare)) / Math.max(1, wanted))
  const rooms: Room[] = []
  let end = contentWidth - padding
  for (const width of [...widths].reverse()) {
    rooms.unshift({ offset: end - width * share, width: width * share })
    end -= (width + gutter) * share
  }
  const shrink = (look: Look): Look => (share < 1 ? { ...look, size: look.size * share } : look)
  return { fee: { offset: padding, width: end - padding }, amounts: rooms, shrink }
}
