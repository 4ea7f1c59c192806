/**
 * The paper's structure, for screen readers: headings, paragraphs, tables with rows and cells (PDF 32000-1, 14.7–14.8). Each piece of drawn
 * content has a number on its page; the tree says to which element it belongs.
 */
import { hexText, type Internals } from './internals'

export type Tag = 'Document' | 'H1' | 'H2' | 'H3' | 'P' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure' | 'Sect'
type Content = { page: number; id: number }
/** `alternative`: what a picture shows, in words. */
export type Element = { tag: Tag; alternative?: string; children: (Element | Content)[] }

const isElement = (child: Element | Content): child is Element => 'tag' in child

export class TagTree {
  readonly root: Element = { tag: 'Document', children: [] }
  private readonly owners = new Map<number, Element[]>()

  /** A new element at the end of its parent. */
  add(parent: Element, tag: Tag, alternative?: string): Element {
    const element: Element = { tag, children: [], ...(alternative === undefined ? {} : { alternative }) }
    parent.children.push(element)
    return element
  }

  /** Registers a piece of content of `element` on a page (from 1). @returns its number there. */
  mark(element: Element, page: number): number {
    const owners = this.owners.get(page) ?? []
    this.owners.set(page, owners)
    const id = owners.push(element) - 1
    element.children.push({ page, id })
    return id
  }

  /** Writes the tree. @returns the number of its root object. */
  put(internals: Internals): number {
    const { newObject, out } = internals
    const numbers = new Map<Element, number>()
    const rows: { element: Element; parent: Element | null }[] = []
    const gather = (element: Element, parent: Element | null) => {
      rows.push({ element, parent })
      for (const child of element.children) if (isElement(child)) gather(child, element)
    }
    gather(this.root, null)
    const top = newObject()
    /* Objects get their numbers in the order in which they are begun, one after the other. */
    rows.forEach(({ element }, index) => {
      numbers.set(element, top + 2 + index)
    })
    const number = (element: Element | null) => (element ? (numbers.get(element) ?? top) : top)
    out(`<</Type /StructTreeRoot /K ${number(this.root)} 0 R /ParentTree ${top + 1} 0 R>>`)
    out('endobj')
    newObject()
    const pages = [...this.owners].map(([page, owners]) => `${page - 1} [${owners.map((owner) => `${number(owner)} 0 R`).join(' ')}]`)
    out(`<</Nums [${pages.join(' ')}]>>`)
    out('endobj')
    for (const { element, parent } of rows) {
      newObject()
      out(dictionary(element, number(parent), number, internals))
      out('endobj')
    }
    return top
  }
}

function dictionary(element: Element, parent: number, number: (element: Element) => number, internals: Internals): string {
  const children = element.children.map((child) =>
    isElement(child) ? `${number(child)} 0 R` : `<</Type /MCR /Pg ${internals.getPageInfo(child.page).objId} 0 R /MCID ${child.id}>>`,
  )
  const alternative = element.alternative === undefined ? '' : ` /Alt ${hexText(element.alternative)}`
  const scope = element.tag === 'TH' ? ' /A <</O /Table /Scope /Column>>' : ''
  return `<</Type /StructElem /S /${element.tag} /P ${parent} 0 R${alternative}${scope} /K [${children.join(' ')}]>>`
}
