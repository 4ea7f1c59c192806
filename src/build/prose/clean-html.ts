/**
 * Editors' HTML made safe and fit for a page of one locale (case 91). Runs in the build only: sanitize-html never reaches a browser.
 * What is not on the lists below is dropped; the text in it stays, except a script's or a style's.
 */
import sanitize from 'sanitize-html'
import { type LinkContext, proseLink, wholeAddress } from './prose-link'

export type CleanContext = LinkContext & {
  /** Words the page itself adds: for a screen reader on a table that scrolls, and for a film without a title. */
  words: { table: string; video: string }
}

const blocks = [
  'p',
  'h2',
  'h3',
  'h4',
  'ul',
  'ol',
  'li',
  'blockquote',
  'hr',
  'div',
  'figure',
  'figcaption',
  'pre',
  'dl',
  'dt',
  'dd',
  'details',
  'summary',
]
const inline = ['a', 'strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup', 'mark', 'br', 'span', 'code', 'abbr', 'bdi', 'img', 'time']
const tables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'colgroup', 'col']

/** `style`, `class` and `align` are not here: a copied `text-align:left` would break Arabic. `dir` is: it is how an editor says "left to right". */
const attributes: sanitize.IOptions['allowedAttributes'] = {
  '*': ['lang', 'dir'],
  a: ['href', 'hreflang', 'target', 'rel', 'title', 'data-video'],
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

type Attributes = sanitize.Attributes

function link({ href, hreflang, target, title }: Attributes, context: LinkContext): Attributes {
  const found = proseLink(href ?? '', context, hreflang !== undefined)
  if (!found) return {}
  const kept: Attributes = { href: found.href, ...(hreflang ? { hreflang } : {}), ...(title ? { title } : {}) }
  const leaves = !found.inside && /^https?:/.test(found.href)
  return leaves ? { ...kept, rel: 'noopener', ...(target === '_blank' ? { target } : {}) } : kept
}

const films: [host: RegExp, address: (path: string) => string][] = [
  [/^(www\.)?youtube(-nocookie)?\.com$/, (path) => `https://www.youtube.com/watch?v=${path.replace(/^\/embed\//, '')}`],
  [/^player\.vimeo\.com$/, (path) => `https://vimeo.com/${path.replace(/^\/video\//, '')}`],
]

/** A film becomes a link to itself: pages load nothing from elsewhere (their policy forbids frames) and nobody is followed. @assumed */
function film({ src, title }: Attributes, { words }: CleanContext): sanitize.Tag {
  const url = wholeAddress(src ?? '')
  const address = url && films.find(([host]) => host.test(url.host))?.[1](url.pathname)
  if (!address || !/[\w-]+$/.test(address)) return { tagName: 'span', attribs: {} }
  return { tagName: 'a', attribs: { href: address, rel: 'noopener', target: '_blank', 'data-video': '' }, text: title || words.video }
}

/** Pictures of our own only, as the pages' policy demands. */
const isOwnPicture = (src: string | undefined) => /^\/(?!\/)/.test(src ?? '')

function options(context: CleanContext): sanitize.IOptions {
  return {
    allowedTags: [...blocks, ...inline, ...tables],
    allowedAttributes: attributes,
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    // Addresses were made whole or local above.
    allowProtocolRelative: false,
    transformTags: {
      h1: 'h2',
      h5: 'h4',
      h6: 'h4',
      a: (_name, attribs) => ({ tagName: 'a', attribs: link(attribs, context) }),
      img: (_name, attribs) => ({ tagName: 'img', attribs: { alt: '', ...attribs, loading: 'lazy', decoding: 'async' } }),
      iframe: (_name, attribs) => film(attribs, context),
    },
    exclusiveFilter: ({ tag, attribs, text }) =>
      (tag === 'img' && !isOwnPicture(attribs.src)) || (/^(p|h2|h3|h4)$/.test(tag) && isBlank(text) && !attribs.id),
  }
}

/** Nothing a reader would see: empty, spaces, no-break spaces, zero-width marks. */
export const isBlank = (text: string) => /^(\s|&nbsp;|\u200b|\u200c|\u200d|\ufeff)*$/.test(text)

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** Tables scroll by themselves on a narrow screen instead of the page; a keyboard must be able to scroll them. */
const wrapTables = (html: string, label: string) =>
  html
    .replace(/<table\b/g, `<div data-table tabindex="0" role="region" aria-label="${attribute(label)}"><table`)
    .replace(/<\/table>/g, '</table></div>')

/** @returns clean HTML, empty where there is nothing to read. Idempotent but for the wrapped tables. */
export function cleanHtml(html: string, context: CleanContext): string {
  const clean = sanitize(html, options(context)).trim()
  const empty = isBlank(plainText(clean)) && !clean.includes('<img')
  return empty ? '' : wrapTables(clean, context.words.table)
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text of clean HTML, for anchors, counting words and summaries. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
