import { useCallback } from 'react'
import styled from 'styled-components'
import type { Client } from '../../api/client'
import { to } from '../../config/routes'
import type { QuoteRow } from '../../contract/quote-schema'
import { useClient } from '../../hooks/use-client'
import { useRequest } from '../../hooks/use-request'
import { useFailureMessage } from '../../i18n/failure-message'
import { formatDate } from '../../i18n/format'
import { LocaleLink, linkTo } from '../../i18n/locale-link'
import type { PageContext } from '../../i18n/page-context'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { from } from '../../theme/breakpoints'
import { Button, ButtonLink } from '../../ui/button'
import { CardBody, LinkCard } from '../../ui/card'
import { Tag } from '../../ui/chip'
import { EmptyState } from '../../ui/empty-state'
import { Notice } from '../../ui/notice'
import { PageWidth } from '../../ui/page-width'
import { Skeleton } from '../../ui/skeleton'
import { TitleBlock } from '../../ui/title-block'
import { statusTones } from './offer-head'

const Stack = styled(PageWidth)`
  display: grid;
  gap: var(--space-6);
`
const List = styled.ul`
  display: grid;
  gap: var(--space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled(CardBody)`
  gap: var(--space-1) var(--space-4);
  h2 { font-size: var(--text-1); }
  p { color: var(--ink-soft); }
  strong { font-size: var(--text-1); white-space: nowrap; }
  ${from('tablet')} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    > :nth-child(even) { text-align: end; }
  }
`

/** The quotes this person issued, or this guest's session (spec §1; issue 4 "history"). */
export function OfferListPage({ page }: { page: PageContext }) {
  const t = useText('offer')
  const client = useClient(page.language)
  return (
    <Stack>
      <TitleBlock title={page.title}>
        <p>{t('list.lead')}</p>
      </TitleBlock>
      {client ? <Offers client={client} /> : <Waiting />}
    </Stack>
  )
}

function Waiting() {
  const words = useText('common')
  return (
    <section aria-busy="true" aria-label={words('loading')}>
      <Skeleton $height="7rem" />
    </section>
  )
}

function Offers({ client }: { client: Client }) {
  const t = useText('offer')
  const words = useText('common')
  const locale = useLocale()
  const say = useFailureMessage()
  const { answer, failure, retry } = useRequest(
    useCallback((signal: AbortSignal) => client.call('quote/getList', {}, { signal }), [client]),
  )
  if (failure && !answer)
    return (
      <Notice tone="error" role="alert" title={t('list.failed')} actions={<Button onClick={retry}>{words('retry')}</Button>}>
        <p>{say(failure)}</p>
      </Notice>
    )
  if (!answer) return <Waiting />
  if (answer.items.length === 0)
    return (
      <EmptyState
        icon="file-text"
        title={t('list.empty')}
        actions={<ButtonLink {...linkTo(to.quote(locale))}>{t('list.make')}</ButtonLink>}
      >
        {t('list.emptyText')}
      </EmptyState>
    )
  return (
    <List>
      {answer.items.map((row) => (
        <li key={row.number}>
          <OfferRow row={row} />
        </li>
      ))}
    </List>
  )
}

function OfferRow({ row }: { row: QuoteRow }) {
  const t = useText('offer')
  const locale = useLocale()
  return (
    <LinkCard>
      <Row>
        <h2>
          <LocaleLink className="cover" to={`${to.offer(locale)}#${row.link}`}>
            <bdi>{row.course}</bdi>
          </LocaleLink>
        </h2>
        <span>
          <Tag tone={statusTones[row.status]}>{t(`status.${row.status}`)}</Tag>
        </span>
        <p>
          {row.student.trim() !== '' && (
            <>
              <bdi>{row.student}</bdi> ·{' '}
            </>
          )}
          <bdi dir="ltr">{row.number}</bdi>
        </p>
        <strong>
          {row.alternatives > 1 && <small>{t('list.from')} </small>}
          <Price minor={row.total} />
        </strong>
        <p>
          <time dateTime={row.issued_on}>{formatDate(row.issued_on, locale)}</time>
          {row.alternatives > 1 && <> · {t('list.options', { count: row.alternatives })}</>}
        </p>
        <p>{row.status === 'issued' && t('list.until', { date: formatDate(row.valid_until, locale) })}</p>
      </Row>
    </LinkCard>
  )
}
