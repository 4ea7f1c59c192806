import type { Explained } from './explained'
import { PriceHints } from './price-hints'
import { Promotions } from './promotions'
import { type VisaFacts, VisaHint } from './visa-hint'

export type PriceExplainedProps = Explained & { country: VisaFacts }

/**
 * Why a trip costs what it costs and what would make it cheaper. Load it with `import()`: it belongs to the engine. Dictionaries `pricing`
 * and `explained`.
 */
export function PriceExplained({ country, ...explained }: PriceExplainedProps) {
  const { choice } = explained
  return (
    <>
      <Promotions {...explained} />
      <PriceHints {...explained} />
      <VisaHint country={country} weeks={Math.max(choice.weeks, choice.accommodationWeeks ?? 0)} />
    </>
  )
}
