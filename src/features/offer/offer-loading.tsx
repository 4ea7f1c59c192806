import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'

const Stack = styled.div`
  display: grid;
  gap: var(--space-5);
`

/** The quote's place while it comes, in its own size. */
export function OfferLoading() {
  const t = useText('offer')
  return (
    <Stack aria-busy="true">
      <VisuallyHidden as="h1">{t('loading')}</VisuallyHidden>
      <Skeleton $height="16rem" />
      <Skeleton $height="24rem" />
    </Stack>
  )
}
