import { useMemo } from 'react'
import { usePricingWords } from '../i18n/pricing-words'
import { useText } from '../i18n/use-text'
import { useWeeks } from '../i18n/weeks'
import { Button } from '../ui/button'
import type { Explained } from './explained'
import { Hint } from './hint'

/** What would cost less: a few more weeks (price cliffs), another start within eight weeks (design domain §3). */
export function PriceHints({ engine, pricing, terms, today, choice, onTake }: Explained) {
  const words = usePricingWords()
  const weeks = useWeeks()
  const t = useText('explained')
  const cliff = useMemo(
    () => engine.cheaperWithMoreWeeks(pricing, choice.startDate, choice.weeks),
    [engine, pricing, choice.startDate, choice.weeks],
  )
  const cheaper = useMemo(
    () => engine.cheapestStart(pricing, choice, { today, terms, assumeAdult: true }),
    [engine, pricing, choice, today, terms],
  )
  const take = (part: Parameters<NonNullable<typeof onTake>>[0], label: string) =>
    onTake && (
      <Button kind="quiet" size="small" onClick={() => onTake(part)}>
        {label}
      </Button>
    )
  return (
    <>
      {cliff && (
        <Hint icon="trending-down" action={take({ weeks: cliff.nextWeeks }, t('useWeeks', { weeks: weeks(cliff.nextWeeks) }))}>
          <p>{words.sentence('hint.cliff', { ...cliff, count: cliff.nextWeeks }, pricing.currency)}</p>
        </Hint>
      )}
      {cheaper && (
        <Hint icon="calendar-check" action={take({ startDate: cheaper.startDate }, t('useStart'))}>
          <p>{words.sentence('hint.cheapestStart', { date: cheaper.startDate, saving: cheaper.saving })}</p>
        </Hint>
      )}
    </>
  )
}
