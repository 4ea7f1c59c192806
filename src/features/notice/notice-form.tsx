import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { newKey } from '../../api/idempotency-key'
import { normaliseEmail } from '../../domain/email'
import { Sent } from '../../forms/sent'
import { lateClient } from '../../hooks/late-client'
import { useFailureMessage } from '../../i18n/failure-message'
import { useLocale, useText } from '../../i18n/use-text'
import { AddressFields, readAddress } from '../../ui/address-fields'
import { Button } from '../../ui/button'
import type { NoticeProps } from './notice-props'

const Box = styled.form`
  display: grid;
  gap: var(--space-3);
  max-inline-size: 30rem;
  button { justify-self: start; }
`

type Typed = ReturnType<typeof readAddress>

/** Sends what is in the form, once for the same address; gives the sentence of what went wrong. @assumed no length is asked for. */
function useAsk({ courseId, kind }: NoticeProps) {
  const t = useText('notice')
  const locale = useLocale()
  const say = useFailureMessage()
  const intention = useRef({ email: '', key: '' })
  return async ({ website, ...typed }: Typed): Promise<string | null> => {
    const email = normaliseEmail(typed.email)
    if (email === null) return t('invalid')
    if (intention.current.email !== email) intention.current = { email, key: newKey() }
    const asked = { product_id: courseId, kind, email, website }
    const result = await lateClient(locale).call('core/products/notifyStock', asked, { key: intention.current.key })
    if (result.ok) return null
    const { fields } = result.failure
    if (fields?.email) return t('invalid')
    return fields?.kind ? t('already') : say(result.failure)
  }
}

/** One address; nothing is kept before the mail to it is answered. The answer is the same for every address (case 51). */
export function NoticeForm(props: NoticeProps) {
  const t = useText('notice')
  const ask = useAsk(props)
  const [state, setState] = useState<'idle' | 'busy' | 'asked'>('idle')
  const [problem, setProblem] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (state === 'busy') return
    const typed = readAddress(event.currentTarget)
    setState('busy')
    setProblem(null)
    const found = await ask(typed)
    setProblem(found)
    setState(found === null ? 'asked' : 'idle')
  }
  if (state === 'asked') return <Sent title={t('asked.title')}>{t('asked.text')}</Sent>
  return (
    <Box method="post" onSubmit={send} noValidate aria-label={t(props.kind)}>
      <AddressFields id="notice-email" label={t('email')} hint={t(`hint.${props.kind}`)} error={problem ?? undefined} />
      <Button type="submit" kind="quiet" busy={state === 'busy'} busyLabel={t('sending')}>
        {t('send')}
      </Button>
    </Box>
  )
}
