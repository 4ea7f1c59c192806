import type { ReviewsShown } from '../../contract/review-schema'
import { useText } from '../../i18n/use-text'
import { LoadedPart } from '../../ui/loaded-part'
import type { ReviewListProps } from './about'
import { FirstReviews, RatingsSummary } from './kept-reviews'

const read = (list: ReviewListProps) => import('./review-list').then(({ ReviewList }) => <ReviewList {...list} />)
const write = (courseId: number) => import('./review-form').then(({ ReviewForm }) => <ReviewForm courseId={courseId} />)

/**
 * What the static page has of the reviews, and the button to the rest: what reads, writes and reports them comes when it is pressed, in place
 * of the first few. Without reviews it leads to writing one.
 */
export function ReviewsOpener({ about, courseId, shown }: ReviewListProps & { shown: ReviewsShown | null }) {
  const t = useText('reviews')
  if (shown === null)
    return courseId === undefined ? null : <LoadedPart label={t('writeFirst')} failed={t('failed')} load={() => write(courseId)} />
  const { ratings, texts } = shown
  return (
    <>
      <RatingsSummary ratings={ratings} />
      <LoadedPart label={t('read', { count: ratings.count })} failed={t('failed')} load={() => read({ about, courseId })}>
        <FirstReviews texts={texts} />
      </LoadedPart>
    </>
  )
}
