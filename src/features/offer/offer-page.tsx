import { useCallback } from 'react'
import type { Client } from '../../api/client'
import { to } from '../../config/routes'
import { useClient } from '../../hooks/use-client'
import { useRequest } from '../../hooks/use-request'
import { useFailureMessage } from '../../i18n/failure-message'
import { linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useLocale, useText } from '../../i18n/use-text'
import { Button, ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { useOfferLink } from './offer-link'
import { OfferLoading } from './offer-loading'
import { OfferView } from './offer-view'

/** An issued quote, opened by its secret address (issue 4: "Issued quotes"). Every fault of the address looks the same. */
export function OfferPage({ page }: { page: PageContext }) {
  const client = useClient(page.language)
  const link = useOfferLink()
  return (
    <PageWidth>
      {!client || link === undefined ? <OfferLoading /> : link === null ? <Unknown /> : <Opened client={client} link={link} />}
    </PageWidth>
  )
}

function Opened({ client, link }: { client: Client; link: string }) {
  const t = useText('offer')
  const words = useText('common')
  const say = useFailureMessage()
  const ask = useCallback((signal: AbortSignal) => client.call('quote/getByLink', { link }, { signal }), [client, link])
  const { answer, failure, retry } = useRequest(ask)
  if (answer) return <OfferView client={client} quote={answer.quote} reload={retry} />
  if (failure?.code === 'quote_unknown') return <Unknown />
  if (!failure) return <OfferLoading />
  return (
    <Notice tone="error" role="alert" title={t('failed.title')} actions={<Button onClick={retry}>{words('retry')}</Button>}>
      <p>{say(failure)}</p>
    </Notice>
  )
}

/** Nothing is said about why: a guessed address learns nothing. */
function Unknown() {
  const t = useText('offer')
  const locale = useLocale()
  return (
    <EmptyState
      icon="file-text"
      role="status"
      title={t('unknown.title')}
      actions={
        <>
          <ButtonLink {...linkTo(to.quote(locale))}>{t('unknown.new')}</ButtonLink>
          <ButtonLink {...linkTo(to.getHelp(locale))} kind="quiet" icon="message-circle">
            {t('unknown.help')}
          </ButtonLink>
        </>
      }
    >
      {t('unknown.text')}
    </EmptyState>
  )
}
