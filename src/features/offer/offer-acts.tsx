import { useState } from 'react'
import styled from 'styled-components'
import type { IssuedQuote } from '../../contract/quote-schema'
import { quoteAddress } from '../../domain/quote-address'
import type { PageContext } from '../../i18n/page-context'
import { useLocale, useText } from '../../i18n/use-text'
import { Button, ButtonLink } from '../../ui/button'
import { Notice } from '../../ui/notice'
import { shareLink } from '../../ui/share-link'
import type { OfferSetting } from './offer-setting'
import { preparePaper } from './paper-file'
import { usePaper } from './use-paper'

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`
const Said = styled.p`
  flex-basis: 100%;
  color: var(--ink-soft);
  overflow-wrap: anywhere;
  &:empty { display: none; }
`

/** What failed here is asked for again, and told about, at the press. */
const ahead = () => void preparePaper().catch(() => undefined)

type Props = { page: PageContext; setting: OfferSetting; quote: IssuedQuote }

/** PDF, share, print. */
export function OfferActs({ page, setting, quote }: Props) {
  const t = useText('offer')
  const locale = useLocale()
  const { state, print } = usePaper(quote, page, setting)
  const [said, setSaid] = useState('')
  const address = () => quoteAddress(window.location.origin, locale, quote.link)
  const share = async () => {
    const done = await shareLink(address(), t('shareTitle', { number: quote.number }))
    setSaid(done === 'copied' ? t('linkCopied') : done === 'failed' ? address() : '')
  }
  const text = t('shareText', { number: quote.number, address: typeof window === 'undefined' ? '' : address() })
  const busy = state.kind === 'fetching' || state.kind === 'drawing'
  return (
    <Row>
      <Button
        icon="download"
        busy={busy}
        busyLabel={state.kind === 'drawing' ? t('pdf.page', { page: state.page, pages: state.pages }) : t('pdf.fetching')}
        onPointerEnter={ahead}
        onFocus={ahead}
        onClick={print}
      >
        {t('pdf.make')}
      </Button>
      <Button kind="quiet" icon="share-2" onClick={share}>
        {t('share')}
      </Button>
      <ButtonLink
        kind="quiet"
        icon="message-circle"
        href={`https://wa.me/?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
      >
        {t('whatsapp')}
      </ButtonLink>
      <Button kind="quiet" icon="printer" onClick={() => window.print()}>
        {t('print')}
      </Button>
      <Said role="status">
        {state.kind === 'drawing' ? t('pdf.page', { page: state.page, pages: state.pages }) : state.kind === 'done' ? t('pdf.done') : said}
      </Said>
      {state.kind === 'failed' && (
        <Notice tone="error" role="alert">
          {t('pdf.failed')}
        </Notice>
      )}
    </Row>
  )
}
