/** The page as the layout sees it: offsets run from the reading side, so that every measure is written once for both directions. */
import type { PaperFaces } from '../font/paper-font'
import { a4, type PdfPages } from '../pdf/pdf-pages'
import type { Element } from '../pdf/tags'
import type { Direction } from '../text/clusters'
import { breakLines, type Line } from '../text/lines'
import type { Look, Looks } from './look'

export const margin = 42
export const contentWidth = a4.width - 2 * margin

/** Room for text on a line: where it begins (from the reading side of the content) and how wide it is. */
export type Room = { offset: number; width: number }
/** `right`: to the right in both directions, as figures stand in a column. */
export type Alignment = 'start' | 'end' | 'right'

const boundless = 100_000

export class Sheet {
  constructor(
    readonly pages: PdfPages,
    private readonly faces: PaperFaces,
    readonly looks: Looks,
    readonly direction: Direction,
  ) {}

  /** The left edge of a room on the page. */
  left({ offset, width }: Room): number {
    return this.direction === 'rtl' ? a4.width - margin - offset - width : margin + offset
  }

  lines(text: string, look: Look, width: number = boundless): Line[] {
    return breakLines(text, this.faces[look.style], this.direction, (width / look.size) * 1000)
  }

  width(text: string, look: Look): number {
    return Math.max(...this.lines(text, look).map((line) => (line.width * look.size) / 1000))
  }

  /** Draws lines under each other from `top`; they belong to no element. @returns where they end. */
  draw(lines: readonly Line[], look: Look, room: Room, top: number, alignment: Alignment = 'start'): number {
    lines.forEach((line, index) => {
      const spare = room.width - (line.width * look.size) / 1000
      const toRight = alignment === 'right' || (alignment === 'start') === (this.direction === 'rtl')
      const x = this.left(room) + (toRight ? spare : 0)
      this.pages.text(line, x, top + index * look.leading + look.leading / 2 + look.size * 0.33, look)
    })
    return top + lines.length * look.leading
  }

  /** As `draw`, as content of `element`. */
  write(element: Element, lines: readonly Line[], look: Look, room: Room, top: number, alignment: Alignment = 'start'): number {
    let end = top
    this.pages.content(element, () => {
      end = this.draw(lines, look, room, top, alignment)
    })
    return end
  }

  fill(room: Room, top: number, height: number, colour: string): void {
    this.pages.artifact(() => this.pages.box(this.left(room), top, room.width, height, colour))
  }

  rule(top: number, colour: string, width = 0.6, dash = 0): void {
    const left = this.left({ offset: 0, width: contentWidth })
    this.pages.artifact(() => this.pages.stroke([left, top], [left + contentWidth, top], colour, width, dash))
  }
}
