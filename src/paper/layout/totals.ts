/** Sums under a table; the last one, what the student pays, stands on sand with a saffron edge. */
import type { Element } from '../pdf/tags'
import type { PaperAlternative, PaperTotal } from '../quote-paper'
import type { Block } from './blocks'
import type { TableFrame } from './fee-columns'
import { colours, type Look } from './look'
import { contentWidth } from './sheet'

const full = { offset: 0, width: contentWidth }
const edge = { offset: 0, width: 3.5 }

function totalBlock({ sheet, columns, table }: TableFrame, { label, amounts, weight }: PaperTotal): Block {
  const { body, strongTotal, grandTotal } = sheet.looks
  const look: Look = weight === 'grand' ? grandTotal : weight === 'strong' ? strongTotal : body
  const padding = weight === 'grand' ? 7 : 2.5
  const labelLook = weight === 'grand' ? { ...strongTotal, leading: look.leading } : look
  const lines = sheet.lines(label, labelLook, columns.fee.width)
  const inner = lines.length * labelLook.leading
  const cells = (row: Element, top: number) => {
    const own = columns.shrink(look)
    sheet.write(sheet.pages.tags.add(row, 'TD'), lines, labelLook, columns.fee, top)
    columns.amounts.forEach((room, index) => {
      const cell = sheet.pages.tags.add(row, 'TD')
      if (amounts[index]) sheet.write(cell, sheet.lines(amounts[index] ?? '', own), own, room, top, 'right')
    })
  }
  return {
    height: inner + padding * 2 + (weight === 'grand' ? 6 : 0),
    draw: (top) => {
      const start = top + (weight === 'grand' ? 6 : 0)
      if (weight === 'grand') {
        sheet.fill(full, start, inner + padding * 2, colours.sunk)
        sheet.fill(edge, start, inner + padding * 2, colours.saffron)
      }
      cells(sheet.pages.tags.add(table(), 'TR'), start + padding)
    },
  }
}

/** All sums stay together, and with what is said of paying them. */
export const totalBlocks = (frame: TableFrame, { totals, payments }: PaperAlternative): Block[] =>
  totals.map((total, index) => ({ ...totalBlock(frame, total), keepWithNext: index < totals.length - 1 || payments.length > 0 }))
