import { type FormEvent, useRef, useState } from 'react'
import styled from 'styled-components'
import { useLocale, useText } from '../../i18n/use-text'
import { AddressFields, readAddress } from '../../ui/address-fields'
import { Button } from '../../ui/button'
import { takeFocus } from '../../ui/take-focus'
import type { Subscribing } from './send-newsletter'

const Box = styled.form`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  grid-column: 1 / -1;
  max-inline-size: 30rem;
  button { justify-self: start; }
`

type State = 'idle' | 'busy' | Subscribing

/** Our letter: one address, asked by mail before anything is sent. What sends it is loaded at the press; a press on a sleeping page waits. */
export function NewsletterBox() {
  const t = useText('common')
  const locale = useLocale()
  const [state, setState] = useState<State>('idle')
  const running = useRef(false)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (running.current) return
    running.current = true
    const { email, website } = readAddress(event.currentTarget)
    setState('busy')
    try {
      const { sendNewsletter } = await import('./send-newsletter')
      setState(await sendNewsletter(locale, email, website))
    } catch {
      // Its file is out of reach: no connection.
      setState('failed')
    }
    running.current = false
  }
  const problem = state === 'invalid' || state === 'often' || state === 'failed' ? t(`newsletter.${state}`) : undefined
  return (
    <Box method="post" onSubmit={send} noValidate aria-labelledby="newsletter-title">
      <h2 id="newsletter-title">{t('newsletter.title')}</h2>
      {state === 'asked' ? (
        <p role="status" ref={takeFocus} tabIndex={-1}>
          {t('newsletter.asked')}
        </p>
      ) : (
        <>
          <AddressFields id="newsletter-email" label={t('newsletter.email')} hint={t('newsletter.hint')} error={problem} />
          <Button type="submit" kind="quiet" busy={state === 'busy'}>
            {t('newsletter.send')}
          </Button>
        </>
      )}
    </Box>
  )
}
