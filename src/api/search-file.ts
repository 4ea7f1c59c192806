/** Gets the browser's search index (src/build/search-files.ts). Its engine comes with it, so that no page carries it before it is wanted. */
import type { Locale } from '../config/locales'
import type { IndexFile } from '../domain/search/index-file'
import type { SearchIndex } from '../domain/search/search-index'

type Kept = () => SearchIndex

const kept = new Map<Locale, Promise<Kept | null>>()

async function json<T>(path: string): Promise<T> {
  const answer = await fetch(path)
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return (await answer.json()) as T
}

async function fetchIndex(locale: Locale): Promise<Kept | null> {
  try {
    const names = await json<Record<Locale, string>>('/search/index.json')
    const [file, { openIndex }] = await Promise.all([json<IndexFile>(`/search/${names[locale]}`), import('../domain/search/open-index')])
    let opened: SearchIndex | undefined
    return () => {
      opened ??= openIndex(file)
      return opened
    }
  } catch {
    kept.delete(locale)
    return null
  }
}

/** Fetches what searching without a connection needs, once a visit. Opening it, which takes the processor, waits for the first question. */
export function keepSearchIndex(locale: Locale): Promise<Kept | null> {
  const found = kept.get(locale) ?? fetchIndex(locale)
  kept.set(locale, found)
  return found
}

/** The index of a language; null where it can't be had, or is of a newer build than this page: the next call tries again. */
export async function loadSearchIndex(locale: Locale): Promise<SearchIndex | null> {
  try {
    return (await keepSearchIndex(locale))?.() ?? null
  } catch (error) {
    console.info(error)
    kept.delete(locale)
    return null
  }
}
