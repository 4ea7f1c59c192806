/** Editors' HTML as the server holds it: made safe when it is read from the database, so that no call can answer anything else (case 91). */
import type { Locale } from '../../../src/config/locales'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { pathKey } from '../../../src/domain/paths'
import { type CleanContext, safeHtml } from '../../../src/domain/prose/clean-html'
import ar from '../../../src/locales/ar/content.json'
import en from '../../../src/locales/en/content.json'
import { breath } from '../catalogue/breath'
import type { CatalogueData } from '../catalogue/catalogue-repository'
import { makeUrlEntries, type UrlEntries } from '../store/url-entries'

const words: Record<Locale, CleanContext['words']> = { ar: ar.prose, en: en.prose }

/** @param host the site's own: whole addresses of it are inside links */
export const contextIn = (language: Locale, host: string, entries: UrlEntries): CleanContext => ({
  language,
  host,
  find: (path) => entries.get(pathKey(path))?.path,
  words: words[language],
})

/**
 * A text that stands in for one that is missing leads on in the language that was asked for (case 81). Its whole addresses became paths when it
 * was read, so that the host is not needed again.
 */
export function withStandIn<T, K extends keyof T>(item: T, key: K, locale: Locale, entries: UrlEntries): T {
  const text = item[key] as LocalisedText
  if (text[locale]) return item
  return { ...item, [key]: { ...text, [locale]: safeHtml(text.en || text.ar, contextIn(locale, '', entries)) } }
}

type Cleaners = Record<Locale, (html: string) => string>

async function cleanEach<T, K extends keyof T>(items: readonly T[], key: K, clean: Cleaners): Promise<T[]> {
  const cleaned: T[] = []
  for (const item of items) {
    const text = item[key] as LocalisedText
    cleaned.push({ ...item, [key]: { en: clean.en(text.en), ar: clean.ar(text.ar) } })
    await breath()
  }
  return cleaned
}

export async function cleanContent(data: CatalogueData, host: string): Promise<CatalogueData> {
  const entries = makeUrlEntries(data)
  const cleaner = (language: Locale) => (html: string) => safeHtml(html, contextIn(language, host, entries))
  const clean: Cleaners = { ar: cleaner('ar'), en: cleaner('en') }
  return {
    ...data,
    pages: await cleanEach(data.pages, 'html', clean),
    blocks: await cleanEach(data.blocks, 'html', clean),
    posts: await cleanEach(data.posts, 'html', clean),
    faqs: await cleanEach(data.faqs, 'answer', clean),
  }
}
