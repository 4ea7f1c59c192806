import { type Failure, isPassing } from '../../api/failure'
import type { Locale } from '../../config/locales'
import { type Result, succeed } from '../../domain/result'
import type { SearchIndex } from '../../domain/search/search-index'

/** An answer out of the index kept in this browser: prices are of the lowest week. */
export type MaybeKept<Answer> = Answer & { isKept?: true }

const isOffline = () => !navigator.onLine

/** Comes with the index, after the first search that found something (use-kept-index). */
const searchFile = () => import('../../api/search-file')
const noFile = (error: unknown) => {
  console.info(error)
  return null
}

async function fromIndex<Answer extends object>(
  locale: Locale,
  look: (index: SearchIndex) => Result<Answer, unknown>,
): Promise<Result<MaybeKept<Answer>, never> | null> {
  const index = await searchFile().then(({ loadSearchIndex }) => loadSearchIndex(locale), noFile)
  const found = index && look(index)
  return found?.ok ? succeed({ ...found.value, isKept: true }) : null
}

/**
 * The server's answer; without a connection the same question is answered by the index this browser keeps (src/domain/search, one engine
 * for both). The server's failure stays where there is no index either.
 */
export async function askOrLookUp<Answer extends object>(
  locale: Locale,
  ask: () => Promise<Result<Answer, Failure>>,
  look: (index: SearchIndex) => Result<Answer, unknown>,
): Promise<Result<MaybeKept<Answer>, Failure>> {
  // A known lack of connection is not tried five times first.
  const kept = isOffline() ? await fromIndex(locale, look) : null
  if (kept) return kept
  const answer = await ask()
  if (answer.ok || !isPassing(answer.failure)) return answer
  return (await fromIndex(locale, look)) || answer
}
