import { useMemo } from 'react'
import styled from 'styled-components'
import type { BookingChoice, CoursePricing, MarketTerms } from '../../../contract/pricing-schema'
import { usePricingWords } from '../../../i18n/pricing-words'
import { useText } from '../../../i18n/use-text'
import { useWeeks } from '../../../i18n/weeks'
import { Button } from '../../../ui/button'
import type { Trip } from '../trip'
import type { Engine } from '../use-trip'

const Hint = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2);
  padding: var(--space-3);
  border-radius: var(--radius-field);
  background: var(--highlight-soft);
  color: var(--highlight-ink);
  font-size: var(--text--1);
  > p { flex: 1 1 12rem; }
`

export type HintsProps = {
  engine: Engine
  pricing: CoursePricing
  terms: MarketTerms
  today: string
  choice: BookingChoice
  onTake: (part: Partial<Trip>) => void
}

/** What would cost less: a few more weeks (price cliffs), another start within eight weeks (design domain §3). */
export function PriceHints({ engine, pricing, terms, today, choice, onTake }: HintsProps) {
  const words = usePricingWords()
  const weeks = useWeeks()
  const t = useText('course')
  const cliff = useMemo(
    () => engine.cheaperWithMoreWeeks(pricing, choice.startDate, choice.weeks),
    [engine, pricing, choice.startDate, choice.weeks],
  )
  const cheaper = useMemo(
    () => engine.cheapestStart(pricing, choice, { today, terms, assumeAdult: true }),
    [engine, pricing, choice, today, terms],
  )
  return (
    <>
      {cliff && (
        <Hint>
          <p>{words.sentence('hint.cliff', { ...cliff, count: cliff.nextWeeks }, pricing.currency)}</p>
          <Button kind="quiet" size="small" onClick={() => onTake({ weeks: cliff.nextWeeks })}>
            {t('card.useWeeks', { weeks: weeks(cliff.nextWeeks) })}
          </Button>
        </Hint>
      )}
      {cheaper && (
        <Hint>
          <p>{words.sentence('hint.cheapestStart', { date: cheaper.startDate, saving: cheaper.saving })}</p>
          <Button kind="quiet" size="small" onClick={() => onTake({ startDate: cheaper.startDate })}>
            {t('card.useStart')}
          </Button>
        </Hint>
      )}
    </>
  )
}
