import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import { FailureNotice } from '../../forms/failure-notice'
import { useStore } from '../../hooks/use-store'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { startUp } from '../../store/start-up'
import { PageWidth } from '../../ui/page-width'
import { Skeleton } from '../../ui/skeleton'
import { AlreadyBooked } from './already-booked'
import { CheckoutBody } from './checkout-body'
import { type Go, useCheckout } from './use-checkout'

const Title = styled.h1`
  margin-block-end: var(--space-4);
`

type Props = {
  /** The address's query: `?step=` alone says which step is shown. */
  search: string
  go: Go
}

/** Checkout (spec §2): billing, payment, review, as a guest or a customer. */
export function CheckoutPage({ search, go }: Props) {
  const t = useText('checkout')
  const store = useStore(useLocale())
  return (
    <PageWidth>
      <Title>{t('title')}</Title>
      {store ? <Checkout store={store} search={search} go={go} /> : <Loading />}
    </PageWidth>
  )
}

function Loading() {
  const t = useText('checkout')
  return (
    <div role="status" aria-label={t('loading')}>
      <Skeleton $height="3rem" />
      <br />
      <Skeleton $height="24rem" />
    </div>
  )
}

const Checkout = observer(({ store, search, go }: Props & { store: Root }) => {
  const locale = useLocale()
  const { cart, appStatus, placed } = store
  const { draft, saved, order, finish, leaving, step, failure, reload } = useCheckout(store, locale, search, go)
  if (cart.status === 'failed' && appStatus.startUp !== 'running') {
    const again = () => void (appStatus.startUp === 'failed' ? startUp(store, locale) : cart.load())
    return <FailureNotice failure={cart.failure} onRetry={again} />
  }
  if (finish && order.failure) return <FailureNotice failure={order.failure} onRetry={finish} />
  if (failure && !saved) return <FailureNotice failure={failure} onRetry={reload} />
  if (leaving) return <Loading />
  if (step === 'done' && placed.record) return <AlreadyBooked number={placed.record.number} />
  if (!saved || (!step && !order.busy) || step === 'done') return <Loading />
  return <CheckoutBody {...{ store, draft, saved, order, go }} step={step ?? 'review'} onSaved={reload} />
})
