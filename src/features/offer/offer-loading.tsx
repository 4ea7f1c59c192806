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
      <h1>
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
        <Skeleton $height="1.4em" $width="14rem" />
      </h1>
      <Skeleton $height="9rem" />
      <Skeleton $height="24rem" />
    </Stack>
  )
}
