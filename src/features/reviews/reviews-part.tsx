import { useText } from '../../i18n/use-text'
import { PageSection } from '../../ui/page-section'
import { PageWidth } from '../../ui/page-width'
import type { ReviewListProps } from './about'
import { ReviewsOpener } from './reviews-opener'

/**
 * What former students say of a branch (or of a school's branches). The list is loaded when somebody asks for it: the average and the count
 * stand at the head of the page already.
 */
export function ReviewsPart({ about, count }: { about: ReviewListProps['about']; count: number }) {
  const t = useText('reviews')
  if (count === 0) return null
  return (
    <PageWidth>
      <PageSection heading={t('heading')}>
        <ReviewsOpener about={about} count={count} />
      </PageSection>
    </PageWidth>
  )
}
