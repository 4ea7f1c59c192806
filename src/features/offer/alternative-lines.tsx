import styled from 'styled-components'
import type { PricedLine } from '../../contract/price-schema'
import { textIn } from '../../domain/localised-text'
import { lineGroups } from '../../domain/price-groups'
import { refKey } from '../../domain/price-words'
import { Price } from '../../i18n/price'
import { PriceLines } from '../../i18n/price-lines'
import { usePricingWords } from '../../i18n/pricing-words'
import { useLocale, useText } from '../../i18n/use-text'
import { AmountList, type AmountRow } from '../../ui/amount-list'
import { Disclosure } from '../../ui/disclosure'
import { Notice } from '../../ui/notice'
import type { AlternativeProps } from './alternative-props'

const Groups = styled.div`
  display: grid;
  gap: var(--space-4);
  h3 { font-size: var(--text-0); color: var(--ink-soft); }
`

/** Every line with the sentence that explains it, by what it is for; only the groups' totals where the partner shows no more. */
export function AlternativeLines({ quote, alternative, unfolded }: AlternativeProps) {
  const t = useText('offer')
  const words = usePricingWords()
  const locale = useLocale()
  const { price, groups, names } = alternative
  const nameOf = (line: PricedLine) => {
    const own = names.refs[refKey(line.kind, line.refId)] ?? (line.kind === 'accommodation' ? names.accommodation : null)
    if (!own) return undefined
    return line.kind === 'extraFee' ? textIn(own, locale) : t('named', { kind: words.lineName(line), name: textIn(own, locale) })
  }
  const total: AmountRow = { key: 'total', label: t('total'), amount: <Price minor={price.totalSar} />, kind: 'total' }
  const rows: AmountRow[] = groups.map(({ group, sar }) => ({ key: group, label: t(`group.${group}`), amount: <Price minor={sar} /> }))
  if (price.lines.length === 0) return <AmountList rows={[...rows, total]} />
  return (
    <Disclosure summary={t('lines', { count: price.lines.length })} open={unfolded}>
      <Groups>
        {quote.hide_breakdown && <Notice>{t('breakdownHidden')}</Notice>}
        {lineGroups(price.lines).map(({ group, lines }) => (
          <section key={group}>
            <h3>{t(`group.${group}`)}</h3>
            <PriceLines price={{ ...price, lines }} nameOf={nameOf} />
          </section>
        ))}
        <AmountList
          rows={[
            ...(price.currency === 'SAR'
              ? []
              : [
                  {
                    key: 'school',
                    label: t('schoolTotal', { currency: price.currency }),
                    amount: <Price minor={price.schoolTotal} currency={price.currency} />,
                  },
                ]),
            total,
          ]}
        />
      </Groups>
    </Disclosure>
  )
}
