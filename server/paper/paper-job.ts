import type { Locale } from '../../src/config/locales'
import type { IssuedQuote } from '../../src/contract/quote-schema'
import { fillQuotePaper, type PaperSetting } from '../../src/paper/fill-quote-paper'
import { renderQuotePaper } from '../../src/paper/render-quote-paper'
import { mailText } from '../modules/orders/mail-text'
import { readPaperFonts } from './paper-fonts'

/** All that a paper is made of, as plain data: it goes to another thread, or waits in the outbox. `quote`: as the reader may see it. */
export type PaperJob = Pick<PaperSetting, 'agency' | 'site'> & { quote: IssuedQuote; locale: Locale }

const fonts = readPaperFonts()

/** Fills and writes the PDF. Takes the thread for a while: ask the press (paper-press.ts), not this. */
export const writePaper = async ({ quote, locale, ...setting }: PaperJob): Promise<Uint8Array> =>
  renderQuotePaper(fillQuotePaper(quote, { ...setting, locale, say: mailText(locale) }), await fonts)

/** `عرض سعر RQ-26-000018.pdf`, as the paper itself is titled. */
export const paperFileName = ({ quote, locale }: Pick<PaperJob, 'quote' | 'locale'>): string =>
  `${mailText(locale)('paper:title')} ${quote.number}.pdf`
