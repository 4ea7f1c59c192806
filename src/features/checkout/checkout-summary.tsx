import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import { to } from '../../config/routes'
import { useTotalRows } from '../../i18n/cart-totals'
import { formatDate } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import type { Root } from '../../store/root-store'
import { AmountList } from '../../ui/amount-list'
import { Card } from '../../ui/card'

const Stack = styled(Card)`
  display: grid;
  gap: var(--space-4);
  h2 { font-size: var(--text-1); }
  ul { display: grid; gap: var(--space-3); margin: 0; padding: 0; list-style: none; }
  li { display: flex; justify-content: space-between; gap: var(--space-3); }
  li small { display: block; color: var(--ink-soft); }
  li > strong { white-space: nowrap; font-variant-numeric: tabular-nums; }
`

/** What is being booked and what it comes to, in sight at every step. */
export const CheckoutSummary = observer(({ cart }: { cart: Root['cart'] }) => {
  const t = useText('checkout')
  const words = useText('cart')
  const locale = useLocale()
  const weeks = useWeeks()
  const rowsOf = useTotalRows()
  const rows = cart.totals ? rowsOf(cart.totals).map(({ minor, ...row }) => ({ ...row, amount: <Price minor={minor} /> })) : []
  return (
    <aside aria-label={t('summary.title')}>
      <Stack as="div">
        <h2>{t('summary.title')}</h2>
        <ul>
          {cart.shownLines.map((line) => (
            <li key={line.key}>
              <span>
                <bdi>{line.name}</bdi>
                <small>
                  {line.city} · {weeks(line.choice.weeks)} · {formatDate(line.choice.startDate, locale, 'short')}
                </small>
                {line.qty > 1 && <small>{words('students', { count: line.qty })}</small>}
              </span>
              <strong>
                <Price minor={line.rowTotal} />
              </strong>
            </li>
          ))}
        </ul>
        <div aria-live="polite">
          <AmountList rows={rows} />
        </div>
        <LocaleLink to={to.cart(locale)}>{t('review.changeBookings')}</LocaleLink>
      </Stack>
    </aside>
  )
})
