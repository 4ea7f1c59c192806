import styled from 'styled-components'
import type { Price as PriceOf } from '../../contract/price-schema'
import { formatDate } from '../../i18n/format'
import { Price } from '../../i18n/price'
import { PriceLines } from '../../i18n/price-lines'
import { usePricingWords } from '../../i18n/pricing-words'
import { useLocale, useText } from '../../i18n/use-text'
import { useWeeks } from '../../i18n/weeks'
import { AmountList } from '../../ui/amount-list'
import { Button } from '../../ui/button'
import { Card } from '../../ui/card'
import { Tag } from '../../ui/chip'
import { Disclosure } from '../../ui/disclosure'
import { FactList } from '../../ui/fact-list'
import { FieldError } from '../../ui/field-frame'
import type { Builder, Offered } from './use-builder'

const Sheet = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: var(--space-3);
  header { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2); }
  h3 { font-size: var(--text-1); line-height: 1.4; }
  dl { font-size: var(--text--1); }
`
const Total = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-3);
  margin-block-start: auto;
  padding-block-start: var(--space-3);
  border-block-start: 2px solid var(--ink);
  font-weight: 600;
  strong { font-size: var(--text-2); font-variant-numeric: tabular-nums; white-space: nowrap; }
`
const Where = styled.p`
  color: var(--ink-soft);
  font-size: var(--text--1);
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
  margin-inline: calc(-1 * var(--space-2));
`

/** The facts in which alternatives differ, in the same order on each. */
function useFacts({ wish, course, choice, priced }: Offered) {
  const t = useText('quote')
  const tc = useText('course')
  const locale = useLocale()
  const weeks = useWeeks()
  const day = (date: string) => formatDate(date, locale, 'short')
  const room = course?.accommodations.find(({ id }) => id === wish.stay)
  const price = priced?.ok ? priced.value : null
  return [
    { key: 'weeks', value: wish.weeks === null ? '–' : weeks(wish.weeks) },
    { key: 'dates', value: choice && price ? t('paper.span', { from: day(choice.startDate), to: day(price.endDate) }) : '–' },
    { key: 'stay', value: room?.name ?? t('paper.noStay') },
    { key: 'transfer', value: tc(`card.transferOptions.${wish.transfer}`) },
  ].map(({ key, value }) => ({ key, name: t(`paper.${key}`), value }))
}

type Props = { builder: Builder; at: number; isCheapest: boolean; isRepeated: boolean; onChange: () => void }

/** What the partner earns of it; the server reckons the same. */
function Commission({ builder: { partner, engine }, price }: { builder: Builder; price: PriceOf }) {
  const t = useText('quote')
  if (!partner || !engine) return null
  const amount = <Price minor={engine.commissionOf(price, partner.commissionBasisPoints)} />
  return <AmountList rows={[{ key: 'commission', label: t('summary.commission'), amount }]} />
}

/** One alternative: what it is, what it costs and why, and what can be done with it. */
export function AlternativeCard({ builder, at, isCheapest, isRepeated, onChange }: Props) {
  const t = useText('quote')
  const offer = builder.offered[at]
  const number = at + 1
  const many = builder.offered.length > 1
  const name = t('alternative', { number })
  return (
    <Sheet as="article" aria-label={name} id={`quote-alternative-${number}`} tabIndex={-1}>
      {many && (
        <header>
          <Tag>{name}</Tag>
          {isCheapest && <Tag tone="success">{t('summary.cheapest')}</Tag>}
        </header>
      )}
      {offer && <Offer builder={builder} offer={offer} open={!many} />}
      {isRepeated && <FieldError>{t('summary.repeated')}</FieldError>}
      <Acts>
        <Button kind="plain" size="small" icon="pencil" onClick={onChange}>
          {t('summary.change')}
        </Button>
        {builder.mayAdd && (
          <Button kind="plain" size="small" icon="copy" onClick={() => builder.duplicate(at)}>
            {t('summary.copy')}
          </Button>
        )}
        <Button kind="plain" size="small" icon="trash-2" onClick={() => builder.remove(at)}>
          {t('summary.remove')}
        </Button>
      </Acts>
    </Sheet>
  )
}

function Offer({ builder, offer, open }: { builder: Builder; offer: Offered; open: boolean }) {
  const t = useText('quote')
  const words = usePricingWords()
  const facts = useFacts(offer)
  const { course, priced } = offer
  const price = priced?.ok ? priced.value : null
  return (
    <>
      <h3>{course?.name ?? t('summary.unfinished')}</h3>
      {course && (
        <Where>
          <bdi>{course.school.name}</bdi> · {t('paper.where', { city: course.city.name, country: course.country.name })}
        </Where>
      )}
      {course && <FactList facts={facts} />}
      {price && (
        <Disclosure summary={t('paper.lines')} open={open}>
          <PriceLines price={price} nameOf={({ kind, refId }) => (kind === 'extraFee' ? course?.feeNames.get(refId ?? 0) : undefined)} />
        </Disclosure>
      )}
      {priced && !priced.ok && <FieldError>{words.problem(priced.failure)}</FieldError>}
      <Total>
        {t('paper.total')}
        <strong>{price ? <Price minor={price.totalSar} /> : '–'}</strong>
      </Total>
      {price && <Commission builder={builder} price={price} />}
    </>
  )
}
