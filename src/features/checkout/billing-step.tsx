import { FORM_ERROR } from 'final-form'
import { useEffect, useState } from 'react'
import { Form, useForm } from 'react-final-form'
import { type BillingStep as BillingSent, checkoutCalls } from '../../api/checkout-calls'
import { clientFailure, type Failure, isPassing } from '../../api/failure'
import { todayInRiyadh } from '../../domain/dates'
import { FormName } from '../../forms/bound-fields'
import { Foot, FormStack, Group } from '../../forms/form-layout'
import { asSubmitErrors, type Refusal } from '../../forms/refusal'
import { Refused } from '../../forms/refused'
import { useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { Button } from '../../ui/button'
import type { CheckoutDraft } from './checkout-draft'
import type { CheckoutValues } from './checkout-values'
import { ConsentFields } from './consent-fields'
import { PayerFields } from './payer-fields'
import type { Place } from './places'
import { rulesFromServer } from './server-rules'
import { TravellerFields, usePlaceTitle } from './traveller-fields'

async function check(values: CheckoutValues, places: Place[], now: number) {
  const { checkBilling } = await import('./billing-check')
  return checkBilling(values, places, todayInRiyadh(now))
}

type Props = { store: Root; draft: CheckoutDraft; places: Place[]; opening: CheckoutValues; onSaved: () => Promise<void> }

/** Checks here, saves there; gives the refusal, or nothing when the step is done. */
function useSubmit({ store, draft, places, onSaved }: Omit<Props, 'opening'>) {
  return async (values: CheckoutValues): Promise<Refusal | undefined> => {
    const { client, now } = environmentOf(store)
    draft.writeValues(values)
    // The rules come in a file of their own; without a connection they may be out of reach too.
    const checked = await check(values, places, now()).catch(() => null)
    if (!checked) return { [FORM_ERROR]: clientFailure('network') }
    if (!checked.ok) return asSubmitErrors(checked.failure)
    await store.cart.settled()
    const saved = await save(client, checked.value)
    if (saved && !saved.fields && !isPassing(saved)) void store.cart.refresh()
    if (saved) return asSubmitErrors(rulesFromServer(saved.fields ?? {}, places), saved)
    await onSaved()
    return undefined
  }
}

async function save(client: ReturnType<typeof environmentOf>['client'], step: BillingSent): Promise<Failure | null> {
  const result = await checkoutCalls(client).saveBilling(step)
  return result.ok ? null : result.failure
}

/** Step one: who books, who travels, what is agreed to. Checked on submit and never while typing. @assumed */
export function BillingStep({ opening, ...props }: Props) {
  const submit = useSubmit(props)
  const { store, draft, places } = props
  // Kept for the life of the form: what was typed must not give way to a cart that was read again.
  const [initial] = useState(opening)
  return (
    <FormName.Provider value="checkout">
      <Form<CheckoutValues> onSubmit={submit} initialValues={initial} subscription={{ submitting: true }}>
        {({ handleSubmit, submitting }) => (
          <FormStack onSubmit={handleSubmit} noValidate>
            <KeepTyped draft={draft} />
            <RefusedOf places={places} />
            <PayerFields store={store} />
            <Travellers store={store} places={places} />
            <ConsentFields />
            <Submit busy={submitting === true} />
          </FormStack>
        )}
      </Form>
    </FormName.Provider>
  )
}

/** Each key is in the draft before the next one: a reload in the middle of a word loses nothing. */
function KeepTyped({ draft }: { draft: CheckoutDraft }) {
  const form = useForm<CheckoutValues>()
  useEffect(() => form.subscribe(({ values }) => values.billing && draft.writeValues(values), { values: true }), [form, draft])
  return null
}

function Travellers({ store, places }: { store: Root; places: Place[] }) {
  const t = useText('checkout')
  return (
    <Group>
      <legend>{t('traveller.title')}</legend>
      <p>{t('traveller.hint')}</p>
      {places.map((place, index) => (
        <TravellerFields key={place.key} place={place} isFirst={index === 0} store={store} />
      ))}
    </Group>
  )
}

function Submit({ busy }: { busy: boolean }) {
  const t = useText('checkout')
  return (
    <Foot>
      <Button type="submit" size="large" busy={busy} busyLabel={t('billing.saving')}>
        {t('billing.submit')}
      </Button>
      <small>{t('kept')}</small>
    </Foot>
  )
}

/** The same field of several students: the summary says whose. */
function RefusedOf({ places }: { places: Place[] }) {
  const titleOf = usePlaceTitle()
  const whose = (path: string) => {
    const place = places.find(({ key }) => path.startsWith(`travellers.${key}.`))
    return place ? ` (${titleOf(place)})` : ''
  }
  return <Refused whose={whose} />
}
