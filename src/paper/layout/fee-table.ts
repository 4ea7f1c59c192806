/** The lines of an alternative: sections of fees with their rules, heads repeated on each page, totals kept with the last lines. */
import type { Element } from '../pdf/tags'
import type { PaperAlternative, PaperLine, PaperSection, PaperWords } from '../quote-paper'
import type { Line } from '../text/lines'
import { type Block, gap, kept } from './blocks'
import { columnsOf, type TableFrame } from './fee-columns'
import { colours, type Look } from './look'
import { contentWidth, type Sheet } from './sheet'
import { totalBlocks } from './totals'

const full = { offset: 0, width: contentWidth }
const rowPadding = 3.5
/** A row higher than this may be parted between its lines. */
const tallRow = 180

function amountsOf({ sheet, columns }: TableFrame, amounts: readonly string[], look: Look, row: Element, top: number): void {
  const own = columns.shrink(look)
  columns.amounts.forEach((room, index) => {
    const cell = sheet.pages.tags.add(row, 'TD')
    const lines = sheet.lines(amounts[index] ?? '', own)
    if (amounts[index]) sheet.write(cell, lines, own, room, top + (look.leading - own.leading) / 2, 'right')
  })
}

type Written = { line: Line; look: Look }

/** One fee. Its rule stands under it in small; a tall row is one block a line. */
function feeBlocks(frame: TableFrame, { label, rule, amounts, kind }: PaperLine): Block[] {
  const { sheet, columns, table } = frame
  const { body, saving, small } = sheet.looks
  const look = kind === 'saving' ? saving : body
  const written: Written[] = [
    ...sheet.lines(label, look, columns.fee.width).map((line) => ({ line, look })),
    ...(rule ? sheet.lines(rule, small, columns.fee.width).map((line) => ({ line, look: small })) : []),
  ]
  const height = written.reduce((sum, { look: { leading } }) => sum + leading, 0)
  const pieces = height > tallRow ? written.map((one) => [one]) : [written]
  let row: Element | undefined
  let cell: Element | undefined
  return pieces.map((piece, index) => {
    const isFirst = index === 0
    const isLast = index === pieces.length - 1
    const inner = piece.reduce((sum, one) => sum + one.look.leading, 0)
    return {
      height: inner + (isFirst ? rowPadding : 0) + (isLast ? rowPadding : 0),
      draw: (top) => {
        row ??= sheet.pages.tags.add(table(), 'TR')
        cell ??= sheet.pages.tags.add(row, 'TD')
        let y = top + (isFirst ? rowPadding : 0)
        const start = y
        for (const one of piece) y = sheet.write(cell, [one.line], one.look, columns.fee, y)
        if (isFirst) amountsOf(frame, amounts, look, row, start)
        if (isLast) sheet.rule(y + rowPadding, colours.line, 0.5)
      },
    }
  })
}

/** Heads of the columns; drawn again on the next page, then as decoration. */
function headBlock({ sheet, columns, table }: TableFrame, heads: readonly string[], words: PaperWords, repeated: string): Block {
  const { small } = sheet.looks
  const look = { ...small, style: 'strong' as const }
  const first = sheet.lines(repeated ? `${words.continued} · ${repeated}` : words.feeColumn, look, columns.fee.width).slice(0, 1)
  const cells = [first, ...heads.map((head) => sheet.lines(head, columns.shrink(look)))]
  const rooms = [columns.fee, ...columns.amounts]
  return {
    height: small.leading + 6,
    keepWithNext: true,
    draw: (top) => {
      const row = repeated ? null : sheet.pages.tags.add(table(), 'TR')
      cells.forEach((lines, index) => {
        const alignment = index === 0 ? 'start' : 'right'
        const own = index === 0 ? look : columns.shrink(look)
        const room = rooms[index] ?? columns.fee
        if (row) sheet.write(sheet.pages.tags.add(row, 'TH'), lines, own, room, top, alignment)
        else sheet.pages.artifact(() => sheet.draw(lines, own, room, top, alignment))
      })
      sheet.rule(top + small.leading + 3, colours.ink, 0.9)
    },
  }
}

function sectionBlocks(frame: TableFrame, { heading, lines }: PaperSection): Block[] {
  const { sheet, columns, table } = frame
  const { section } = sheet.looks
  const title = sheet.lines(heading, section, contentWidth - 2 * columns.fee.offset)
  const height = title.length * section.leading + 6
  const head: Block = {
    height: height + 4,
    keepWithNext: true,
    draw: (top) => {
      sheet.fill(full, top + 4, height, colours.sand)
      const row = sheet.pages.tags.add(table(), 'TR')
      const room = { offset: columns.fee.offset, width: contentWidth - 2 * columns.fee.offset }
      sheet.write(sheet.pages.tags.add(row, 'TH'), title, section, room, top + 7)
    },
  }
  return [...(heading ? [head] : []), ...lines.flatMap((line) => feeBlocks(frame, line))]
}

/** The last row stays with the totals, so that those never stand alone on a page; only one, so that little of the page before stays blank. */
const keepLast = (blocks: readonly Block[]): Block[] => blocks.map((block, index) => (index === blocks.length - 1 ? kept(block) : block))

/** The whole table of an alternative with its totals. */
export function tableBlocks(sheet: Sheet, parent: Element, alternative: PaperAlternative, words: PaperWords): Block[] {
  const columns = columnsOf(sheet, alternative)
  let element: Element | undefined
  const table = () => {
    element ??= sheet.pages.tags.add(parent, 'Table')
    return element
  }
  const frame = { sheet, columns, table }
  const hasLines = alternative.sections.some(({ lines }) => lines.length > 0)
  const rows = hasLines
    ? alternative.sections.flatMap((section) => sectionBlocks(frame, section))
    : feeBlocks(frame, { label: words.noLines, amounts: [] })
  const head = [headBlock(frame, alternative.columns, words, alternative.heading)]
  const body = [...keepLast(rows), ...totalBlocks(frame, alternative)]
  return [headBlock(frame, alternative.columns, words, ''), ...body.map((block) => ({ ...block, head })), gap(10)]
}
