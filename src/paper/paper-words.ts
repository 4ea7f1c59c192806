import type { Say } from '../domain/price-words'
import type { PaperWords } from './quote-paper'

/** The layout's own words, from namespace `paper`. */
export const wordsOfPaper = (t: Say): PaperWords => ({
  feeColumn: t('paper:feeColumn'),
  noLines: t('paper:noLines'),
  continued: t('paper:continued'),
  page: (page, pages) => t('paper:page', { page, pages }),
  scan: t('paper:scan'),
  live: t('paper:live'),
})
