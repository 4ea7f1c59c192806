import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import type { Failure } from '../../api/failure'
import { newKey } from '../../api/idempotency-key'
import { useFailureMessage } from '../../i18n/failure-message'
import { useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { AddressFields, readAddress } from '../../ui/address-fields'
import { Button } from '../../ui/button'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  justify-items: start;
  max-inline-size: 30rem;
  padding-block: var(--space-2);
  > :first-child { inline-size: 100%; }
`

type Sending = { kind: 'idle' | 'busy' } | { kind: 'sent'; to: string } | { kind: 'failed'; failure: Failure }

/** The quote by mail, its paper attached. Only who issued it sends it from here: nobody writes to strangers through us. */
export function OfferMail({ store, link }: { store: Root; link: string }) {
  const t = useText('offer')
  const say = useFailureMessage()
  const [state, setState] = useState<Sending>({ kind: 'idle' })
  const running = useRef(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (running.current) return
    running.current = true
    const typed = readAddress(event.currentTarget)
    setState({ kind: 'busy' })
    const result = await environmentOf(store).client.call('quote/send', { link, ...typed }, { key: newKey() })
    running.current = false
    setState(result.ok ? { kind: 'sent', to: typed.email } : { kind: 'failed', failure: result.failure })
  }
  const problem = state.kind !== 'failed' ? undefined : state.failure.code === 'validation' ? t('mail.invalid') : say(state.failure)
  return (
    <Disclosure summary={t('mail.open')}>
      <Form method="post" onSubmit={send} noValidate>
        <AddressFields id="offer-email" label={t('mail.email')} hint={t('mail.hint')} error={problem} />
        <Button type="submit" kind="quiet" icon="mail" busy={state.kind === 'busy'}>
          {t('mail.send')}
        </Button>
      </Form>
      {state.kind === 'sent' && (
        <Notice tone="success" role="status">
          {t('mail.sent', { email: `\u2068${state.to}\u2069` })}
        </Notice>
      )}
    </Disclosure>
  )
}
