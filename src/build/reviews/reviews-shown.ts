/** The GraphQL field with what a page shows of its reviews before it wakes. */
import type { Locale } from '../../config/locales'
import type { ReviewHighlight, ReviewsShown } from '../../contract/review-schema'
import { clip } from '../../domain/clip'
import { ratingsTogether } from '../../domain/reviews/ratings'

/** Two say how students speak of a place; the rest comes when somebody asks for it. */
const most = 2
/** Letters of a text; the whole of a longer one is in the list. */
const longest = 280

/**
 * What is shown of these branches' reviews: ratings of all of them, and a few texts. @assumed those in the reader's language come first, then
 * those of students who booked through us, then the newest; never those with the most stars, so that the choice flatters nobody.
 * Null where nobody has rated.
 */
export function reviewsShown(branches: readonly ReviewHighlight[], language: Locale): ReviewsShown | null {
  const ratings = ratingsTogether(branches.map((branch) => branch.ratings))
  if (ratings.count === 0) return null
  const texts = branches
    .flatMap(({ reviews }) => reviews)
    .sort(
      (one, other) =>
        Number(other.locale === language) - Number(one.locale === language) ||
        Number(other.verified) - Number(one.verified) ||
        other.created_on.localeCompare(one.created_on, 'en') ||
        other.id - one.id,
    )
    .slice(0, most)
    .map(({ id, nickname, title, body, rating, locale, verified, created_on }) => ({
      id,
      nickname,
      title,
      body: clip(body, longest),
      rating,
      locale,
      verified,
      created_on,
    }))
  return { ratings, texts }
}

type Owner = { entityId: number }
type Found = Omit<ReviewHighlight, 'id'> & Owner
type NodeModel = { findAll: (request: { type: string; query: object }) => Promise<{ entries: Iterable<unknown> }> }

async function branchesOf(of: 'branch' | 'school', { entityId }: Owner, nodeModel: NodeModel): Promise<number[]> {
  if (of === 'branch') return [entityId]
  const { entries } = await nodeModel.findAll({ type: 'Branch', query: { filter: { schoolId: { eq: entityId } } } })
  return [...(entries as Iterable<Owner>)].map((branch) => branch.entityId)
}

/** `@reviewsShown(of: "branch")`: contract ReviewsShown in one language, or null. */
export const reviewsShownField = {
  name: 'reviewsShown',
  args: { of: 'String!' },
  extend({ of }: { of: 'branch' | 'school' }) {
    const resolve = async (source: Owner, { language }: { language: Locale }, { nodeModel }: { nodeModel: NodeModel }) => {
      const ids = await branchesOf(of, source, nodeModel)
      const { entries } = await nodeModel.findAll({ type: 'ReviewHighlight', query: { filter: { entityId: { in: ids } } } })
      const found = [...(entries as Iterable<Found>)].map(({ entityId, ratings, reviews }) => ({ id: entityId, ratings, reviews }))
      return reviewsShown(found, language)
    }
    return { args: { language: 'String!' }, resolve }
  },
}
