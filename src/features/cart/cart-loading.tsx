import { useText } from '../../i18n/use-text'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Columns } from './columns'

/** The list's shape before its data. The same in the static page and at the first render (case 24). */
export function CartLoading() {
  const t = useText('cart')
  return (
    <Columns aria-busy="true">
      <VisuallyHidden role="status">{t('loading')}</VisuallyHidden>
      <div>
        <Skeleton $height="15rem" />
        <Skeleton $height="15rem" />
      </div>
      <aside>
        <Skeleton $height="18rem" />
      </aside>
    </Columns>
  )
}
