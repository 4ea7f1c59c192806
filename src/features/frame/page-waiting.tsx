import styled from 'styled-components'
import { useText } from '../../i18n/use-text'
import { PageWidth } from '../../ui/page-width'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'

const Column = styled(PageWidth)`
  display: grid;
  gap: var(--space-6);
  max-inline-size: 60rem;
  h1 { font-size: var(--text-5); }
`

/** An account page while the server is asked who is there: its name and its shape, the same in the static page and at the first render (case 24). */
export function PageWaiting({ title }: { title: string }) {
  const t = useText('common')
  return (
    <Column aria-busy="true">
      <h1>{title}</h1>
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <Skeleton $height="3rem" $width="60%" />
      <Skeleton $height="14rem" />
    </Column>
  )
}
