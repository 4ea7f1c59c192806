import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import type { CheckoutSaved } from '../../api/checkout-calls'
import { to } from '../../config/routes'
import { formatPrice } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { from } from '../../theme/breakpoints'
import { Notice } from '../../ui/notice'
import { Skeleton } from '../../ui/skeleton'
import { Stepper } from '../../ui/stepper'
import type { CheckoutDraft } from './checkout-draft'
import { CheckoutSummary } from './checkout-summary'
import { openingValues } from './checkout-values'
import { placesOf } from './places'
import type { Go } from './use-checkout'
import type { usePlaceOrder } from './use-place-order'

/** A step brings its own scripts, the first one the form library. */
const billing = () => import('./billing-step')
const payment = () => import('./payment-step')
const review = () => import('./review-step')
const BillingStep = lazy(() => billing().then(({ BillingStep }) => ({ default: BillingStep })))
const PaymentStep = lazy(() => payment().then(({ PaymentStep }) => ({ default: PaymentStep })))
const ReviewStep = lazy(() => review().then(({ ReviewStep }) => ({ default: ReviewStep })))

/** While the first step is filled in the others come: going on then needs no network but the call itself. What fails is asked for when it is shown. */
function useStepsAhead() {
  useEffect(() => {
    for (const step of [billing, payment, review]) step().catch((error: unknown) => console.info(error))
  }, [])
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-6);
  padding-block: var(--space-5);
  > * { min-inline-size: 0; }
  > div { display: grid; gap: var(--space-5); align-content: start; }
  ${from('tablet')} {
    grid-template-columns: minmax(0, 1.7fr) minmax(17rem, 1fr);
    > aside { position: sticky; inset-block-start: var(--below-header); align-self: start; }
  }
`

const steps = ['billing', 'payment', 'review'] as const
export type ShownStep = (typeof steps)[number]

type Props = {
  store: Root
  draft: CheckoutDraft
  saved: CheckoutSaved
  order: ReturnType<typeof usePlaceOrder>
  step: ShownStep
  go: Go
  onSaved: () => Promise<void>
}

/** A total that differs from the one seen when checkout began is said, and confirmed by the button's own words. */
function useChangedTotal(total: number) {
  const [before] = useState(total)
  return before === total ? null : before
}

/** The three steps with the summary beside them. A new step is announced: its heading takes the focus. */
export const CheckoutBody = observer((props: Props) => {
  const { store, step, go } = props
  const t = useText('checkout')
  const locale = useLocale()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  useStepsAhead()
  const total = store.cart.totals?.grandTotal ?? 0
  const before = useChangedTotal(total)
  const href = (name: ShownStep) => `${to.checkout(locale)}?step=${name}`
  return (
    <>
      <Stepper
        label={t('steps.label')}
        steps={steps.map((name) => ({ key: name, label: t(`steps.${name}`), href: href(name) }))}
        current={step}
        doneLabel={t('steps.done')}
        currentLabel={t('steps.current')}
        onGo={go}
      />
      <Columns>
        <div>
          <h2 ref={heading} tabIndex={-1}>
            {t(`${step}.title`)}
          </h2>
          {before !== null && (
            <Notice tone="warn" role="alert" title={t('review.priceTitle')}>
              {t('review.priceText', { before: formatPrice(before, locale), now: formatPrice(total, locale) })}
            </Notice>
          )}
          <Suspense fallback={<Skeleton $height="24rem" />}>
            <StepView {...props} changed={before !== null} onStep={(name) => go(href(name))} />
          </Suspense>
        </div>
        <CheckoutSummary cart={store.cart} />
      </Columns>
    </>
  )
})

type StepProps = Props & { changed: boolean; onStep: (step: ShownStep) => void }

const StepView = observer(({ store, draft, saved, order, step, changed, onSaved, onStep }: StepProps) => {
  const places = placesOf(store.cart.shownLines)
  if (step === 'billing') {
    const finish = async () => {
      await Promise.all([onSaved(), store.cart.refresh()])
      onStep('payment')
    }
    const opening = openingValues(places, draft.readValues(), saved, store.session.customer)
    const key = places.map((place) => place.key).join()
    return <BillingStep key={key} {...{ store, draft, places, opening }} onSaved={finish} />
  }
  if (step === 'payment') {
    const finish = async () => {
      await onSaved()
      onStep('review')
    }
    return <PaymentStep store={store} chosen={saved.paymentMethod} onSaved={finish} />
  }
  return (
    <ReviewStep {...{ store, saved, changed }} busy={order.busy} failure={order.failure} onPlace={order.placeOrder} onChange={onStep} />
  )
})
