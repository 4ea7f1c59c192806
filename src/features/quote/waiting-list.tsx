import styled from 'styled-components'
import type { Failure } from '../../api/failure'
import { FailureNotice } from '../../forms/failure-notice'
import { useText } from '../../i18n/use-text'
import { Skeleton } from '../../ui/skeleton'

const Stack = styled.div`
  display: grid;
  gap: var(--space-3);
`
const rows = ['a', 'b', 'c', 'd']

/** A list that is on its way, or could not be had: then why, and once more. */
export function WaitingList({ failure, onRetry }: { failure: Failure | null; onRetry: () => void }) {
  const t = useText('common')
  if (failure) return <FailureNotice failure={failure} onRetry={onRetry} />
  return (
    <Stack role="status" aria-label={t('loading')}>
      {rows.map((row) => (
        <Skeleton key={row} $height="3.5rem" />
      ))}
    </Stack>
  )
}
