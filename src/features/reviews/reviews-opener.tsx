import type { ReviewsShown } from '../../contract/review-schema'
import { useText } from '../../i18n/use-text'
import { LoadedPart } from '../../ui/loaded-part'
import { Still } from '../../ui/still'
import type { ReviewListProps } from './about'

type Summary = typeof import('./ratings-summary')
type First = typeof import('./first-reviews')

/** While pages are built the two are here at once; a page's own scripts must not carry them, and `import` at the top would make them. */
const built =
  process.env.BUILD_STAGE === 'build-javascript'
    ? null
    : { ...(require('./ratings-summary') as Summary), ...(require('./first-reviews') as First) }

const summary = () => import('./ratings-summary')
const first = () => import('./first-reviews')
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
      <Still load={() => summary().then(({ RatingsSummary }) => <RatingsSummary ratings={ratings} />)}>
        {built && <built.RatingsSummary ratings={ratings} />}
      </Still>
      <LoadedPart label={t('read', { count: ratings.count })} failed={t('failed')} load={() => read({ about, courseId })}>
        <Still load={() => first().then(({ FirstReviews }) => <FirstReviews texts={texts} />)}>
          {built && <built.FirstReviews texts={texts} />}
        </Still>
      </LoadedPart>
    </>
  )
}
