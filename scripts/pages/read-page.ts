import { Parser } from 'htmlparser2'

export type Image = { src: string; alt: string | undefined; sized: boolean }

/** Where the page is in a language, or (`x-default`) for whoever speaks none of them. */
export type Language = { language: string; address: string }

/** What the rules want to know of a built page. */
export type Page = {
  /** As in the address bar: `/ar/cart`. */
  path: string
  lang: string
  dir: string
  titles: string[]
  headings: string[]
  descriptions: string[]
  canonicals: string[]
  noindex: boolean
  alternates: Language[]
  /** What a shared link shows: name (`og:title`) → each content it has. */
  shared: Map<string, string[]>
  links: string[]
  images: Image[]
  ids: Set<string>
  /** Texts of JSON-LD elements. */
  data: string[]
  /** Averages of reviews that readers see: stars, and how many gave them. */
  ratings: { value: number; count: number }[]
  /** Each text a reader sees, and what is read to them. */
  texts: string[]
}

const readAloud = ['aria-label', 'alt', 'title', 'placeholder']

function emptyPage(path: string): Page {
  return {
    path,
    lang: '',
    dir: '',
    titles: [],
    headings: [],
    descriptions: [],
    canonicals: [],
    noindex: false,
    alternates: [],
    shared: new Map(),
    links: [],
    images: [],
    ids: new Set(),
    data: [],
    ratings: [],
    texts: [],
  }
}

type Attributes = Record<string, string>

function readMeta(page: Page, { name, property, content = '' }: Attributes) {
  if (name === 'description') page.descriptions.push(content)
  if (name === 'robots') page.noindex = content.includes('noindex')
  const shared = property ?? (name?.startsWith('twitter:') ? name : undefined)
  if (shared) page.shared.set(shared, [...(page.shared.get(shared) ?? []), content])
}

function readLink(page: Page, { rel, href = '', hreflang }: Attributes) {
  if (rel === 'canonical') page.canonicals.push(href)
  if (rel === 'alternate' && hreflang) page.alternates.push({ language: hreflang, address: href })
}

const readers: Record<string, (page: Page, attributes: Attributes) => void> = {
  html: (page, { lang = '', dir = '' }) => Object.assign(page, { lang, dir }),
  meta: readMeta,
  link: readLink,
  a: (page, { href }) => href !== undefined && page.links.push(href),
  form: (page, { action }) => action !== undefined && page.links.push(action),
  input: (page, attributes) => attributes.value && isWritten(attributes) && page.texts.push(attributes.value),
  img: (page, { src = '', alt, width, height }) => page.images.push({ src, alt, sized: Boolean(width && height) }),
}

/** Where the text of an element is kept, when it is one the rules judge by itself. */
function listFor(page: Page, name: string, { type }: Attributes): string[] | null {
  if (name === 'title') return page.titles
  if (name === 'h1') return page.headings
  return name === 'script' && type === 'application/ld+json' ? page.data : null
}

/** Fields whose value stands in the page as words. */
const isWritten = ({ type = 'text' }: Attributes) => ['text', 'search', 'tel', 'email', 'number'].includes(type)

/** Elements whose text is no prose. */
const silent = new Set(['script', 'style', 'noscript'])

function readMarks(page: Page, attributes: Attributes) {
  if (attributes.id) page.ids.add(attributes.id)
  if (attributes['data-rating']) page.ratings.push({ value: Number(attributes['data-rating']), count: Number(attributes['data-count']) })
  for (const attribute of readAloud) if (attributes[attribute]) page.texts.push(attributes[attribute])
}

/** Reads a page in one pass. */
export function readPage(path: string, html: string): Page {
  const page = emptyPage(path)
  const open: string[] = []
  let keep: string[] | null = null
  /** The parser hands a text over in pieces, one for each character that was written as an entity. */
  let goesOn = false
  const parser = new Parser({
    onopentag(name, attributes) {
      readers[name]?.(page, attributes)
      readMarks(page, attributes)
      open.push(name)
      goesOn = false
      const list = listFor(page, name, attributes)
      if (!list) return
      keep = list
      list.push('')
    },
    ontext(text) {
      if (keep) keep[keep.length - 1] += text
      if (open.some((name) => silent.has(name))) return
      if (goesOn) page.texts[page.texts.length - 1] += text
      else page.texts.push(text)
      goesOn = true
    },
    onclosetag(name) {
      open.pop()
      goesOn = false
      if (name === 'title' || name === 'h1' || name === 'script') keep = null
    },
  })
  parser.write(html)
  parser.end()
  return page
}
