import { type ComponentType, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Button } from '../../ui/button'
import { PageSection } from '../../ui/page-section'
import { PageWidth } from '../../ui/page-width'
import type { ReviewListProps } from './about'

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
`

/**
 * What former students say of a branch (or of a school's branches). The list is loaded when somebody asks for it: the average and the count
 * stand at the head of the page already.
 */
export function ReviewsPart({ about, count }: { about: ReviewListProps['about']; count: number }) {
  const t = useText('reviews')
  const [List, setList] = useState<ComponentType<ReviewListProps> | null>(null)
  const [failed, setFailed] = useState(false)
  if (count === 0) return null
  const open = () =>
    import('./review-list').then(
      (part) => setList(() => part.ReviewList),
      () => setFailed(true),
    )
  return (
    <PageWidth>
      <PageSection heading={t('heading')}>
        {List ? (
          <List about={about} />
        ) : (
          <Stack>
            {failed && <p role="alert">{t('failed')}</p>}
            <Button kind="quiet" onClick={open}>
              {t('read', { count })}
            </Button>
          </Stack>
        )}
      </PageSection>
    </PageWidth>
  )
}
