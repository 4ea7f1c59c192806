/** Whole answers of searches: they are the same for everybody, and many ask the same. */
import type { CatalogueSnapshot } from '../catalogue/catalogue-snapshot'
import { perSnapshot } from '../catalogue/per-snapshot'
import type { SearchContext } from './course-search'

/** Answers kept for one catalogue: some 60 KB each in memory. */
const keptAnswers = 300

const isAsked = ([, value]: [string, unknown]) => value !== undefined && value !== null && value !== ''
const keyOf = ({ today, locale }: SearchContext, query: object) =>
  JSON.stringify([
    today,
    locale,
    Object.entries(query)
      .filter(isAsked)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  ])

type Kept<Answer> = (snapshot: CatalogueSnapshot) => Map<string, Promise<Answer>>

/**
 * Gives the answer to the same query again while catalogue, day and language are the same; what was not asked for longest goes first.
 * Nobody may change an answer. A failure is not kept.
 */
export function keepAnswers<Query extends object, Answer>(make: (context: SearchContext, query: Query) => Promise<Answer>) {
  const answers: Kept<Answer> = perSnapshot(() => new Map())
  return (context: SearchContext, query: Query): Promise<Answer> => {
    const kept = answers(context.snapshot)
    const key = keyOf(context, query)
    const known = kept.get(key)
    const answer = known ?? make(context, query)
    if (!known) answer.catch(() => kept.delete(key))
    kept.delete(key)
    kept.set(key, answer)
    const [oldest] = kept.keys()
    if (kept.size > keptAnswers && oldest !== undefined) kept.delete(oldest)
    return answer
  }
}
