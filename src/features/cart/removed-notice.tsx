import { observer } from 'mobx-react-lite'
import { useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'

/** What was just taken off the list, and the way back. */
export const RemovedNotice = observer(({ cart }: { cart: Root['cart'] }) => {
  const t = useText('cart')
  const { removed } = cart
  if (!removed) return null
  const undo = (
    <Button kind="quiet" icon="undo-2" onClick={() => void cart.undoRemove()}>
      {t('undo')}
    </Button>
  )
  return (
    <Notice role="status" actions={undo}>
      {t('removed', { name: `\u2068${removed.name}\u2069` })}
    </Notice>
  )
})
