/** Gets the browser's search index (src/build/search-files.ts). Its engine comes with it, so that no page carries it before it is wanted. */
import type { Locale } from '../config/locales'
import type { IndexFile } from '../domain/search/index-file'
import type { SearchIndex } from '../domain/search/search-index'

const opened = new Map<Locale, Promise<SearchIndex | null>>()

async function json<T>(path: string): Promise<T> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

async function open(locale: Locale): Promise<SearchIndex | null> {
  try {
    const names = await json<Record<Locale, string>>('/search/index.json')
    const [file, { openIndex }] = await Promise.all([json<IndexFile>(`/search/${names[locale]}`), import('../domain/search/open-index')])
    return openIndex(file)
  } catch {
    opened.delete(locale)
    return null
  }
}

/** The index of a language, loaded once a visit; null where it can't be had: the next call tries again. */
export function loadSearchIndex(locale: Locale): Promise<SearchIndex | null> {
  const found = opened.get(locale) ?? open(locale)
  opened.set(locale, found)
  return found
}
