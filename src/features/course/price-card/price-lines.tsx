import styled from 'styled-components'
import type { Price as BookingPrice, PricedLine } from '../../../contract/price-schema'
import { formatPrice } from '../../../i18n/format'
import { Price } from '../../../i18n/price'
import { usePricingWords } from '../../../i18n/pricing-words'
import { useLocale, useText } from '../../../i18n/use-text'

const List = styled.ul`
  display: grid;
  list-style: none;
  margin: 0;
  padding: 0;
`

const Line = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 0 var(--space-4);
  padding-block: var(--space-2);
  & + & { border-block-start: 1px solid var(--line); }
`

const Name = styled.span`
  font-weight: 600;
`

const Amount = styled.span<{ $saves: boolean }>`
  font-variant-numeric: tabular-nums;
  color: ${({ $saves }) => ($saves ? 'var(--offer-ink)' : 'inherit')};
`

const Rule = styled.small`
  grid-column: 1 / -1;
  color: var(--ink-soft);
  font-size: var(--text--1);
`

/** What happens to no line twice: its kind and what it refers to. */
const keyOf = ({ kind, refId, rule }: PricedLine) => `${kind}-${refId ?? ''}-${rule.key}`

/** Every line of a price, each with the sentence that explains it. */
export function PriceLines({ price, feeNames }: { price: BookingPrice; feeNames: Map<number, string> }) {
  const words = usePricingWords()
  const t = useText('course')
  const locale = useLocale()
  const nameOf = (line: PricedLine) => (line.kind === 'extraFee' && line.refId !== null && feeNames.get(line.refId)) || words.lineName(line)
  const inSchools = (line: PricedLine) =>
    line.currency === 'SAR' ? '' : ` · ${t('card.inSchoolCurrency', { amount: formatPrice(line.amount, locale, line.currency) })}`
  return (
    <List>
      {price.lines.map((line) => (
        <Line key={keyOf(line)}>
          <Name>{nameOf(line)}</Name>
          <Amount $saves={line.sar < 0}>
            <Price minor={line.sar} />
          </Amount>
          <Rule>
            {words.rule(line)}
            {inSchools(line)}
          </Rule>
        </Line>
      ))}
    </List>
  )
}
