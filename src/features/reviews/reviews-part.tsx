import type { ReviewsShown } from '../../contract/review-schema'
import { useText } from '../../i18n/use-text'
import { PageSection } from '../../ui/page-section'
import { PageWidth } from '../../ui/page-width'
import type { ReviewListProps } from './about'
import { ReviewsOpener } from './reviews-opener'

type Props = { about: ReviewListProps['about']; shown: ReviewsShown | null }

/** What former students say of a branch (or of a school's branches); nothing while nobody has. */
export function ReviewsPart({ about, shown }: Props) {
  const t = useText('reviews')
  if (shown === null) return null
  return (
    <PageWidth>
      <PageSection heading={t('heading')}>
        <ReviewsOpener about={about} shown={shown} />
      </PageSection>
    </PageWidth>
  )
}
