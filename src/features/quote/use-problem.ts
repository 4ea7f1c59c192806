import type { QuoteStep } from '../../domain/quote/steps'
import { stepOf } from '../../domain/quote/steps'
import { usePricingWords } from '../../i18n/pricing-words'
import type { FieldProblem } from '../../ui/error-summary'
import { fieldOf } from './problem-field'
import type { Builder } from './use-builder'

/** Why the alternative at hand can't be had, where that is mended in this step: the field and the sentence. */
export function useProblem({ current }: Builder, step: QuoteStep): FieldProblem | null {
  const words = usePricingWords()
  const priced = current?.priced
  if (!priced || priced.ok || stepOf(priced.failure.code) !== step) return null
  return { field: fieldOf(priced.failure), text: words.problem(priced.failure) }
}
