/** One way to study that the quote offers: its name, its facts, what it costs, when it is paid. */
import type { Element } from '../pdf/tags'
import type { PaperAlternative, PaperFact, PaperWords } from '../quote-paper'
import { type Block, gap, kept } from './blocks'
import { factBlocks } from './facts'
import { tableBlocks } from './fee-table'
import { colours } from './look'
import { headingBlocks } from './prose'
import { contentWidth, type Sheet } from './sheet'

const chipHeight = 15
/** Four facts stand in one row; others, with longer values among them, have more room. */
const columnsFor = (facts: readonly PaperFact[]) => (facts.length === 4 ? 4 : 3)
const boxPadding = 10

/** "Option 1" as a tag of saffron. */
function optionBlock(sheet: Sheet, parent: () => Element, option: string): Block {
  const { option: look } = sheet.looks
  const lines = sheet.lines(option, look, contentWidth - 16).slice(0, 1)
  const width = sheet.width(option, look) + 16
  return {
    height: chipHeight + 5,
    keepWithNext: true,
    draw: (top) => {
      sheet.fill({ offset: 0, width: Math.min(width, contentWidth) }, top, chipHeight, colours.saffron)
      sheet.write(
        sheet.pages.tags.add(parent(), 'P'),
        lines,
        look,
        { offset: 8, width: contentWidth - 16 },
        top + (chipHeight - look.leading) / 2,
      )
    },
  }
}

/** Payments in a framed box: the reader looks for them. */
function paymentBlocks(sheet: Sheet, parent: () => Element, { payments }: PaperAlternative): Block[] {
  const area = { offset: boxPadding, width: contentWidth - 2 * boxPadding }
  const rows = factBlocks(sheet, parent, payments, Math.min(3, Math.max(1, payments.length)), area)
  return rows.map((row, index) => {
    const isLast = index === rows.length - 1
    const height = row.height + boxPadding - 2
    return {
      height,
      keepWithNext: !isLast,
      draw: (top) => {
        const left = sheet.left({ offset: 0, width: contentWidth })
        const right = left + contentWidth
        sheet.pages.artifact(() => {
          if (index === 0) sheet.pages.stroke([left, top], [right, top], colours.perforation, 0.9, 3)
          if (isLast) sheet.pages.stroke([left, top + height], [right, top + height], colours.perforation, 0.9, 3)
        })
        row.draw(top + boxPadding - 2)
      },
    }
  })
}

export function alternativeBlocks(sheet: Sheet, parent: Element, alternative: PaperAlternative, words: PaperWords): Block[] {
  let element: Element | undefined
  const section = () => {
    element ??= sheet.pages.tags.add(parent, 'Sect')
    return element
  }
  const { option } = alternative
  return [
    gap(16),
    ...(option ? [optionBlock(sheet, section, option)] : []),
    ...headingBlocks(sheet, parent, 'H2', alternative.heading, sheet.looks.heading),
    gap(5),
    ...factBlocks(sheet, section, alternative.facts, columnsFor(alternative.facts)).map(kept),
    gap(4),
    ...tableBlocks(sheet, parent, alternative, words),
    ...paymentBlocks(sheet, section, alternative),
  ]
}
