/** Pages of a PDF to draw on. Units: points from the page's top left corner. jsPDF keeps pages, streams and cross references; the drawing is ours. */
import { jsPDF } from 'jspdf'
import type { PaperFaces, Style } from '../font/paper-font'
import type { Line } from '../text/lines'
import { CidFont } from './cid-font'
import { hexText, internalsOf, setVersion } from './internals'
import { nameProducer } from './producer'
import { type Element, TagTree } from './tags'
import { textOperators } from './text-operators'

export const a4 = { width: 595.28, height: 841.89 }

/** `#13263B` */
export type Colour = string

export type DocumentFacts = {
  title: string
  author: string
  /** BCP 47. */
  language: string
  direction: 'ltr' | 'rtl'
  /** When the quote was issued, ISO with time: the file tells no other moment. */
  issuedAt: string
  /** 32 hexadecimal digits; the same paper is the same file. */
  fileId: string
}

const round = (value: number) => String(Math.round(value * 100) / 100)
const up = (y: number) => round(a4.height - y)

function paint(colour: Colour, operator: 'rg' | 'RG'): string {
  const parts = [1, 3, 5].map((at) => round(Number.parseInt(colour.slice(at, at + 2), 16) / 255))
  return `${parts.join(' ')} ${operator}`
}

const slots: Record<Style, { resource: string; style: string }> = {
  regular: { resource: 'F1', style: 'normal' },
  strong: { resource: 'F2', style: 'bold' },
}
/** jsPDF's first two fonts. They are never written: their places in the file are taken by ours. */
const slotFamily = 'helvetica'

export type TextLook = { style: Style; size: number; colour: Colour }

export class PdfPages {
  readonly tags = new TagTree()
  private readonly pdf = new jsPDF({ unit: 'pt', format: 'a4', compress: true, putOnlyUsedFonts: true })
  private readonly internals = internalsOf(this.pdf)
  private readonly fonts: Record<Style, CidFont>
  private page = 1

  constructor(
    faces: PaperFaces,
    private readonly facts: DocumentFacts,
  ) {
    this.fonts = { regular: new CidFont(faces.regular, 'RihlaPaper-Regular'), strong: new CidFont(faces.strong, 'RihlaPaper-SemiBold') }
    setVersion(this.pdf, '1.7')
    this.pdf.setFileId(facts.fileId)
    this.pdf.setCreationDate(pdfDate(facts.issuedAt))
    this.occupySlots()
    this.listen()
  }

  /** Text is written by ourselves; jsPDF only has to learn that both fonts are used, and what it wrote for that goes again. */
  private occupySlots(): void {
    const operators = this.internals.pages[1] ?? []
    const { length } = operators
    for (const { style } of Object.values(slots)) this.pdf.setFont(slotFamily, style).text('-', 0, 0)
    operators.length = length
  }

  private listen(): void {
    const { events, out } = this.internals
    let tree = 0
    events.subscribe('putFont', (event) => {
      const style = (Object.keys(slots) as Style[]).find((key) => slots[key].style === event.font.fontStyle)
      if (style) this.fonts[style].put(event)
    })
    events.subscribe('putPage', ({ pageNumber }) => out(`/StructParents ${pageNumber - 1} /Tabs /S`))
    events.subscribe('postPutResources', () => {
      tree = this.tags.put(this.internals)
    })
    events.subscribe('putCatalog', () => {
      const view = `/DisplayDocTitle true${this.facts.direction === 'rtl' ? ' /Direction /R2L' : ''}`
      out(`/Lang ${hexText(this.facts.language)} /MarkInfo <</Marked true>> /StructTreeRoot ${tree} 0 R /ViewerPreferences <<${view}>>`)
    })
  }

  addPage(): void {
    this.pdf.addPage()
    this.page += 1
  }

  /** What `draw` draws is content of `element`. */
  content(element: Element, draw: () => void): void {
    const id = this.tags.mark(element, this.page)
    this.internals.write(`/${element.tag} <</MCID ${id}>> BDC`)
    draw()
    this.internals.write('EMC')
  }

  /** Decoration, and what is repeated on each page: nobody reads it out. */
  artifact(draw: () => void): void {
    this.internals.write('/Artifact BMC')
    draw()
    this.internals.write('EMC')
  }

  /** A line of text whose left end is at `x` and whose letters stand on `baseline`. */
  text(line: Line, x: number, baseline: number, { style, size, colour }: TextLook): void {
    if (line.runs.length === 0) return
    this.internals.write(paint(colour, 'rg'))
    for (const operators of textOperators(line, this.fonts[style], { x, y: a4.height - baseline, size, resource: slots[style].resource })) {
      this.internals.write(operators)
    }
  }

  box(x: number, top: number, width: number, height: number, colour: Colour): void {
    this.internals.write(`${paint(colour, 'rg')} ${round(x)} ${up(top + height)} ${round(width)} ${round(height)} re f`)
  }

  /** Boxes of one colour in one go: the modules of a QR code. */
  boxes(rows: readonly (readonly [x: number, top: number, width: number, height: number])[], colour: Colour): void {
    const path = rows.map(([x, top, width, height]) => `${round(x)} ${up(top + height)} ${round(width)} ${round(height)} re`)
    this.internals.write(`${paint(colour, 'rg')} ${path.join(' ')} f`)
  }

  circle(x: number, y: number, radius: number, colour: Colour): void {
    const pull = radius * 0.5523
    const quarter = ([a, b, c, d, e, f]: readonly number[]) =>
      `${round(x + (a ?? 0))} ${up(y + (b ?? 0))} ${round(x + (c ?? 0))} ${up(y + (d ?? 0))} ${round(x + (e ?? 0))} ${up(y + (f ?? 0))} c`
    const curves = [
      [radius, pull, pull, radius, 0, radius],
      [-pull, radius, -radius, pull, -radius, 0],
      [-radius, -pull, -pull, -radius, 0, -radius],
      [pull, -radius, radius, -pull, radius, 0],
    ].map(quarter)
    this.internals.write(`${paint(colour, 'rg')} ${round(x + radius)} ${up(y)} m ${curves.join(' ')} f`)
  }

  /** A straight line; `dash` in points, of dots and gaps of one length. */
  stroke(from: readonly [number, number], end: readonly [number, number], colour: Colour, width: number, dash = 0): void {
    const pattern = dash > 0 ? `[${dash}] 0 d` : '[] 0 d'
    const path = `${round(from[0])} ${up(from[1])} m ${round(end[0])} ${up(end[1])} l S`
    this.internals.write(`q ${paint(colour, 'RG')} ${round(width)} w ${pattern} ${path} Q`)
  }

  /** A drawing in SVG's absolute path commands M, C, V, H, L, Z, `size` units of its own wide, put at `x`, `top` and `width` wide. */
  drawing(path: readonly PathStep[], size: number, x: number, top: number, width: number, colour: Colour): void {
    const scale = width / size
    const steps = path.map(({ operator, points }) => {
      const places = points.map(([left, down]) => `${round(x + left * scale)} ${up(top + down * scale)}`)
      return [...places, operator].join(' ')
    })
    this.internals.write(`${paint(colour, 'rg')} ${steps.join(' ')} f`)
  }

  image(bytes: Uint8Array, type: 'PNG' | 'JPEG', x: number, top: number, width: number, height: number): void {
    this.pdf.addImage(bytes, type, x, top, width, height)
  }

  link(x: number, top: number, width: number, height: number, url: string): void {
    this.pdf.link(x, top, width, height, { url })
  }

  finish(): Uint8Array {
    this.pdf.setProperties({ title: this.facts.title, author: this.facts.author, creator: 'Rihla' })
    return nameProducer(new Uint8Array(this.pdf.output('arraybuffer')))
  }
}

export type PathStep = { operator: 'm' | 'l' | 'c' | 'h'; points: readonly (readonly [number, number])[] }

/** `D:20260301120000+00'00'`, in universal time: a person's own zone stays with them. */
function pdfDate(iso: string): string {
  const digits = new Date(iso).toISOString().replace(/\D/g, '').slice(0, 14)
  return `D:${digits}+00'00'`
}
