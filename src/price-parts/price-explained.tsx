import { ClosedHint } from './closed-hint'
import type { Explained } from './explained'
import { PriceHints } from './price-hints'
import { Promotions } from './promotions'
import { type VisaFacts, VisaHint } from './visa-hint'

export type PriceExplainedProps = Explained & { country: VisaFacts }

/**
 * Why a trip costs what it costs, what would make it cheaper, and what to know of its days. Load it with `import()`: it belongs to the
 * engine. Dictionaries `pricing` and `explained`.
 */
export function PriceExplained({ country, ...explained }: PriceExplainedProps) {
  const { choice } = explained
  return (
    <>
      <Promotions {...explained} />
      <PriceHints {...explained} />
      <ClosedHint {...explained} />
      <VisaHint country={country} weeks={Math.max(choice.weeks, choice.accommodationWeeks ?? 0)} />
    </>
  )
}
