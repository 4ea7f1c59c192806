import { useText } from '../../i18n/use-text'
import { LoadedPart } from '../../ui/loaded-part'
import type { ReviewListProps } from './about'

const read = (list: ReviewListProps) => import('./review-list').then(({ ReviewList }) => <ReviewList {...list} />)
const write = (courseId: number) => import('./review-form').then(({ ReviewForm }) => <ReviewForm courseId={courseId} />)

/** The button before the reviews: what reads, writes and reports them comes when it is pressed. Without reviews it leads to the first one. */
export function ReviewsOpener({ about, courseId, count }: ReviewListProps & { count: number }) {
  const t = useText('reviews')
  const isFirst = count === 0 && courseId !== undefined
  const load = () => (isFirst ? write(courseId) : read({ about, courseId }))
  return <LoadedPart label={isFirst ? t('writeFirst') : t('read', { count })} failed={t('failed')} load={load} />
}
