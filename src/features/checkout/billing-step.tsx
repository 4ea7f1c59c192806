import { FORM_ERROR, setIn } from 'final-form'
import { useEffect, useState } from 'react'
import { Form, useForm, useFormState } from 'react-final-form'
import { type BillingStep as BillingSent, checkoutCalls } from '../../api/checkout-calls'
import { clientFailure, type Failure, isPassing } from '../../api/failure'
import { todayInRiyadh } from '../../domain/dates'
import { useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { Button } from '../../ui/button'
import { ErrorSummary } from '../../ui/error-summary'
import type { FieldRules } from './billing-check'
import { fieldId } from './bound-fields'
import type { CheckoutDraft } from './checkout-draft'
import type { CheckoutValues } from './checkout-values'
import { ConsentFields } from './consent-fields'
import { FailureNotice } from './failure-notice'
import { Foot, FormStack, Group } from './form-layout'
import { PayerFields } from './payer-fields'
import type { Place } from './places'
import { useRuleText } from './rule-text'
import { rulesFromServer } from './server-rules'
import { TravellerFields, usePlaceTitle } from './traveller-fields'

type Refusal = { [FORM_ERROR]?: Failure; rules?: FieldRules }

/** Refused rules as final-form wants them: nested as the values are; the flat list beside it feeds the summary. */
const asSubmitErrors = (rules: FieldRules, failure?: Failure): Refusal => {
  const nested = Object.entries(rules).reduce<object>((errors, [path, rule]) => setIn(errors, path, rule), {})
  return { ...nested, rules, ...(failure ? { [FORM_ERROR]: failure } : {}) }
}

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

/** Step one: who books, who travels, what is agreed to. Checked on submit and never while typing. */
export function BillingStep({ opening, ...props }: Props) {
  const submit = useSubmit(props)
  const { store, draft, places } = props
  // Kept for the life of the form: what was typed must not give way to a cart that was read again.
  const [initial] = useState(opening)
  return (
    <Form<CheckoutValues> onSubmit={submit} initialValues={initial} subscription={{ submitting: true }}>
      {({ handleSubmit, submitting }) => (
        <FormStack onSubmit={handleSubmit} noValidate>
          <KeepTyped draft={draft} />
          <Refused places={places} />
          <PayerFields store={store} />
          <Travellers store={store} places={places} />
          <ConsentFields />
          <Submit busy={submitting === true} />
        </FormStack>
      )}
    </Form>
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

/** What the last submit found: the fields with the way to each, and what is no field's fault. Grows a new focus with each attempt. */
function Refused({ places }: { places: Place[] }) {
  const t = useText('checkout')
  const say = useRuleText()
  const titleOf = usePlaceTitle()
  const { submitErrors, submitting, submitFailed } = useFormState({
    subscription: { submitErrors: true, submitting: true, submitFailed: true },
  })
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (submitFailed && !submitting) setAttempt((count) => count + 1)
  }, [submitFailed, submitting])
  if (!submitErrors || submitting) return null
  const { rules = {}, [FORM_ERROR]: failure } = submitErrors as Refusal
  const whose = (path: string) => {
    const place = places.find(({ key }) => path.startsWith(`travellers.${key}.`))
    return place ? ` (${titleOf(place)})` : ''
  }
  const problems = Object.entries(rules).map(([path, rule]) => ({ field: fieldId(path), text: `${say(rule)}${whose(path)}` }))
  return problems.length > 0 ? (
    <ErrorSummary title={t('errors.summary', { count: problems.length })} problems={problems} attempt={attempt} />
  ) : (
    <FailureNotice failure={failure ?? null} />
  )
}
