/** The first page's head: a sand ticket across the page. Who offers what stands on it; its stub, torn off at the dots, carries the QR code. */
import { markPath } from '../../config/mark-path'
import { pathSteps } from '../pdf/path-steps'
import { a4 } from '../pdf/pdf-pages'
import type { Element } from '../pdf/tags'
import type { QuotePaper } from '../quote-paper'
import { colours } from './look'
import { qrBoxes } from './qr'
import { contentWidth, type Room, type Sheet } from './sheet'

const bandHeight = 158
const stub = { width: 104, code: 72, quiet: 7 }
const main: Room = { offset: 0, width: contentWidth - stub.width - 20 }
const stubRoom: Room = { offset: contentWidth - stub.width, width: stub.width }
const markSize = 30
const logoBox = { width: 120, height: 34 }
const hole = { radius: 2.3, step: 9.4 }
const notch = 9
/** What the head never outgrows, however long a name is. */
const mostLines = { agency: 2, contacts: 2, title: 2, number: 1, scan: 3 }

export const headBottom = bandHeight + 16

/** The band with its perforations. */
function drawTicket(sheet: Sheet): void {
  const { pages } = sheet
  pages.artifact(() => {
    pages.box(0, 0, a4.width, bandHeight, colours.sand)
    for (let x = hole.step / 2; x < a4.width; x += hole.step) pages.circle(x, bandHeight, hole.radius, colours.paper)
    const tear = sheet.left(stubRoom) + (sheet.direction === 'rtl' ? stub.width + 10 : -10)
    pages.stroke([tear, notch + 4], [tear, bandHeight - notch - 4], colours.perforation, 1, 3)
    pages.circle(tear, 0, notch, colours.paper)
    pages.circle(tear, bandHeight, notch, colours.paper)
  })
}

/** The agency's own logo, else Rihla's mark. @returns how much of the line it takes. */
function drawLogo(sheet: Sheet, parent: Element, { name, logo }: QuotePaper['agency'], top: number): number {
  const { pages } = sheet
  if (!logo) {
    pages.artifact(() => {
      pages.drawing(pathSteps(markPath), 32, sheet.left({ offset: 0, width: markSize }), top, markSize, colours.teal)
    })
    return markSize
  }
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height)
  const width = logo.width * scale
  const height = logo.height * scale
  pages.content(pages.tags.add(parent, 'Figure', name), () => {
    pages.image(logo.bytes, logo.type, sheet.left({ offset: 0, width }), top + (logoBox.height - height) / 2, width, height)
  })
  return width
}

function drawAgency(sheet: Sheet, parent: Element, { agency }: QuotePaper): void {
  const { looks, pages } = sheet
  const top = 28
  const offset = drawLogo(sheet, parent, agency, top) + 10
  const room = { offset, width: main.width - offset }
  const name = sheet.lines(agency.name, looks.agency, room.width).slice(0, mostLines.agency)
  const contacts = sheet.lines(agency.contacts.join('  ·  '), looks.small, room.width).slice(0, mostLines.contacts)
  const height = name.length * looks.agency.leading + contacts.length * looks.small.leading
  const end = sheet.write(pages.tags.add(parent, 'P'), name, looks.agency, room, top + Math.max(-10, (markSize - height) / 2))
  if (agency.contacts.length > 0) sheet.write(pages.tags.add(parent, 'P'), contacts, looks.small, room, end)
}

function drawTitle(sheet: Sheet, parent: Element, paper: QuotePaper): void {
  const { looks, pages } = sheet
  const title = sheet.lines(paper.title, looks.title, main.width).slice(0, mostLines.title)
  const number = sheet.lines(paper.number, looks.agency, main.width).slice(0, mostLines.number)
  const height = title.length * looks.title.leading + number.length * looks.agency.leading
  const end = sheet.write(pages.tags.add(parent, 'H1'), title, looks.title, main, bandHeight - 14 - height)
  sheet.write(pages.tags.add(parent, 'P'), number, { ...looks.agency, style: 'regular', colour: colours.soft }, main, end)
}

function drawStub(sheet: Sheet, parent: Element, { address, words }: QuotePaper): void {
  const { looks, pages } = sheet
  const card = stub.code + 2 * stub.quiet
  const left = sheet.left(stubRoom) + (stub.width - card) / 2
  const top = 20
  pages.artifact(() => pages.box(left, top, card, card, colours.paper))
  pages.content(pages.tags.add(parent, 'Figure', `${words.scan}: ${address}`), () => {
    pages.boxes(qrBoxes(address, left + stub.quiet, top + stub.quiet, stub.code), colours.ink)
  })
  pages.link(left, top, card, card, address)
  const caption = { ...looks.small, leading: looks.small.size * 1.35 }
  const lines = sheet.lines(words.scan, caption, stub.width).slice(0, mostLines.scan)
  const element = pages.tags.add(parent, 'P')
  lines.forEach((line, index) => {
    const width = (line.width * caption.size) / 1000
    const room = { offset: stubRoom.offset + (stub.width - width) / 2, width }
    sheet.write(element, [line], caption, room, top + card + 5 + index * caption.leading)
  })
}

/** Draws the head on the current page, down to `headBottom`. */
export function drawTicketHead(sheet: Sheet, parent: Element, paper: QuotePaper): void {
  drawTicket(sheet)
  drawAgency(sheet, parent, paper)
  drawTitle(sheet, parent, paper)
  drawStub(sheet, parent, paper)
}
