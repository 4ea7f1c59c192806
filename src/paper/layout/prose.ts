/** Headings, and texts as long as people make them. */
import type { Element, Tag } from '../pdf/tags'
import { paragraphsOf } from '../text/clean-text'
import { type Block, gap } from './blocks'
import { colours, type Look } from './look'
import { contentWidth, type Sheet } from './sheet'

const full = { offset: 0, width: contentWidth }

export function headingBlocks(sheet: Sheet, parent: Element, tag: Tag, text: string, look: Look): Block[] {
  const lines = sheet.lines(text, look, contentWidth)
  const draw = (top: number) => {
    sheet.write(sheet.pages.tags.add(parent, tag), lines, look, full, top)
  }
  return [{ height: lines.length * look.leading, draw, keepWithNext: true }]
}

/** One block a line, so that a page may end between any two but the first two and the last two. */
function paragraphBlocks(sheet: Sheet, parent: Element, text: string, look: Look): Block[] {
  const lines = sheet.lines(text, look, contentWidth)
  let element: Element | undefined
  return lines.map((line, index) => ({
    height: look.leading,
    keepWithNext: index === 0 ? lines.length > 1 : index === lines.length - 2,
    draw: (top) => {
      element ??= sheet.pages.tags.add(parent, 'P')
      sheet.write(element, [line], look, full, top)
    },
  }))
}

/** A heading over paragraphs; nothing where there is no text. */
export function proseBlocks(sheet: Sheet, parent: Element, heading: string, text: string, look: Look): Block[] {
  const paragraphs = paragraphsOf(text)
  if (paragraphs.every((paragraph) => paragraph.trim() === '')) return []
  const rule: Block = { height: 10, keepWithNext: true, draw: (top) => sheet.rule(top, colours.line) }
  return [
    gap(16),
    rule,
    ...headingBlocks(sheet, parent, 'H2', heading, sheet.looks.value),
    gap(3),
    ...paragraphs.flatMap((paragraph) => [...paragraphBlocks(sheet, parent, paragraph, look), gap(3)]),
  ]
}
