import { plainText } from './clean-html'

export type Heading = { id: string; text: string; level: number }

/** The frame's own anchors. */
const taken = ['content']

/** An anchor a person can read in the address bar: letters and digits of any script, joined by hyphens. */
export function anchorOf(text: string): string {
  const words =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  return words.join('-') || 'part'
}

function unique(anchor: string, used: Set<string>): string {
  let id = anchor
  for (let next = 2; used.has(id); next++) id = `${anchor}-${next}`
  used.add(id)
  return id
}

/** Gives h2 and h3 of clean HTML an id each (an editor's own is kept, made into an anchor) and lists them. */
export function withAnchors(html: string): { html: string; headings: Heading[] } {
  const used = new Set(taken)
  const headings: Heading[] = []
  const marked = html.replace(/<h([23])([^>]*)>([\s\S]*?)<\/h\1>/g, (_whole, level: string, attributes: string, inner: string) => {
    const text = plainText(inner)
    const own = /\sid="([^"]*)"/.exec(attributes)?.[1]
    const id = unique(anchorOf(own || text), used)
    headings.push({ id, text, level: Number(level) })
    return `<h${level} id="${id}"${attributes.replace(/\sid="[^"]*"/, '')}>${inner}</h${level}>`
  })
  return { html: marked, headings }
}
