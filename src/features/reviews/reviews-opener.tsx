import { useText } from '../../i18n/use-text'
import { LoadedPart } from '../../ui/loaded-part'
import type { ReviewListProps } from './about'

/** The button before the reviews: what reads, writes and reports them comes when it is pressed. */
export function ReviewsOpener({ count, ...list }: ReviewListProps & { count: number }) {
  const t = useText('reviews')
  const load = () => import('./review-list').then(({ ReviewList }) => <ReviewList {...list} />)
  return <LoadedPart label={count > 0 ? t('read', { count }) : t('write')} failed={t('failed')} load={load} />
}
