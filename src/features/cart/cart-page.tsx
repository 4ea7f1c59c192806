import { observer } from 'mobx-react-lite'
import { to } from '../../config/routes'
import { useStore } from '../../hooks/use-store'
import { useFailureMessage } from '../../i18n/failure-message'
import { linkTo } from '../../i18n/locale-link'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { startUp } from '../../store/start-up'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { CartEmpty } from './cart-empty'
import { CartLines } from './cart-lines'
import { CartLoading } from './cart-loading'
import { CartSummary } from './cart-summary'
import { Columns } from './columns'
import { RemovedNotice } from './removed-notice'

/** The booking list (spec §2 "cart"): lines, coupon, totals. Server totals only; the page computes none. */
export function CartPage() {
  const t = useText('cart')
  const store = useStore(useLocale())
  return (
    <PageWidth>
      <h1>{t('title')}</h1>
      {store ? <Cart store={store} /> : <CartLoading />}
    </PageWidth>
  )
}

/** Could not be loaded at all: says why, and tries again from where it broke. */
const CartFailed = observer(({ store }: { store: Root }) => {
  const t = useText('cart')
  const words = useText('common')
  const say = useFailureMessage()
  const { cart, appStatus } = store
  const retry = () => (appStatus.startUp === 'failed' ? void startUp(store, store.storeCode) : void cart.load())
  return (
    <Notice tone="error" role="alert" title={t('failed.title')} actions={<Button onClick={retry}>{words('retry')}</Button>}>
      <p>{cart.failure && say(cart.failure)}</p>
      <p>{t('failed.text')}</p>
    </Notice>
  )
})

const Cart = observer(({ store }: { store: Root }) => {
  const t = useText('cart')
  const locale = useLocale()
  const { cart, appStatus, placed } = store
  if (cart.status === 'failed' && appStatus.startUp !== 'running') return <CartFailed store={store} />
  if (cart.status !== 'ready') return <CartLoading />
  if (cart.isEmpty)
    return (
      <>
        {cart.lostQuote !== null && cart.lostQuote !== placed.record?.quoteId && (
          <Notice tone="warn" role="status" title={t('lost.title')}>
            {t('lost.text')}
          </Notice>
        )}
        <RemovedNotice cart={cart} />
        <CartEmpty />
      </>
    )
  return (
    <>
      <CartNotices store={store} />
      <RemovedNotice cart={cart} />
      <Columns>
        <div>
          <CartLines cart={cart} />
          <ButtonLink kind="quiet" icon="plus" {...linkTo(to.searchByCourse(locale))}>
            {t('more')}
          </ButtonLink>
        </div>
        <CartSummary cart={cart} />
      </Columns>
    </>
  )
})

const CartNotices = observer(({ store }: { store: Root }) => {
  const t = useText('cart')
  const say = useFailureMessage()
  const { cart, appStatus } = store
  const couponDropped = cart.totals?.couponDropped
  return (
    <div role="status">
      {appStatus.cookiesNeeded && <Notice tone="warn">{say({ code: 'cookie_needed' })}</Notice>}
      {!appStatus.online && <Notice tone="warn">{t('offline')}</Notice>}
      {appStatus.online && cart.failure && <Notice tone="warn">{say(cart.failure)}</Notice>}
      {couponDropped && (
        <Notice tone="warn" title={t('coupon.dropped')}>
          {say({ code: couponDropped })}
        </Notice>
      )}
    </div>
  )
})
