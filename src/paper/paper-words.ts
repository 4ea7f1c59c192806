import type { PaperWords } from './quote-paper'

/** i18next's `t`, of the site or of the server; keys carry their namespace. */
export type Translate = (key: string, values?: Record<string, string | number>) => string

/** The layout's own words, from namespace `paper`. */
export const wordsOfPaper = (t: Translate): PaperWords => ({
  feeColumn: t('paper:feeColumn'),
  noLines: t('paper:noLines'),
  continued: t('paper:continued'),
  page: (page, pages) => t('paper:page', { page, pages }),
  scan: t('paper:scan'),
  live: t('paper:live'),
})
