/**
 * Editors' HTML made safe and fit for one locale (case 91), by the allow-list of config/editor-html. Runs in the server and in the build:
 * sanitize-html never reaches a browser.
 */
import sanitize from 'sanitize-html'
import { editorAttributes, editorSchemes, editorTags } from '../../config/editor-html'
import { cleanText } from '../text'
import { filmFrame, filmPage } from './film'
import { type LinkContext, proseLink } from './prose-link'

export type CleanContext = LinkContext & {
  /** Words the page itself adds: for a screen reader on a table that scrolls, and for a film without a title. */
  words: { table: string; video: string }
}

type Attributes = sanitize.Attributes

/** Looks like a film; a sleeping page keeps its press until it can play. */
const facade: Attributes = { 'data-video': '', 'data-needs-script': '' }

function link({ href, hreflang, target, title, ...others }: Attributes, context: LinkContext): Attributes {
  const found = proseLink(href ?? '', context, hreflang !== undefined)
  if (!found) return {}
  const kept: Attributes = { href: found.href, ...(hreflang ? { hreflang } : {}), ...(title ? { title } : {}) }
  const leaves = !found.inside && /^https?:/.test(found.href)
  if (!leaves) return kept
  const isFilm = others['data-video'] !== undefined && filmFrame(found.href) !== null
  return { ...kept, rel: 'noopener', ...(target === '_blank' ? { target } : {}), ...(isFilm ? facade : {}) }
}

/**
 * A film becomes a link to itself that looks like a film: a page loads nothing of another site before somebody presses it (play-film.ts).
 * Without scripts it leads there. What is no film of a site we know is dropped. @assumed
 */
function film({ src, title }: Attributes, { words }: CleanContext): sanitize.Tag {
  const href = filmPage(src ?? '')
  if (href === null) return { tagName: 'span', attribs: {} }
  return { tagName: 'a', attribs: { href, rel: 'noopener', target: '_blank', ...facade }, text: title || words.video }
}

/** Pictures of our own only, as the pages' policy demands. */
const isOwnPicture = (src: string | undefined) => /^\/(?!\/)/.test(src ?? '')

function options(context: CleanContext): sanitize.IOptions {
  return {
    allowedTags: [...editorTags],
    allowedAttributes: { ...editorAttributes },
    allowedSchemes: [...editorSchemes],
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

/** Nothing a reader would see (domain/text). */
export const isBlank = (text: string) => cleanText(text.replaceAll('&nbsp;', ' ')) === ''

const attribute = (text: string) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;')

/** Tables scroll by themselves on a narrow screen instead of the page; a keyboard must be able to scroll them. */
const wrapTables = (html: string, label: string) =>
  html
    .replace(/<table\b/g, `<div data-table tabindex="0" role="region" aria-label="${attribute(label)}"><table`)
    .replace(/<\/table>/g, '</table></div>')

/** What the API answers: @returns safe HTML with links into the locale, empty where there is nothing to read. Cleaning it again changes nothing. */
export function safeHtml(html: string, context: CleanContext): string {
  const clean = sanitize(html, options(context)).trim()
  return isBlank(plainText(clean)) && !clean.includes('<img') ? '' : clean
}

/** What a page shows: safe, and with tables in boxes of their own. */
export const cleanHtml = (html: string, context: CleanContext): string => wrapTables(safeHtml(html, context), context.words.table)

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' }

/** The text of clean HTML, for anchors, counting words and summaries. */
export const plainText = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_whole, name: string) => entities[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
