import styled from 'styled-components'
import type { CartLine } from '../../api/cart-calls'
import type { PricedLine } from '../../contract/price-schema'
import { formatPrice } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { usePricingWords } from '../../i18n/pricing-words'
import { useLocale, useText } from '../../i18n/use-text'
import { AmountList, type AmountRow } from '../../ui/amount-list'
import { Disclosure } from '../../ui/disclosure'

const Rule = styled.small`
  display: block;
  color: var(--ink-soft);
  font-weight: 400;
`

/** What happens to no line twice: its kind and what it refers to. */
const keyOf = ({ kind, refId, rule }: PricedLine) => `${kind}-${refId ?? ''}-${rule.key}`

/** Every line of one student's price with the sentence that explains it. */
export function PriceDetails({ line }: { line: CartLine }) {
  const t = useText('cart')
  const locale = useLocale()
  const words = usePricingWords()
  const inSchools = ({ currency, amount }: PricedLine) =>
    currency === 'SAR' ? '' : ` ${t('line.inSchoolCurrency', { amount: formatPrice(amount, locale, currency) })}`
  const rows = line.price.lines.map((priced): AmountRow => {
    const label = (
      <>
        {words.lineName(priced)}
        <Rule>
          {words.rule(priced)}
          {inSchools(priced)}
        </Rule>
      </>
    )
    return { key: keyOf(priced), label, amount: <Price minor={priced.sar} />, kind: priced.sar < 0 ? 'saving' : 'plain' }
  })
  const total: AmountRow = { key: 'total', label: t('line.totalEach'), amount: <Price minor={line.price.totalSar} />, kind: 'total' }
  return (
    <Disclosure summary={t('line.explain')}>
      <AmountList rows={[...rows, total]} />
    </Disclosure>
  )
}
