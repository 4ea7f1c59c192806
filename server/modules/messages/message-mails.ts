/** Mails about a message: to the agency with all that was written, to the visitor as a receipt. */
import type { Locale } from '../../../src/config/locales'
import type { InquiryKind } from '../../../src/contract/message-schema'
import type { LocalisedText } from '../../../src/contract/text-schema'
import { isolate, isolateCode } from '../../../src/domain/price-words'
import { quoteAddress } from '../../../src/domain/quote-address'
import type { MailTemplate } from '../../events/mail'
import { fact, type MailRow, rowsMail } from '../../events/mail-rows'
import type { PaperJob } from '../../paper/paper-job'
import { localise } from '../catalogue/localise'
import { mailText } from '../orders/mail-text'

export type MessageMail = {
  name: string
  email: string
  phone: string
  kind: InquiryKind | 'contact'
  /** A summer group or a university. */
  about: LocalisedText | null
  fields: Record<string, string>
  message: string
  /** The quote an inquiry is about; the agency gets its paper. */
  paper: PaperJob | null
}

function factRows({ about, fields, paper }: MessageMail, locale: Locale): MailRow[] {
  const text = mailText(locale)
  const filled = Object.entries(fields).filter(([, value]) => value !== '')
  return [
    ...(about ? [fact(text('mail:message.field.about'), isolate(localise(about, locale)))] : []),
    ...(paper ? [fact(text('mail:message.field.quote'), isolateCode(paper.quote.number))] : []),
    ...filled.map(([name, value]) => fact(text(`mail:message.field.${name}`), isolate(value))),
  ]
}

/** Leads to the quote, in the reader's language. */
const quoteLink = ({ paper }: MessageMail, locale: Locale, site: string): MailRow[] =>
  paper ? [{ kind: 'link', text: mailText(locale)('mail:message.openQuote'), href: quoteAddress(site, locale, paper.quote.link) }] : []

const quoted = ({ message }: MessageMail): MailRow[] => (message === '' ? [] : [{ kind: 'quote', text: message }])

/** The mail template `message_received`, to the agency. Answering it answers the visitor. */
export const renderMessageReceived: MailTemplate = (params, locale, site) => {
  const mail = params as MessageMail
  const text = mailText(locale)
  const kind = text(`mail:message.kind.${mail.kind}`)
  const rendered = rowsMail(locale, text('mail:message.received', { kind, name: mail.name }), [
    fact(text('mail:message.field.name'), isolate(mail.name)),
    fact(text('mail:message.field.email'), isolateCode(mail.email)),
    ...(mail.phone === '' ? [] : [fact(text('mail:message.field.phone'), isolateCode(mail.phone))]),
    ...factRows(mail, locale),
    ...quoted(mail),
    ...quoteLink(mail, locale, site),
  ])
  return { ...rendered, ...(mail.paper ? { paper: mail.paper } : {}) }
}

/** The mail template `message_receipt`, to the visitor, with what they wrote. */
export const renderMessageReceipt: MailTemplate = (params, locale, site) => {
  const mail = params as MessageMail
  const text = mailText(locale)
  return rowsMail(locale, text('mail:message.receipt'), [
    { kind: 'paragraph', text: text('mail:placed.greeting', { name: isolate(mail.name) }) },
    { kind: 'paragraph', text: text('mail:message.thanks') },
    { kind: 'heading', text: text('mail:message.yours', { kind: text(`mail:message.kind.${mail.kind}`) }) },
    ...factRows(mail, locale),
    ...quoted(mail),
    ...quoteLink(mail, locale, site),
    { kind: 'hint', text: text('mail:message.notYou') },
  ])
}
