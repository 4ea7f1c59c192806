import styled from 'styled-components'
import type { IssuedQuote, QuoteStatus } from '../../contract/quote-schema'
import { formatDate } from '../../i18n/format'
import type { PageContext } from '../../i18n/page-context'
import { TimeLeft } from '../../i18n/time-left'
import { useLocale, useText } from '../../i18n/use-text'
import type { Root } from '../../store/root-store'
import { from } from '../../theme/breakpoints'
import { Card } from '../../ui/card'
import { Tag, type TagTone } from '../../ui/chip'
import { CopyButton } from '../../ui/copy-button'
import { Sender } from '../../ui/sender'
import { OfferActs } from './offer-acts'
import { OfferMail } from './offer-mail'
import type { OfferSetting } from './offer-setting'

/** A ticket's head: its stub is torn off where the acts begin. */
const Ticket = styled(Card)`
  display: grid;
  gap: var(--space-4);
  padding: 0;
  overflow: hidden;
`
const Top = styled.header`
  display: grid;
  gap: var(--space-4);
  padding: clamp(var(--space-4), 3vw, var(--space-6));
  padding-block-end: 0;
`
const Line = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: var(--space-3);
  ${from('tablet')} { align-items: center; }
`
const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  h1 { font-size: clamp(var(--text-3), 6vw, var(--text-5)); line-height: 1.3; }
  bdi { white-space: nowrap; font-variant-numeric: tabular-nums; user-select: all; }
`
const Facts = styled.dl`
  display: grid;
  gap: var(--space-3) var(--space-6);
  margin: 0;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr));
  dt { color: var(--ink-soft); font-size: var(--text--1); }
  dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  dd small { display: block; color: var(--highlight-ink); font-variant-numeric: tabular-nums; }
  ${from('desktop')} { grid-template-columns: 1.4fr 1fr 1.4fr; }
`
const Foot = styled.div`
  padding: var(--space-3) clamp(var(--space-4), 3vw, var(--space-6)) var(--space-4);
  border-block-start: 2px dashed var(--line);
`

export const statusTones: Record<QuoteStatus, TagTone> = { issued: 'success', accepted: 'highlight', expired: 'error' }

type Props = { page: PageContext; setting: OfferSetting; store: Root; quote: IssuedQuote; reload: () => Promise<void> }

/** Whose quote it is, from whom, and until when it holds: one clock, Riyadh's. */
export function OfferHead({ page, setting, store, quote, reload }: Props) {
  const t = useText('offer')
  const locale = useLocale()
  const { number, status, student, issued_on, valid_until, partner, logo } = quote
  const name = `${student.firstname} ${student.lastname}`.trim()
  return (
    <Ticket as="article" aria-labelledby="offer-number">
      <Top>
        <Line>
          <Sender name={partner ?? page.brand} logo={logo} />
          <Tag tone={statusTones[status]}>{t(`status.${status}`)}</Tag>
        </Line>
        <Title>
          <h1 id="offer-number">
            {t('number')} <bdi dir="ltr">{number}</bdi>
          </h1>
          <span data-print="no">
            <CopyButton text={number} label={t('copy')} copiedLabel={t('copied')} />
          </span>
        </Title>
        <Facts>
          {name !== '' && (
            <div>
              <dt>{t('for')}</dt>
              <dd>
                <bdi>{name}</bdi>
              </dd>
            </div>
          )}
          <div>
            <dt>{t('issuedOn')}</dt>
            <dd>
              <time dateTime={issued_on}>{formatDate(issued_on, locale)}</time>
            </dd>
          </div>
          <div>
            <dt>{t('validUntil')}</dt>
            <dd>
              <time dateTime={valid_until}>{t('endOf', { date: formatDate(valid_until, locale) })}</time>
              {status === 'issued' && (
                <small data-print="no">
                  <TimeLeft lastDay={valid_until} onEnd={reload} />
                </small>
              )}
            </dd>
          </div>
        </Facts>
      </Top>
      <Foot data-print="no">
        <OfferActs {...{ page, setting, quote }} />
        {quote.own && <OfferMail store={store} link={quote.link} />}
      </Foot>
    </Ticket>
  )
}
