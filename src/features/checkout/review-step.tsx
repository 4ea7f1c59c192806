import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import type { CheckoutSaved } from '../../api/checkout-calls'
import type { Failure } from '../../api/failure'
import { FailureNotice } from '../../forms/failure-notice'
import { Foot } from '../../forms/form-layout'
import { formatDate, formatPrice } from '../../i18n/format'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { usePaymentMethods } from './payment-step'

const Stack = styled.div`
  display: grid;
  gap: var(--space-5);
  max-inline-size: var(--width-reading);
`
const Part = styled(Card)`
  display: grid;
  gap: var(--space-2);
  > header { display: flex; align-items: center; justify-content: space-between; gap: var(--space-3); }
  h2 { font-size: var(--text-1); }
  ul { margin: 0; padding: 0; list-style: none; display: grid; gap: var(--space-3); }
`

type Props = {
  store: Root
  saved: CheckoutSaved
  /** The total differs from the one seen when checkout began. */
  changed: boolean
  busy: boolean
  failure: Failure | null
  onPlace: () => void
  onChange: (step: 'billing' | 'payment') => void
}

/** Step three: everything as the server has it, the server's total, and one button. */
export const ReviewStep = observer(({ store, saved, changed, busy, failure, onPlace, onChange }: Props) => {
  const t = useText('checkout')
  const locale = useLocale()
  const total = store.cart.totals?.grandTotal ?? 0
  const label = t(changed ? 'review.placeNew' : 'review.place', { amount: formatPrice(total, locale) })
  return (
    <Stack>
      <FailureNotice failure={failure} />
      <PayerPart saved={saved} onChange={() => onChange('billing')} />
      <TravellersPart store={store} saved={saved} onChange={() => onChange('billing')} />
      <PaymentPart store={store} saved={saved} onChange={() => onChange('payment')} />
      <p>{t('review.binding')}</p>
      <Foot>
        <Button size="large" wide busy={busy} busyLabel={t('review.placing')} onClick={onPlace}>
          {label}
        </Button>
      </Foot>
    </Stack>
  )
})

type PartProps = { saved: CheckoutSaved; onChange: () => void }

function Heading({ title, changeLabel, onChange }: { title: string; changeLabel: string; onChange: () => void }) {
  const t = useText('checkout')
  return (
    <header>
      <h2>{title}</h2>
      <Button kind="plain" aria-label={changeLabel} onClick={onChange}>
        {t('review.change')}
      </Button>
    </header>
  )
}

function PayerPart({ saved: { billing }, onChange }: PartProps) {
  const t = useText('checkout')
  if (!billing) return null
  return (
    <Part $tight>
      <Heading title={t('review.payer')} changeLabel={t('review.changePayer')} onChange={onChange} />
      <p>
        <bdi>
          {billing.firstname} {billing.lastname}
        </bdi>
      </p>
      <p>
        <bdi dir="ltr">{billing.email}</bdi>
      </p>
      <p>
        <bdi dir="ltr">{billing.phone}</bdi>
      </p>
      <p>
        <bdi>{billing.street}</bdi>
      </p>
      <p>
        <bdi>{billing.city}</bdi>
      </p>
    </Part>
  )
}

const TravellersPart = observer(({ store, saved, onChange }: PartProps & { store: Root }) => {
  const t = useText('checkout')
  const locale = useLocale()
  const courseOf = (itemId: number) => store.cart.shownLines.find((line) => line.itemId === itemId)?.name ?? ''
  return (
    <Part $tight>
      <Heading title={t('review.travellers')} changeLabel={t('review.changePayer')} onChange={onChange} />
      <ul>
        {saved.travellers.map((traveller) => (
          <li key={`${traveller.itemId} ${traveller.firstname} ${traveller.lastname} ${traveller.birthDate}`}>
            <strong>
              <bdi>
                {traveller.firstname} {traveller.lastname}
              </bdi>
            </strong>
            <br />
            {t('review.born', { date: formatDate(traveller.birthDate, locale) })}
            <br />
            <bdi>{courseOf(traveller.itemId)}</bdi>
            {traveller.guardianName && <p>{t('review.guardian', { name: `\u2068${traveller.guardianName}\u2069` })}</p>}
          </li>
        ))}
      </ul>
    </Part>
  )
})

function PaymentPart({ store, saved, onChange }: PartProps & { store: Root }) {
  const t = useText('checkout')
  const { answer } = usePaymentMethods(store)
  const chosen = answer?.find(({ code }) => code === saved.paymentMethod)
  return (
    <Part $tight>
      <Heading title={t('review.payment')} changeLabel={t('review.changePayment')} onChange={onChange} />
      <p>{chosen?.title}</p>
    </Part>
  )
}
