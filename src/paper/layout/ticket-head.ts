/** The first page's head: a sand ticket across the page. Who offers what stands on it; its stub, torn off at the dots, carries the QR code. */
import { markPath } from '../../config/mark-path'
import { pathSteps } from '../pdf/path-steps'
import { a4 } from '../pdf/pdf-pages'
import type { Element, Tag } from '../pdf/tags'
import type { PaperLogo, QuotePaper } from '../quote-paper'
import type { Line } from '../text/lines'
import { colours, type Look } from './look'
import { qrBoxes } from './qr'
import { contentWidth, type Room, type Sheet } from './sheet'

const leastHeight = 146
const stub = { width: 104, code: 72, quiet: 7 }
const main: Room = { offset: 0, width: contentWidth - stub.width - 20 }
const stubRoom: Room = { offset: contentWidth - stub.width, width: stub.width }
const markSize = 30
/** A partner's logo stands on a card as the code does: it was drawn for white. `air` is what the card keeps free around it. */
const logoBox = { width: 120, height: 34, air: 6 }
const hole = { radius: 2.3, step: 9.4 }
const notch = 9
/** The band grows with long names, up to this many lines of each. */
const mostLines = { agency: 4, contacts: 4, title: 3, number: 1, scan: 3 }
const top = 28
const air = 14

const underBand = 16

/** The band with its perforations. */
function drawTicket(sheet: Sheet, bandHeight: number): void {
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

function pictureSize(logo: PaperLogo): { width: number; height: number } {
  const scale = Math.min(logoBox.width / logo.width, logoBox.height / logo.height)
  return { width: logo.width * scale, height: logo.height * scale }
}

/** Room that who offers takes before its name: the logo's card, else Rihla's mark. */
const signWidth = ({ logo }: QuotePaper['agency']): number => (logo ? pictureSize(logo).width + 2 * logoBox.air : markSize)

/** The agency's own logo, else Rihla's mark. */
function drawLogo(sheet: Sheet, parent: Element, agency: QuotePaper['agency']): void {
  const { pages } = sheet
  const { name, logo } = agency
  const left = sheet.left({ offset: 0, width: signWidth(agency) })
  if (!logo) {
    pages.artifact(() => pages.drawing(pathSteps(markPath), 32, left, top, markSize, colours.teal))
    return
  }
  const { width, height } = pictureSize(logo)
  const cardHeight = height + 2 * logoBox.air
  const cardTop = top + (markSize - cardHeight) / 2
  pages.artifact(() => pages.box(left, cardTop, width + 2 * logoBox.air, cardHeight, colours.paper))
  pages.content(pages.tags.add(parent, 'Figure', name), () => {
    pages.image(logo.bytes, logo.type, left + logoBox.air, cardTop + logoBox.air, width, height)
  })
}

type Written = { lines: Line[]; look: Look }
const heightOf = (parts: readonly Written[]) => parts.reduce((sum, { lines, look }) => sum + lines.length * look.leading, 0)

/** Who offers: name and contacts, beside the logo. */
function agencyParts(sheet: Sheet, { agency }: QuotePaper, width: number): Written[] {
  const { looks } = sheet
  const contacts = agency.contacts.join('  ·  ')
  return [
    { lines: sheet.lines(agency.name, looks.agency, width).slice(0, mostLines.agency), look: looks.agency },
    ...(contacts ? [{ lines: sheet.lines(contacts, looks.small, width).slice(0, mostLines.contacts), look: looks.small }] : []),
  ]
}

function titleParts(sheet: Sheet, paper: QuotePaper): Written[] {
  const { looks } = sheet
  const number: Look = { ...looks.agency, style: 'regular', colour: colours.soft }
  return [
    { lines: sheet.lines(paper.title, looks.title, main.width).slice(0, mostLines.title), look: looks.title },
    { lines: sheet.lines(paper.number, number, main.width).slice(0, mostLines.number), look: number },
  ]
}

function write(sheet: Sheet, parent: Element, parts: readonly Written[], tags: readonly Tag[], room: Room, from: number): void {
  let y = from
  parts.forEach(({ lines, look }, index) => {
    y = sheet.write(sheet.pages.tags.add(parent, tags[index] ?? 'P'), lines, look, room, y)
  })
}

function drawStub(sheet: Sheet, parent: Element, { address, words }: QuotePaper): void {
  const { looks, pages } = sheet
  const card = stub.code + 2 * stub.quiet
  const left = sheet.left(stubRoom) + (stub.width - card) / 2
  const cardTop = 20
  pages.artifact(() => pages.box(left, cardTop, card, card, colours.paper))
  pages.content(pages.tags.add(parent, 'Figure', `${words.scan}: ${address}`), () => {
    pages.boxes(qrBoxes(address, left + stub.quiet, cardTop + stub.quiet, stub.code), colours.ink)
  })
  pages.link(left, cardTop, card, card, address)
  const caption = { ...looks.small, leading: looks.small.size * 1.35 }
  const lines = sheet.lines(words.scan, caption, stub.width).slice(0, mostLines.scan)
  const element = pages.tags.add(parent, 'P')
  lines.forEach((line, index) => {
    const width = (line.width * caption.size) / 1000
    const room = { offset: stubRoom.offset + (stub.width - width) / 2, width }
    sheet.write(element, [line], caption, room, cardTop + card + 5 + index * caption.leading)
  })
}

export type TicketHead = { bottom: number; draw: () => void }

/** The head of this paper: where the content may begin, and how it is drawn. */
export function ticketHead(sheet: Sheet, parent: Element, paper: QuotePaper): TicketHead {
  const indent = signWidth(paper.agency) + 10
  const room = { offset: indent, width: main.width - indent }
  const agency = agencyParts(sheet, paper, room.width)
  const title = titleParts(sheet, paper)
  const height = Math.max(leastHeight, top + heightOf(agency) + 2 * air + heightOf(title))
  return {
    bottom: height + underBand,
    draw: () => {
      drawTicket(sheet, height)
      drawLogo(sheet, parent, paper.agency)
      write(sheet, parent, agency, ['P'], room, top + Math.max(-10, (markSize - heightOf(agency)) / 2))
      write(sheet, parent, title, ['H1'], main, height - air - heightOf(title))
      drawStub(sheet, parent, paper)
    },
  }
}
