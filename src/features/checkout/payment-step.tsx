import { type FormEvent, useCallback, useState } from 'react'
import styled from 'styled-components'
import { checkoutCalls, type PaymentChoice } from '../../api/checkout-calls'
import type { Failure } from '../../api/failure'
import { FailureNotice } from '../../forms/failure-notice'
import { Foot, FormStack } from '../../forms/form-layout'
import { useRequest } from '../../hooks/use-request'
import { useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { RadioCards } from '../../ui/radio-cards'
import { Skeleton } from '../../ui/skeleton'
import { VisuallyHidden } from '../../ui/visually-hidden'

type Props = { store: Root; chosen: string | null; onSaved: () => Promise<void> }

/** Asks for the ways to pay; again on retry. */
export function usePaymentMethods(store: Root) {
  const ask = useCallback((signal: AbortSignal) => checkoutCalls(environmentOf(store).client).paymentMethods({ signal }), [store])
  return useRequest(ask)
}

/** Step two: how to pay. The only method is chosen from the start. */
export function PaymentStep({ store, chosen, onSaved }: Props) {
  const t = useText('checkout')
  const { answer, failure, retry } = usePaymentMethods(store)
  if (failure) return <FailureNotice failure={failure} onRetry={retry} />
  if (!answer)
    return (
      <div role="status" aria-label={t('payment.loading')}>
        <Skeleton $height="6rem" />
      </div>
    )
  if (answer.length === 0) return <Notice tone="warn">{t('payment.none')}</Notice>
  return <PaymentForm store={store} methods={answer} chosen={chosen} onSaved={onSaved} />
}

const Line = styled.bdi`
  display: block;
`
const lines = (text: string) => text.split('\n').map((line) => <Line key={line}>{line}</Line>)

function PaymentForm({ store, methods, chosen, onSaved }: Props & { methods: PaymentChoice[] }) {
  const t = useText('checkout')
  const rule = useText('validation')
  const only = methods.length === 1 ? methods[0]?.code : undefined
  const [code, setCode] = useState(methods.find((method) => method.code === chosen)?.code ?? only ?? null)
  const [busy, setBusy] = useState(false)
  const [missing, setMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setMissing(code === null)
    if (busy || code === null) return
    setBusy(true)
    const result = await checkoutCalls(environmentOf(store).client).choosePayment(code)
    if (result.ok) await onSaved()
    else setFailure(result.failure)
    setBusy(false)
  }
  return (
    <FormStack onSubmit={submit} noValidate>
      <FailureNotice failure={failure} />
      <RadioCards
        legend={<VisuallyHidden>{t('payment.title')}</VisuallyHidden>}
        value={code}
        onChange={setCode}
        choices={methods.map(({ code: value, title, instructions }) => ({ value, label: title, hint: lines(instructions) }))}
        error={missing ? rule('required.payment') : undefined}
      />
      <Foot>
        <Button type="submit" size="large" busy={busy} busyLabel={t('payment.saving')}>
          {t('payment.submit')}
        </Button>
      </Foot>
    </FormStack>
  )
}
