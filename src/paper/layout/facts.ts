/** Fields of a ticket: a small label over a value, side by side in columns. */
import type { Element } from '../pdf/tags'
import type { PaperFact } from '../quote-paper'
import type { Block } from './blocks'
import { contentWidth, type Room, type Sheet } from './sheet'

const gutter = 16
const rowGap = 7
/** A value longer than this many lines is broken over the whole width instead. */
const longest = 6

const roomsOf = (columns: number, { offset, width }: Room): Room[] => {
  const one = (width - gutter * (columns - 1)) / columns
  return Array.from({ length: columns }, (_, index) => ({ offset: offset + index * (one + gutter), width: one }))
}

function rowBlock(sheet: Sheet, parent: () => Element, facts: readonly PaperFact[], rooms: readonly Room[]): Block {
  const { small, value } = sheet.looks
  const cells = facts.map((fact, index) => {
    const room = rooms[index] ?? { offset: 0, width: contentWidth }
    return { room, label: sheet.lines(fact.label, small, room.width), value: sheet.lines(fact.value, value, room.width) }
  })
  const heights = cells.map((cell) => cell.label.length * small.leading + cell.value.length * value.leading)
  return {
    height: Math.max(...heights) + rowGap,
    draw: (top) => {
      for (const cell of cells) {
        const item = sheet.pages.tags.add(parent(), 'P')
        const end = sheet.write(item, cell.label, small, cell.room, top)
        sheet.write(item, cell.value, value, cell.room, end)
      }
    },
  }
}

const isLong = (sheet: Sheet, fact: PaperFact, width: number) => sheet.lines(fact.value, sheet.looks.value, width).length > longest

/** Rows of at most `columns` facts inside `area`; facts without a value are left out. */
export function factBlocks(
  sheet: Sheet,
  parent: () => Element,
  facts: readonly PaperFact[],
  columns: number,
  area: Room = { offset: 0, width: contentWidth },
): Block[] {
  const rooms = roomsOf(columns, area)
  const width = rooms[0]?.width ?? area.width
  const blocks: Block[] = []
  let row: PaperFact[] = []
  const close = () => {
    if (row.length > 0) blocks.push(rowBlock(sheet, parent, row, rooms))
    row = []
  }
  for (const fact of facts.filter(({ value }) => value.trim() !== '')) {
    if (isLong(sheet, fact, width)) {
      close()
      blocks.push(rowBlock(sheet, parent, [fact], [area]))
      continue
    }
    row.push(fact)
    if (row.length === columns) close()
  }
  close()
  return blocks
}
