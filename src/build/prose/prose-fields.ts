/** GraphQL fields of editors' texts. Raw HTML is no field of any type: a page can only get it clean. */
import { type Locale, otherLocale } from '../../config/locales'
import { siteUrl } from '../../config/site-url'
import type { LocalisedText } from '../../contract/text-schema'
import { cleanHtml, isBlank, plainText } from '../../domain/prose/clean-html'
import { type Heading, withAnchors } from '../../domain/prose/headings'
import ar from '../../locales/ar/content.json'
import en from '../../locales/en/content.json'
import { linkBook, type NodeModel } from './link-book'
import { readingMinutes } from './reading-time'

const words: Record<Locale, { table: string; video: string }> = { ar: ar.prose, en: en.prose }

const { host } = new URL(siteUrl)

export type Prose = {
  html: string
  headings: Heading[]
  minutes: number
  /** The language the text is written in: the other one where nobody has translated it yet (case 81). */
  language: Locale
}

type Source = Record<string, unknown>
type Args = { language: Locale }
type Context = { nodeModel: NodeModel }

/** The text to show on a page of `language`: its own, or the other language's where it has none. @assumed rather than a 404 (case 81). */
export function proseText(text: LocalisedText | undefined, language: Locale): { html: string; language: Locale } {
  const own = text?.[language] ?? ''
  const other = otherLocale(language)
  return isBlank(own) && !isBlank(text?.[other] ?? '') ? { html: text?.[other] ?? '', language: other } : { html: own, language }
}

async function clean(source: Source, field: string, language: Locale, { nodeModel }: Context): Promise<{ html: string; language: Locale }> {
  const written = proseText(source[field] as LocalisedText | undefined, language)
  const find = await linkBook(written.html, nodeModel)
  return { ...written, html: cleanHtml(written.html, { language, host, find, words: words[language] }) }
}

const inLanguage = { language: 'String!' }

/** `answer(language: "ar")`: one text in one language, clean. */
export const cleanField = {
  name: 'cleanHtml',
  extend() {
    const resolve = async (source: Source, { language }: Args, context: Context, { fieldName }: { fieldName: string }) =>
      (await clean(source, fieldName, language, context)).html
    return { args: inLanguage, resolve }
  },
}

/** `prose(language: "ar") { html headings { id text level } minutes language }`, from the field `html`. */
export const proseField = {
  name: 'prose',
  extend() {
    const resolve = async (source: Source, { language }: Args, context: Context): Promise<Prose> => {
      const written = await clean(source, 'html', language, context)
      const { html, headings } = withAnchors(written.html)
      return { html, headings, minutes: readingMinutes(plainText(html), written.language), language: written.language }
    }
    return { args: inLanguage, resolve }
  },
}

type PostNode = { entityId: number; topic: LocalisedText; publishedOn: string }

/** Posts to read next: of the same topic first, then the newest. */
export function relatedPosts<P extends PostNode>(post: P, all: Iterable<P>, count: number): P[] {
  const rank = (other: P) => (other.topic.en === post.topic.en ? 0 : 1)
  return [...all]
    .filter(({ entityId }) => entityId !== post.entityId)
    .sort((a, b) => rank(a) - rank(b) || b.publishedOn.localeCompare(a.publishedOn) || a.entityId - b.entityId)
    .slice(0, count)
}

export const relatedField = {
  name: 'related',
  args: { count: { type: 'Int!', defaultValue: 3 } },
  extend({ count }: { count: number }) {
    const resolve = async (source: Source, _args: unknown, { nodeModel }: Context) => {
      const { entries } = await nodeModel.findAll({ type: 'Post', query: {} })
      return relatedPosts(source as unknown as PostNode, entries as Iterable<PostNode>, count)
    }
    return { resolve }
  },
}
