import styled from 'styled-components'
import type { Price as BookingPrice, PricedLine } from '../contract/price-schema'
import { Price } from './price'
import { usePricingWords } from './pricing-words'

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
  li + & { border-block-start: 1px solid var(--line); }
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

/** An amount is not parted from its currency. */
const Whole = styled.span`
  display: inline-block;
`

/** What happens to no line twice: its kind and what it refers to. */
const keyOf = ({ kind, refId, rule }: PricedLine) => `${kind}-${refId ?? ''}-${rule.key}`

type Props = {
  price: BookingPrice
  /** Names that stand in no dictionary: an extra fee's. Without one the line is called by its kind. */
  nameOf?: (line: PricedLine) => string | undefined
}

/** Every line of a price, each with the sentence that explains it. The page needs the dictionary `pricing`. */
export function PriceLines({ price, nameOf }: Props) {
  const words = usePricingWords()
  const inSchools = (line: PricedLine) =>
    line.currency === 'SAR' ? null : (
      <>
        {' · '}
        <Whole>{words.sentence('hint.inSchoolCurrency', { price: line.amount }, line.currency)}</Whole>
      </>
    )
  return (
    <List>
      {price.lines.map((line) => (
        <Line key={keyOf(line)}>
          <Name>{nameOf?.(line) ?? words.lineName(line)}</Name>
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
