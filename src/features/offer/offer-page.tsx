import { type ReactNode, useCallback } from 'react'
import { to } from '../../config/routes'
import type { IssuedQuote } from '../../contract/quote-schema'
import { useRequest } from '../../hooks/use-request'
import { useStore } from '../../hooks/use-store'
import { useFailureMessage } from '../../i18n/failure-message'
import { linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { useLocale, useText } from '../../i18n/use-text'
import { environmentOf } from '../../store/environment'
import type { Root } from '../../store/root-store'
import { Button, ButtonLink } from '../../ui/button'
import { EmptyState } from '../../ui/empty-state'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { readOfferLink } from './offer-link'
import { OfferLoading } from './offer-loading'
import type { OfferSetting } from './offer-setting'
import { OfferView } from './offer-view'

type Props = {
  page: PageContext
  setting: OfferSetting
  hash: string
  /** The form with which the agency is asked about a quote. */
  question: (quote: IssuedQuote) => ReactNode
}

/** An issued quote, opened by its secret address (issue "quotes": 3). Every fault of the address looks the same. */
export function OfferPage({ hash, ...rest }: Props) {
  const store = useStore(rest.page.language)
  const link = readOfferLink(hash)
  return (
    <PageWidth>
      {!store ? <OfferLoading /> : link === null ? <Unknown /> : <Opened key={link} {...rest} store={store} link={link} />}
    </PageWidth>
  )
}

type OpenedProps = Omit<Props, 'hash'> & { store: Root; link: string }

function Opened({ page, setting, store, link, question }: OpenedProps) {
  const t = useText('offer')
  const words = useText('common')
  const say = useFailureMessage()
  const { client } = environmentOf(store)
  const ask = useCallback((signal: AbortSignal) => client.call('quote/getByLink', { link }, { signal }), [client, link])
  const { answer, failure, retry } = useRequest(ask)
  if (answer) return <OfferView {...{ page, setting, store }} quote={answer.quote} reload={retry} question={question(answer.quote)} />
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
    <>
      <h1 className="unseen">{t('number')}</h1>
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
    </>
  )
}
