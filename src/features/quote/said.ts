import type { QuoteDraft } from '../../domain/quote/draft'
import type { Loss } from '../../domain/quote/mend'
import type { WishPart } from '../../domain/quote/wish'
import type { QuoteTyped } from '../../store/quote-typed'

/** What just happened to the quote besides what was pressed, and how it was before. */
export type Said =
  | { kind: 'cleared'; parts: WishPart[]; before: QuoteDraft }
  | { kind: 'removed' | 'added' | 'replaced' | 'copied'; before: QuoteDraft }
  | { kind: 'startedOver'; before: QuoteDraft; typed: QuoteTyped }
  | { kind: 'mended'; losses: Loss[] }
