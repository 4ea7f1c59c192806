import { useEffect, useState } from 'react'
import styled from 'styled-components'
import type { Client } from '../../api/client'
import type { Failure } from '../../api/failure'
import { to } from '../../config/routes'
import type { Result } from '../../domain/result'
import { useClient } from '../../hooks/use-client'
import { useFailureMessage } from '../../i18n/failure-message'
import { linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useText } from '../../i18n/use-text'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { type MailLink, readLink } from './read-link'

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  justify-items: start;
  max-inline-size: var(--width-reading);
`

function follow(client: Client, { topic, act, token }: MailLink): Promise<Result<unknown, Failure>> {
  if (topic === 'notice') return client.call('core/products/notifyStock', { token, stop: act === 'stop' })
  return act === 'stop' ? client.call('core/newsletters/unsubscribe', { token }) : client.call('core/newsletters/subscribe', { token })
}

type Progress = { kind: 'asking' | 'busy' | 'done' } | { kind: 'failed'; failure: Failure }

/** What the button of a mail does happens here, at a press: a scanner that opens the address changes nothing (design api.md "Accounts"). */
export function MailLinkPage({ page }: { page: PageContext }) {
  const t = useText('mail-link')
  const locale = page.language
  const client = useClient(locale)
  const [link, setLink] = useState<MailLink | null>(null)
  useEffect(() => setLink(readLink(window.location.hash)), [])
  return (
    <PageWidth>
      {client && link ? (
        <Ask client={client} link={link} />
      ) : (
        <Stack>
          <h1>{page.title}</h1>
          <p>{t('incomplete')}</p>
          <ButtonLink {...linkTo(to.contactUs(locale))} kind="quiet">
            {t('contact')}
          </ButtonLink>
        </Stack>
      )}
    </PageWidth>
  )
}

function Ask({ client, link }: { client: Client; link: MailLink }) {
  const t = useText('mail-link')
  const say = useFailureMessage()
  const [progress, setProgress] = useState<Progress>({ kind: 'asking' })
  const key = `${link.topic}.${link.act}`
  const act = async () => {
    setProgress({ kind: 'busy' })
    const result = await follow(client, link)
    setProgress(result.ok ? { kind: 'done' } : { kind: 'failed', failure: result.failure })
  }
  return (
    <Stack>
      <h1>{t(`${key}.title`)}</h1>
      {progress.kind === 'done' ? (
        <Notice tone="success" role="status">
          {t(`${key}.done`)}
        </Notice>
      ) : (
        <>
          <p>{t(`${key}.text`)}</p>
          {progress.kind === 'failed' && (
            <Notice tone="error" role="alert">
              {say(progress.failure)}
            </Notice>
          )}
          <Button size="large" busy={progress.kind === 'busy'} onClick={act}>
            {t(`${key}.press`)}
          </Button>
        </>
      )}
    </Stack>
  )
}
