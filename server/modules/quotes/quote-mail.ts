/** The mail that brings a quote: number, totals, how long it holds, the live address; the paper is attached. Nothing a person typed is in it. */
import { textIn } from '../../../src/domain/localised-text'
import { isolate, isolateCode } from '../../../src/domain/price-words'
import { quoteAddress } from '../../../src/domain/quote-address'
import type { MailTemplate } from '../../events/mail'
import { fact, type MailRow, rowsMail } from '../../events/mail-rows'
import type { PaperJob } from '../../paper/paper-job'
import { amount, day } from '../orders/mail-format'
import { mailText } from '../orders/mail-text'

function alternativeRows({ quote, locale }: PaperJob, index: number): MailRow[] {
  const alternative = quote.alternatives[index]
  if (!alternative) return []
  const text = mailText(locale)
  const { names, choice, price, payment } = alternative
  const sar = (minor: number) => amount(minor, 'SAR', locale)
  const period = { count: choice.weeks, from: day(choice.startDate, locale), to: day(price.endDate, locale) }
  const place = { school: isolate(textIn(names.school, locale)), city: isolate(textIn(names.city, locale)) }
  return [
    ...(quote.alternatives.length > 1 ? [{ kind: 'hint' as const, text: text('mail:quote.option', { number: index + 1 }) }] : []),
    { kind: 'heading', text: isolate(textIn(names.name, locale)) },
    { kind: 'paragraph', text: text('mail:placed.at', place) },
    { kind: 'paragraph', text: text('mail:placed.weeks', period) },
    fact(text('mail:quote.total'), sar(price.totalSar), { strong: true }),
    fact(text('mail:quote.deposit'), sar(payment.deposit)),
    ...(payment.balance_on === null
      ? []
      : [fact(text('mail:quote.balance', { date: day(payment.balance_on, locale) }), sar(payment.balance))]),
  ]
}

/** The mail template `quote_sent`; its params are the paper's own job. */
export const renderQuoteMail: MailTemplate = (params, locale, site) => {
  const paper = { ...(params as PaperJob), locale }
  const { quote } = paper
  const text = mailText(locale)
  const mail = rowsMail(locale, text('mail:quote.subject', { number: quote.number }), [
    { kind: 'paragraph', text: text('mail:quote.intro', { store: isolate(quote.partner ?? paper.agency.name) }) },
    fact(text('mail:quote.number'), isolateCode(quote.number), { strong: true }),
    fact(text('mail:quote.validUntil'), day(quote.valid_until, locale)),
    ...quote.alternatives.flatMap((_, index) => alternativeRows(paper, index)),
    { kind: 'link', text: text('mail:quote.open'), href: quoteAddress(site, locale, quote.link) },
    { kind: 'hint', text: text('mail:quote.notYou') },
  ])
  return { ...mail, paper }
}
