import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { useTotalRows } from '../../i18n/cart-totals'
import { formatPrice } from '../../i18n/format'
import { linkTo } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { AmountList } from '../../ui/amount-list'
import { Button, ButtonLink } from '../../ui/button'
import { Card } from '../../ui/card'
import { Notice } from '../../ui/notice'
import { CouponForm } from './coupon-form'

const Stack = styled(Card)`
  display: grid;
  gap: var(--space-4);
  h2 { font-size: var(--text-2); }
  small { color: var(--ink-soft); }
`

/** Spec §5: the minimum order against the subtotal, with the sum that is missing. */
const MinimumNotice = observer(({ cart }: { cart: Root['cart'] }) => {
  const t = useText('cart')
  const locale = useLocale()
  const { totals } = cart
  if (!totals || !cart.showMinimumMessage) return null
  const { minimumOrder, subtotal } = totals
  const amounts = { minimum: minimumOrder, subtotal, missing: minimumOrder - subtotal }
  const written = Object.fromEntries(Object.entries(amounts).map(([name, minor]) => [name, formatPrice(minor, locale)]))
  return (
    <Notice tone="warn" role="status">
      {t('minimum', written)}
    </Notice>
  )
})

/** What it all comes to, and the way on. Checkout waits until the last change is with the server (case 41). */
export const CartSummary = observer(({ cart }: { cart: Root['cart'] }) => {
  const t = useText('cart')
  const locale = useLocale()
  const rowsOf = useTotalRows()
  const rows = cart.totals ? rowsOf(cart.totals).map(({ minor, ...row }) => ({ ...row, amount: <Price minor={minor} /> })) : []
  return (
    <aside aria-label={t('totals.title')}>
      <Stack as="div">
        <h2>{t('totals.title')}</h2>
        <CouponForm cart={cart} />
        <div aria-busy={cart.isBusy} aria-live="polite">
          <AmountList rows={rows} />
        </div>
        <MinimumNotice cart={cart} />
        {cart.canCheckOut && !cart.isBusy ? (
          <ButtonLink wide {...linkTo(to.checkout(locale))}>
            {t('checkout')}
          </ButtonLink>
        ) : (
          <Button wide disabled={!cart.isBusy} busy={cart.isBusy} busyLabel={t('waiting')}>
            {t('checkout')}
          </Button>
        )}
        <small>{t('totals.note')}</small>
      </Stack>
    </aside>
  )
})
