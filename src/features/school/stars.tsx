import { useText } from '../../i18n/use-text'
import { Rating } from '../../ui/rating'

/** What former students gave; nothing while nobody has. */
export function Stars({ rating, reviewCount }: { rating: number; reviewCount: number }) {
  const t = useText('school')
  if (reviewCount === 0) return null
  return <Rating tenths={rating} label={t('rating', { rating: rating / 10 })} count={t('reviews', { count: reviewCount })} />
}
