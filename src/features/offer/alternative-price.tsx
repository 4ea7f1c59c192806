import styled from 'styled-components'
import type { IssuedQuote } from '../../contract/quote-schema'
import { useFailureMessage } from '../../i18n/failure-message'
import { formatDate } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { AmountList, type AmountRow } from '../../ui/amount-list'
import { Button } from '../../ui/button'
import { Notice } from '../../ui/notice'
import type { AlternativeProps } from './alternative-props'
import { Difference } from './difference'

const Stack = styled.div`
  display: grid;
  gap: var(--space-4);
  align-content: start;
  background: var(--page);
`
/** Alone, it stays in sight beside the lines. */
const Side = styled.div`
  background: var(--page);
`
const Sticky = styled(Stack)`
  position: sticky;
  inset-block-start: var(--below-header);
  background: none;
`
const Total = styled.p`
  display: grid;
  small { color: var(--ink-soft); }
  strong { font-size: var(--text-4); line-height: 1.3; font-variant-numeric: tabular-nums; white-space: nowrap; }
`

/** Deposit due now, and when the rest is. */
function Payments({ alternative: { payment } }: Pick<AlternativeProps, 'alternative'>) {
  const t = useText('offer')
  const locale = useLocale()
  const { deposit, balance, balance_on } = payment
  const rows: AmountRow[] = balance_on
    ? [
        { key: 'deposit', label: t('deposit'), amount: <Price minor={deposit} /> },
        { key: 'balance', label: t('balanceBy', { date: formatDate(balance_on, locale) }), amount: <Price minor={balance} /> },
      ]
    : [{ key: 'all', label: t('allNow'), amount: <Price minor={deposit} /> }]
  return <AmountList rows={rows} />
}

/** Whose commission it is, and who reads it: only the partner reads one that is hidden. */
function commissionName({ own, hide_commission }: IssuedQuote) {
  if (!own) return 'commissionOfAgency'
  return hide_commission ? 'commissionHidden' : 'commission'
}

/** What it comes to, what has changed since, and the way into the cart at the price of today. */
export function AlternativePrice({ quote, alternative, index, accepting, onAccept }: AlternativeProps) {
  const t = useText('offer')
  const say = useFailureMessage()
  const { price, now, commission } = alternative
  const today = now.price?.totalSar ?? null
  const isBusy = accepting.kind !== 'idle' && accepting.kind !== 'failed' && accepting.index === index
  const content = (
    <>
      <Total>
        <small>{t('total')}</small>
        <strong>
          <Price minor={price.totalSar} />
        </strong>
      </Total>
      <Difference quote={quote} alternative={alternative} />
      <Payments alternative={alternative} />
      {commission !== null && (
        <AmountList
          rows={[
            {
              key: 'commission',
              label: t(commissionName(quote)),
              amount: <Price minor={commission} />,
            },
          ]}
        />
      )}
      {today !== null && (
        <div data-print="no">
          <Button size="large" wide busy={isBusy} busyLabel={t('accepting')} onClick={() => onAccept(index, today)}>
            {t(quote.accepted === index ? 'acceptAgain' : 'accept')} · <Price minor={today} />
          </Button>
        </div>
      )}
      {accepting.kind === 'failed' && accepting.index === index && (
        <Notice tone={accepting.failure.code === 'cart_price_changed' ? 'warn' : 'error'} role="alert">
          {accepting.failure.code === 'cart_price_changed' ? t('changedNow') : say(accepting.failure)}
        </Notice>
      )}
    </>
  )
  if (quote.alternatives.length > 1) return <Stack>{content}</Stack>
  return (
    <Side>
      <Sticky>{content}</Sticky>
    </Side>
  )
}
