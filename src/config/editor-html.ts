/**
 * What editors' HTML may consist of (case 91). One list for both sides: the server cleans with it what it serves, the build what it shows
 * (src/domain/prose/clean-html.ts). What is not here is dropped; the text in it stays, except a script's or a style's.
 */
const blocks = 'p h2 h3 h4 ul ol li blockquote hr div figure figcaption pre dl dt dd details summary'
const inline = 'a strong b em i u s small sub sup mark br span code abbr bdi img time'
const tables = 'table caption thead tbody tfoot tr th td colgroup col'

export const editorTags: readonly string[] = [blocks, inline, tables].flatMap((names) => names.split(' '))

/** `style`, `class` and `align` are not here: a copied `text-align:left` would break Arabic. `dir` is: it is how an editor says "left to right". */
export const editorAttributes: Readonly<Record<string, string[]>> = {
  '*': ['lang', 'dir'],
  a: ['href', 'hreflang', 'target', 'rel', 'title', 'data-video', 'data-needs-script'],
  h2: ['id'],
  h3: ['id'],
  h4: ['id'],
  img: ['src', 'alt', 'width', 'height', 'loading', 'decoding'],
  ol: ['start', 'reversed', 'type'],
  th: ['colspan', 'rowspan', 'scope'],
  td: ['colspan', 'rowspan'],
  abbr: ['title'],
  time: ['datetime'],
}

export const editorSchemes: readonly string[] = ['http', 'https', 'mailto', 'tel']

/** The only sites whose films a page plays, by the addresses that set no cookies; pages' policy lets frames of no other in. */
export const filmHosts = { youtube: 'https://www.youtube-nocookie.com', vimeo: 'https://player.vimeo.com' } as const
