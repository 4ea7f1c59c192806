import { observer } from 'mobx-react-lite'
import styled from 'styled-components'
import type { CartLine } from '../../api/cart-calls'
import { limits } from '../../config/limits'
import { to } from '../../config/routes'
import { useFailureMessage } from '../../i18n/failure-message'
import { formatDate, formatPrice } from '../../i18n/format'
import { LocaleLink } from '../../i18n/locale-link'
import { Price } from '../../i18n/price'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import type { Root } from '../../store/root-store'
import { Button } from '../../ui/button'
import { FieldError } from '../../ui/field-frame'
import { Notice } from '../../ui/notice'
import { NumberStepper } from '../../ui/number-stepper'
import { posterPath } from '../../ui/poster'
import { Ticket } from '../../ui/ticket'
import { PriceDetails } from './price-details'

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--space-2) var(--space-4);
  h2 { font-size: var(--text-2); }
  p { color: var(--ink-soft); }
`
const Total = styled.p`
  font-size: var(--text-2);
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  && { color: var(--ink); }
`
const Foot = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-3);
`

type Props = { cart: Root['cart']; line: CartLine }

/** What is booked: where, when, how one lives there. */
function Trip({ line }: { line: CartLine }) {
  const t = useText('cart')
  const locale = useLocale()
  const weeks = useWeeks()
  const { choice, price } = line
  const dates = t('line.dates', { from: formatDate(choice.startDate, locale), to: formatDate(price.endDate, locale) })
  return (
    <div>
      <h2>{line.url ? <LocaleLink to={to.course(locale, line.url)}>{line.name}</LocaleLink> : line.name}</h2>
      <p>
        <bdi>{line.school}</bdi> · {line.city}
      </p>
      <p>
        {weeks(choice.weeks)} · {dates}
      </p>
      <p>{line.accommodation ? <bdi>{line.accommodation}</bdi> : t('line.noAccommodation')}</p>
    </div>
  )
}

/** A line of the list as a ticket. A course that can't be booked now says so; the others stay bookable (spec §5). */
export const CartTicket = observer(({ cart, line }: Props) => {
  const t = useText('cart')
  const locale = useLocale()
  const say = useFailureMessage()
  const qty = cart.shownQty(line.key)
  const refusal = cart.refusals.get(line.key)
  return (
    <Ticket
      label={line.name}
      muted={line.problem !== null}
      picture={line.poster && <img src={posterPath(line.poster)} alt="" loading="lazy" decoding="async" width={600} height={400} />}
    >
      <Head>
        <Trip line={line} />
        <Total aria-busy={qty !== line.qty}>
          <Price minor={qty === line.qty ? line.rowTotal : line.unitPrice * qty} />
        </Total>
      </Head>
      {line.problem && (
        <Notice tone="error" title={say({ code: line.problem })}>
          {t('problem')}
        </Notice>
      )}
      {qty > 1 && <p>{t('line.each', { amount: formatPrice(line.unitPrice, locale) })}</p>}
      <PriceDetails line={line} />
      <Foot>
        <NumberStepper
          label={t('line.quantity')}
          value={qty}
          min={1}
          max={limits.cart.maxQuantity}
          onChange={(wanted) => cart.setQuantity(line.key, wanted)}
          decreaseLabel={t('line.fewer')}
          increaseLabel={t('line.more')}
          valueText={t('students', { count: qty })}
        />
        <Button kind="quiet" icon="trash-2" aria-label={t('line.removeNamed', { name: line.name })} onClick={() => cart.remove(line.key)}>
          {t('line.remove')}
        </Button>
      </Foot>
      {refusal && <FieldError>{say(refusal)}</FieldError>}
    </Ticket>
  )
})
